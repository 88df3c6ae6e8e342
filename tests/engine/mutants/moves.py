"""What is listed, what is refused, and where play gets stuck."""

from dataclasses import replace
from typing import Any

from jacta.engine.events import EVERYONE, MOST_EVENTS, emit
from jacta.engine.game import Game
from jacta.engine.layout import Array
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import sledges
from tests.tiny.sledges import refusals, rules, vocabulary


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
        return 0 if reason == vocabulary.Reason.TOO_FAR and beyond else reason

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
        return 0 if reason == vocabulary.Reason.GAME_OVER else reason

    return with_rules(sledges.GAME, refusal=refusal)


@mutant("legal moves")
def events_overflow() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        for _ in range(MOST_EVENTS):
            emit(events, EVERYONE, vocabulary.Event.THREW, seat, action)
        rules.apply(board, state, seat, action, events)

    return with_rules(sledges.GAME, apply=apply)


@mutant("dead ends")
def a_legal_action_leads_into_a_dead_end() -> Game:
    """With a six nothing is legal."""

    def legal(board: Any, state: Any, seat: int, out: Array) -> int:
        return 0 if int(state.pips) == 6 else rules.legal(board, state, seat, out)

    def refusal(board: Any, state: Any, seat: int, action: int) -> int:
        reason = refusals.refusal(board, state, seat, action)
        return vocabulary.Reason.TOO_FAR if int(state.pips) == 6 and not reason else reason

    return with_rules(sledges.GAME, legal=legal, refusal=refusal)


@mutant("dead ends")
def a_forced_step_is_left_to_the_player() -> Game:
    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        state.pips = int(faces[0]) + 1

    return with_rules(sledges.GAME, settle=settle)
