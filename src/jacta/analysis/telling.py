"""What a look back shows, in words: verdicts and decisions as sentences, in three languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from pathlib import Path

from jacta.analysis.choices import Choice
from jacta.analysis.futures import Comparison
from jacta.analysis.reckoning import Reckoning
from jacta.analysis.verdict import Swing, Verdict
from jacta.bots.hints import Reasons, say_because
from jacta.engine.definition import Definition
from jacta.engine.values import Action
from jacta.engine.words.language import Voice, with_minus

__all__ = ["Teller"]

Told = dict[str, int | str]

_LOCALE = Path(__file__).parent / "locale"
_COMMA = ("fr", "de")
_CLOSE = 0.02  # chances that are nearer to each other are told with a decimal


class Teller:
    """Says in one language what the reckoning of a game shows."""

    def __init__(self, game: Definition, board: str, language: str, names: Sequence[str]) -> None:
        self._game, self._board = game, board
        self._language, self._names = language, tuple(names)
        self._voice = Voice(language, (_LOCALE,), names)

    def words(self, message: str, **values: int | str) -> str:
        """A message of the reckoning."""
        return self._voice.words(message, **values)

    def name(self, seat: int) -> str:
        return self._voice.name(seat)

    def figure(self, value: float, decimals: int = 1, signed: bool = False) -> str:
        """A number as people read it; nothing is neither above nor below zero."""
        text = f"{value:+.{decimals}f}" if signed else f"{value:.{decimals}f}"
        if float(text) == 0:
            text = text.lstrip("+-")
        return with_minus(text.replace(".", ",") if self._language in _COMMA else text)

    def chances(self, before: float, after: float) -> Told:
        """Two chances in percent, told apart from each other."""
        decimals = 1 if 0 < abs(after - before) < _CLOSE else 0
        told = {"before": before, "after": after}
        return {name: self.figure(100 * each, decimals) for name, each in told.items()}

    def verdict(self, reckoning: Reckoning, verdict: Verdict, to_them: bool = False) -> str:
        """What is said at the end of a seat, or to whoever sits there."""
        if len(reckoning.balances) == 1:
            return self._alone(reckoning, to_them)
        said = [] if verdict.swing is None else [self._swing(verdict, verdict.swing, to_them)]
        return " ".join([*said, self._without_luck(verdict, to_them)])

    def choice(self, choice: Choice, players: int) -> str:
        """What was done, what was better, and by how much."""
        made, best = (self._action(notation) for notation in (choice.made, choice.best))
        told: Told = {"turn": choice.turn + 1, "made": made, "best": best}
        if players == 1:
            return self.words("choice-alone", cost=self.figure(choice.cost), **told)
        chances = self.chances(choice.before, choice.after)
        return self.words("choice", name=self.name(choice.seat), **told, **chances)

    def comparison(self, found: Comparison, seat: int, tried: str, why: Reasons = ()) -> str:
        """What came of trying another action; `why` is what speaks for the better of the two."""
        told: Told = {"action": self._action(tried), "what": self._both(found, seat)}
        if not found.is_clear:
            return self.words("rewind-open", futures=len(found.done), **told)
        is_better = found.difference > 0
        said = self.words("rewind-better" if is_better else "rewind-worse", **told)
        if not why:
            return said
        voice = self._game.voice(self._language, self._names, self._board)
        both = reduce(
            lambda one, other: self.words("rewind-both", one=one, two=other),
            say_because(why, voice),
        )
        return f"{said} {self.words('rewind-for-it' if is_better else 'rewind-for-done', why=both)}"

    def _both(self, found: Comparison, seat: int) -> str:
        """How often the seat wins with one and with the other, or what it reaches."""
        done, tried = found.done.mean, found.tried.mean
        if len(self._names) == 1:
            return self.words("rewind-points", before=self.figure(done), after=self.figure(tried))
        message = "rewind-wins" if len(self._names) == 2 else "rewind-ahead"
        return self.words(message, name=self.name(seat), **self.chances(done, tried))

    def _action(self, notation: str) -> str:
        action = Action(self._game.actions.parse(notation), self._game, self._board)
        return action.say(self._language, self._names)

    def _alone(self, reckoning: Reckoning, to_them: bool) -> str:
        (balance,) = reckoning.balances
        return self.words(
            "alone-you" if to_them else "alone",
            result=self.figure(balance.result, 0),
            luck=self.figure(balance.luck, signed=True),
            cost=self.figure(-balance.own),
        )

    def _swing(self, verdict: Verdict, swing: Swing, to_them: bool) -> str:
        message = "swing-won" if verdict.won else "swing-lost"
        told: Told = {"turn": swing.turn + 1, **self.chances(swing.before, swing.after)}
        if to_them:
            return self.words(f"{message}-you", **told)
        return self.words(message, name=self.name(verdict.seat), **told)

    def _without_luck(self, verdict: Verdict, to_them: bool) -> str:
        rank = verdict.without_luck
        message = "without-luck-too" if rank == verdict.rank else "without-luck"
        told: Told = {} if rank is None else {"rank": self.words("rank-word", rank=rank)}
        if rank is None:
            message = "unclear"
        if to_them:
            return self.words(f"{message}-you", **told)
        return self.words(message, name=self.name(verdict.seat), **told)
