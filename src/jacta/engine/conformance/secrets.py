"""Secrets: what a seat sees, may do and is told depends on nothing that it may not know.

Two ways to tell. From what a seat sees another position is sampled, which differs in what the
seat does not know: all that the seat meets must be the same in both. And where a draw or an action
is private, all that it could have been must look the same to those who do not learn it.
"""

from __future__ import annotations

from collections.abc import Iterator

from jacta.engine.conformance.report import Tally, seat_name, where
from jacta.engine.conformance.sweeps import refusal_codes
from jacta.engine.conformance.walks import Corpus, legal_numbers
from jacta.engine.events import EVERYONE
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, SPECTATOR
from jacta.engine.stream import stream
from jacta.engine.values import Action, Event

__all__ = ["secrets"]

SAMPLES = 3
RESULTS = 12


def secrets(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Views, events, legal actions and refusals give nothing away."""
    game = corpus.game
    if game.hidden and game.View is None:
        yield "something is hidden, but there is no view: everyone sees the whole state"
    if game.View is None:
        tally.note = "nothing is hidden"
    counter = stream(corpus.seed)
    for position in corpus.positions:
        for seat in (SPECTATOR, *range(position.players)):
            tally.add()
            if game.View is not None:
                yield from _sampled(game, position, seat, counter)
            elif game.sample(position.view(seat), counter) != position:
                yield f"nothing is hidden, but a view samples elsewhere, {where(position)}"
        if position.is_chance:
            yield from _private_chance(corpus, position, tally)
        for seat in position.actors:
            yield from _private_actions(corpus, position, seat, tally)
            if len(position.actors) > 1:
                yield from _entries(corpus, position, seat, tally)


def _sampled(game: Game, position: Position, seat: int, counter: Array) -> Iterator[str]:
    """A seat could as well be in any position that is sampled from what it sees."""
    view, wanted = position.view(seat), _faced(position, seat)
    for _ in range(SAMPLES):
        other = game.sample(view, counter)
        for what, found in _faced(other, seat).items():
            if found != wanted[what]:
                yield (
                    f"{what} of {seat_name(seat)} would be another if the hidden facts were: "
                    f"{_brief(wanted[what])}, but {_brief(found)} {where(other)}; {where(position)}"
                )


def _faced(position: Position, seat: int) -> dict[str, object]:
    """All that a seat meets in a position; JSON and text are made of the view alone."""
    faced: dict[str, object] = {
        "the view": position.view(seat).bytes,
        "the turn": position.turn,
        "who acts": position.actors,
        "that the game is over": position.is_over,
    }
    if position.is_chance:
        faced["the draws"] = position.drawings
        faced["who learns the draw"] = _audience(position, CHANCE, 0)
    if seat in position.actors:
        faced["the list of legal actions"] = legal_numbers(position, seat)
    if seat != SPECTATOR:
        faced["the refusals"] = refusal_codes(position, seat).tolist()
    return faced


def _private_chance(corpus: Corpus, position: Position, tally: Tally) -> Iterator[str]:
    """What was drawn makes no difference to those who do not learn it."""
    audience = _audience(position, CHANCE, 0)
    strangers = _strangers(position, audience)
    outcomes = position.outcomes()
    if len(outcomes) > RESULTS:
        outcomes = corpus.rng("outcomes").sample(outcomes, RESULTS)
    for seat in strangers:
        tally.add()
        seen = {}
        for outcome in outcomes:
            events: list[Event] = []
            after = position.chance(outcome, events)
            seen[f"'{outcome}'"] = _told(after, events, seat)
        yield from _compare(position, seat, seen)


def _private_actions(corpus: Corpus, position: Position, seat: int, tally: Tally) -> Iterator[str]:
    """Which action of a kind it was makes no difference to those who do not learn it."""
    kinds: dict[str, list[Action]] = {}
    for number in legal_numbers(position, seat):
        action = Action(number, corpus.game)
        if position.refusal(seat, action) is None:
            kinds.setdefault(action.kind.name, []).append(action)
    for actions in kinds.values():
        if len(actions) > RESULTS:
            actions = corpus.rng("actions").sample(actions, RESULTS)
        audiences = {action: _audience(position, seat, action.number) for action in actions}
        for action, audience in audiences.items():
            if not _learns(audience, seat):
                yield f"seat {seat} would not learn its own '{action}', {where(position)}"
        for stranger in (SPECTATOR, *range(position.players)):
            private = [action for action in actions if not _learns(audiences[action], stranger)]
            if stranger != seat and len(private) > 1:
                tally.add()
                yield from _compare(position, stranger, _after(position, seat, private, stranger))


def _entries(corpus: Corpus, position: Position, seat: int, tally: Tally) -> Iterator[str]:
    """Before the last entry of a step is in, nobody else learns anything of one."""
    actions = [
        Action(number, corpus.game)
        for number in legal_numbers(position, seat)
        if position.refusal(seat, number) is None
    ]
    if len(actions) > RESULTS:
        actions = corpus.rng("entries").sample(actions, RESULTS)
    for other in (SPECTATOR, *range(position.players)):
        if other == seat:
            continue
        tally.add()
        yield from _compare(position, other, _after(position, seat, actions, other))
        if other not in position.actors:
            continue
        before = legal_numbers(position, other)
        for action in actions:
            if legal_numbers(position.apply(seat, action), other) != before:
                yield (
                    f"'{action}' by seat {seat} changes what seat {other} may enter in the same "
                    f"step, {where(position)}"
                )


def _after(
    position: Position, seat: int, actions: list[Action], stranger: int
) -> dict[str, dict[str, object]]:
    """What a stranger is told by each of some actions."""
    seen = {}
    for action in actions:
        events: list[Event] = []
        after = position.apply(seat, action, events)
        seen[f"'{action}' by seat {seat}"] = _told(after, events, stranger)
    return seen


def _told(position: Position, events: list[Event], seat: int) -> dict[str, object]:
    """All that reaches a seat when something has happened."""
    visible = [event for event in events if event.visible_to(seat)]
    return {
        "the events": [(event.kind.name, event.values) for event in visible],
        "the view": position.view(seat).bytes,
        "who acts": (position.actors, position.is_chance),
    }


def _compare(position: Position, seat: int, seen: dict[str, dict[str, object]]) -> Iterator[str]:
    """One problem if any two of the things that happened can be told apart."""
    first, *others = seen
    for other in others:
        for what, told in seen[other].items():
            if told != seen[first][what]:
                yield (
                    f"{seat_name(seat)} can tell {first} from {other} by {what}: "
                    f"{_brief(seen[first][what])} or {_brief(told)}, {where(position)}"
                )
                return


def _audience(position: Position, seat: int, action: int) -> int:
    """The mask of those who learn what was done; EVERYONE has spectators in it, too."""
    game = position.game
    board = game.board(position.board_name)
    return int(game.doors["audience"](board, position.array, seat, action))


def _learns(audience: int, seat: int) -> bool:
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))


def _strangers(position: Position, audience: int) -> list[int]:
    return [s for s in (SPECTATOR, *range(position.players)) if not _learns(audience, s)]


def _brief(value: object) -> str:
    text = value.hex() if isinstance(value, bytes) else str(value)
    return text if len(text) <= 80 else f"{text[:60]} …"
