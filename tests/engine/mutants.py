"""Planted faults: each mutant breaks one promise of a tiny game, and one check must tell.

Run as a program it examines all of them and prints, as JSON, the problems by mutant and check.
That is done with the jit off, where a mutant costs no compilation and is never mistaken for the
compiled code of the game it comes from.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from jacta.engine.conformance import run, walks
from jacta.engine.domains import Choice, Range
from jacta.engine.events import EVERYONE, MOST_EVENTS, emit
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary
from tests.tiny import pearls, sledges, thirteen
from tests.tiny.sledges import refusals, rules, words
from tests.tiny.sledges.form import Form
from tests.tiny.sledges.state import OVER

Plant = Callable[[], Game]

# By name what is broken: the checks that must tell, and how it is broken.
MUTANTS: dict[str, tuple[set[str], Plant]] = {}


def mutant(*checks: str) -> Callable[[Plant], Plant]:
    """Files a mutant under the name of its function."""

    def file(plant: Plant) -> Plant:
        MUTANTS[plant.__name__.replace("_", " ")] = (set(checks), plant)
        return plant

    return file


def with_rules(game: Game, **functions: Callable[..., Any]) -> Game:
    return replace(game, rules=replace(game.rules, **functions))


# -- what a seat sees


@mutant("secrets")
def a_view_shows_the_hands_of_others() -> Game:
    def view(board: Any, state: Any, seat: int, out: Any) -> None:
        thirteen.view(board, state, seat, out)
        out.place[:] = state.place

    return with_rules(thirteen.GAME, view=view)


@mutant("secrets")
def a_view_shows_one_hidden_card_and_the_sampler_keeps_to_it() -> Game:
    """No sampled position can tell this leak: only the draws that should look alike do."""

    def view(board: Any, state: Any, seat: int, out: Any) -> None:
        thirteen.view(board, state, seat, out)
        out.place[11] = state.place[11]

    def sample(board: Any, seen: Any, seat: int, counter: Array, out: Any) -> None:
        place = int(seen.place[11])
        while True:
            thirteen.sample(board, seen, seat, counter, out)
            if int(out.place[11]) == place:
                return

    return with_rules(thirteen.GAME, view=view, sample=sample)


@mutant("secrets")
def a_private_event_reaches_everyone() -> Game:
    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        thirteen.settle(board, state, faces, events)
        if events is not None:
            rows = events[1 : events[0, 0] + 1]
            rows[rows[:, 0] == thirteen.SAW, 1] = EVERYONE

    return with_rules(thirteen.GAME, settle=settle)


@mutant("secrets")
def what_is_legal_depends_on_hidden_cards() -> Game:
    """Nothing can be swapped while an opponent holds the 12."""

    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        away = int(state.place[11]) not in (0, 1 + seat)
        if away and action != thirteen.STAY:
            return thirteen.NOT_NOW
        return thirteen.refusal(board, state, seat, action)

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = thirteen.legal(board, state, seat, out)
        return 1 if int(state.place[11]) not in (0, 1 + seat) else number

    return with_rules(thirteen.GAME, refusal=refusal, legal=legal)


@mutant("secrets")
def the_reason_of_a_refusal_depends_on_hidden_cards() -> Game:
    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = thirteen.refusal(board, state, seat, action)
        in_a_hand = action != thirteen.STAY and int(state.place[action])
        return thirteen.NOT_NOW if reason and in_a_hand else reason

    return with_rules(thirteen.GAME, refusal=refusal)


@mutant("secrets")
def a_sampler_forgets_the_cards_of_others() -> Game:
    def sample(board: Any, seen: Any, seat: int, counter: Array, out: Any) -> None:
        thirteen.view(board, seen, seat, out)
        out.held[:] = [int(number) * (other == seat) for other, number in enumerate(seen.held)]

    return with_rules(thirteen.GAME, sample=sample)


@mutant("secrets")
def a_seat_does_not_learn_its_own_action() -> Game:
    def audience(board: Any, state: Any, seat: int, action: int) -> int:
        shown = thirteen.audience(board, state, seat, action)
        return shown if shown == EVERYONE or seat == CHANCE else 0

    return with_rules(thirteen.GAME, audience=audience)


@mutant("secrets")
def something_is_hidden_but_there_is_no_view() -> Game:
    return replace(sledges.GAME, hidden=True)


# -- entries at the same time


@mutant("secrets")
def an_entry_shows_before_the_reveal() -> Game:
    def view(board: Any, state: Any, seat: int, out: Any) -> None:
        pearls.view(board, state, seat, out)
        out.cards[:] = state.cards

    return with_rules(pearls.GAME, view=view)


@mutant("secrets")
def an_entry_is_told_before_the_reveal() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        emit(events, EVERYONE, pearls.SHOWED, seat, action)
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("secrets")
def an_entry_is_told_and_the_audience_says_so() -> Game:
    """Even an action that claims to be public is none before the last entry is in."""

    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        emit(events, EVERYONE, pearls.SHOWED, seat, action)
        pearls.apply(board, state, seat, action, events)

    def audience(board: Any, state: Any, seat: int, action: int) -> int:
        return EVERYONE

    return with_rules(pearls.GAME, apply=apply, audience=audience)


@mutant("simultaneous")
def entries_do_not_commute() -> Game:
    """Who chooses first gets a point."""

    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        if int(state.waiting) == (1 << int(state.players)) - 1:
            state.points[seat] = int(state.points[seat]) + 1
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("simultaneous", "secrets")
def an_entry_takes_a_choice_from_the_others() -> Game:
    """A card that was chosen in this round cannot be chosen again."""

    def taken(state: Any, card: int) -> bool:
        played = int(state.waiting) ^ ((1 << int(state.players)) - 1)
        seats = (seat for seat in range(4) if int(state.waiting) and played >> seat & 1)
        return any(int(state.cards[seat]) == card + 1 for seat in seats)

    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = pearls.refusal(board, state, seat, action)
        return pearls.CARD_USED if not reason and taken(state, action) else reason

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = pearls.legal(board, state, seat, out)
        free = [card for card in out[:number].tolist() if not taken(state, card)]
        out[: len(free)] = free
        return len(free)

    # With two players there is always another card left.
    game = replace(pearls.GAME, players=range(2, 3))
    return with_rules(game, refusal=refusal, legal=legal)


# -- moves


@mutant("legal moves", "playouts")
def counting_goes_in_another_order_than_listing() -> Game:
    def count(board: Any, state: Any, seat: int) -> int:
        return refusals.furthest(board, state, seat)

    def nth(board: Any, state: Any, seat: int, index: int) -> int:
        return refusals.furthest(board, state, seat) - 1 - index

    return with_rules(sledges.GAME, count=count, nth=nth)


@mutant("legal moves")
def a_refusal_lets_through_what_is_not_listed() -> Game:
    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = refusals.refusal(board, state, seat, action)
        beyond = action == refusals.furthest(board, state, seat)
        return 0 if reason == words.TOO_FAR and beyond else reason

    return with_rules(sledges.GAME, refusal=refusal)


@mutant("legal moves")
def the_generator_lists_what_is_refused() -> Game:
    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = rules.legal(board, state, seat, out)
        if number == 3:
            out[number] = number
            return 4
        return number

    return with_rules(sledges.GAME, legal=legal)


@mutant("legal moves")
def an_action_is_listed_twice() -> Game:
    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = rules.legal(board, state, seat, out)
        out[number] = out[0]
        return number + 1

    return with_rules(replace(sledges.GAME, most_legal=7), legal=legal)


@mutant("legal moves")
def a_list_is_longer_than_the_game_says() -> Game:
    return replace(sledges.GAME, most_legal=5)


@mutant("legal moves")
def nobody_is_refused_when_the_game_is_over() -> Game:
    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = refusals.refusal(board, state, seat, action)
        return 0 if reason == words.GAME_OVER else reason

    return with_rules(sledges.GAME, refusal=refusal)


@mutant("legal moves")
def events_overflow() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        for _ in range(MOST_EVENTS):
            emit(events, EVERYONE, words.THREW, seat, action)
        rules.apply(board, state, seat, action, events)

    return with_rules(sledges.GAME, apply=apply)


@mutant("dead ends")
def a_legal_action_leads_into_a_dead_end() -> Game:
    """With a six nothing is legal."""

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        return 0 if int(state.pips) == 6 else rules.legal(board, state, seat, out)

    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = refusals.refusal(board, state, seat, action)
        return words.TOO_FAR if int(state.pips) == 6 and not reason else reason

    return with_rules(sledges.GAME, legal=legal, refusal=refusal)


@mutant("dead ends")
def a_forced_step_is_left_to_the_player() -> Game:
    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        state.pips = int(faces[0]) + 1

    return with_rules(sledges.GAME, settle=settle)


# -- chance


@mutant("chance")
def dice_are_called_alike_that_are_not() -> Game:
    """The second of two dice halves the first."""

    def draws(board: Any, state: Any, out: Array) -> int:
        rules.draws(board, state, out)
        return 2

    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        first = int(faces[0]) // 2 if int(faces[1]) > 2 else int(faces[0])
        rules.settle(board, state, [first], events)  # type: ignore[arg-type]

    dice = [Draw("die", Range(1, 6), alike=True)]
    game = replace(sledges.GAME, draws=dice, most_draws=2)
    return with_rules(game, draws=draws, settle=settle)


@mutant("chance")
def a_key_names_two_draws() -> Game:
    def draws(board: Any, state: Any, out: Array) -> int:
        rules.draws(board, state, out)
        out[1] = 0
        return 1

    return with_rules(sledges.GAME, draws=draws)


# -- endings


@mutant("endings")
def a_game_never_ends() -> Game:
    def go_back_to_the_top(state: Any) -> None:
        if int(state.pips) == OVER:
            state.pips = state.cells[:] = 0

    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        rules.apply(board, state, seat, action, events)
        go_back_to_the_top(state)

    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        rules.settle(board, state, faces, events)
        go_back_to_the_top(state)

    return with_rules(sledges.GAME, apply=apply, settle=settle)


@mutant("endings")
def merits_are_written_for_empty_seats() -> Game:
    def merits(board: Any, state: Any, out: Array) -> None:
        rules.merits(board, state, out)
        for seat in range(int(state.players), min(4, len(out))):
            out[seat] = 0

    return with_rules(sledges.GAME, merits=merits)


@mutant("playouts")
def the_rules_depend_on_who_listens() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        rules.apply(board, state, seat, action if events is None else 0, events)

    return with_rules(sledges.GAME, apply=apply)


# -- faces, words and forms


class Forgetful(Form):
    def write(self, board: Array, array: Array) -> dict[str, Any]:
        return super().write(board, array) | {"melted": 0}


@mutant("round trips")
def the_json_of_a_position_forgets_a_field() -> Game:
    return replace(sledges.GAME, form=Forgetful())


class Careless(Form):
    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        known = {name: data[name] for name in ("turn", "pips", "melted", "cells")}
        super().read(board, known, array)


@mutant("round trips")
def a_foreign_field_is_read_over() -> Game:
    return replace(sledges.GAME, form=Careless())


@mutant("round trips")
def a_step_changes_the_board() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        board.depth = (int(board.depth) + 1) % 100
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("sentences")
def an_event_has_no_sentence() -> Game:
    return replace(sledges.GAME, events=Vocabulary(*words.EVENTS, Kind("yawned")))


@mutant("sentences")
def a_reason_has_no_sentence() -> Game:
    reasons = (*words.REASONS, Reason("too-cold", "SL-R1"))
    return replace(sledges.GAME, reasons=reasons)


@mutant("faces")
def two_values_are_written_alike() -> Game:
    seasons = Choice(["winter", "summer", "winter"])
    kinds = (*words.EVENTS.kinds[:-1], Kind("won", seat=words.SEAT, season=seasons))
    return replace(sledges.GAME, events=Vocabulary(*kinds))


@mutant("clauses")
def a_reason_cites_a_clause_that_does_not_exist() -> Game:
    reasons = (*words.REASONS[:-1], Reason("too-far", "SL-R99"))
    return replace(sledges.GAME, reasons=reasons)


def main() -> None:
    walks.MOST_STEPS = 300
    found = {}
    for name, (_, plant) in MUTANTS.items():
        results = run(plant(), games=3)
        found[name] = {result.name: result.problems for result in results if result.problems}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
