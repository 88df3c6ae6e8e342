"""What a seat sees, and what shows of entries that are made at the same time."""

from dataclasses import replace
from typing import Any

from jacta.engine.events import EVERYONE, emit
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import pearls, sledges, thirteen


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
            rows[rows[:, 0] == thirteen.Event.SAW, 1] = EVERYONE

    return with_rules(thirteen.GAME, settle=settle)


@mutant("secrets")
def what_is_legal_depends_on_hidden_cards() -> Game:
    """Nothing can be swapped while an opponent holds the 12."""

    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        away = int(state.place[11]) not in (0, 1 + seat)
        if away and action != thirteen.Action.STAY:
            return thirteen.Reason.NOT_NOW
        return thirteen.refusal(board, state, seat, action)

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = thirteen.legal(board, state, seat, out)
        return 1 if int(state.place[11]) not in (0, 1 + seat) else number

    return with_rules(thirteen.GAME, refusal=refusal, legal=legal)


@mutant("secrets")
def the_reason_of_a_refusal_depends_on_hidden_cards() -> Game:
    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = thirteen.refusal(board, state, seat, action)
        in_a_hand = action != thirteen.Action.STAY and int(state.place[action])
        return thirteen.Reason.NOT_NOW if reason and in_a_hand else reason

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


@mutant("secrets")
def an_entry_shows_before_the_reveal() -> Game:
    def view(board: Any, state: Any, seat: int, out: Any) -> None:
        pearls.view(board, state, seat, out)
        out.cards[:] = state.cards

    return with_rules(pearls.GAME, view=view)


@mutant("secrets")
def an_entry_is_told_before_the_reveal() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        emit(events, EVERYONE, pearls.Event.SHOWED, seat, action)
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("secrets")
def an_entry_is_told_and_the_audience_says_so() -> Game:
    """Even an action that claims to be public is none before the last entry is in."""

    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        emit(events, EVERYONE, pearls.Event.SHOWED, seat, action)
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
        return pearls.Reason.CARD_USED if not reason and taken(state, action) else reason

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        number = pearls.legal(board, state, seat, out)
        free = [card for card in out[:number].tolist() if not taken(state, card)]
        out[: len(free)] = free
        return len(free)

    # With two players there is always another card left.
    game = replace(pearls.GAME, players=range(2, 3))
    return with_rules(game, refusal=refusal, legal=legal)
