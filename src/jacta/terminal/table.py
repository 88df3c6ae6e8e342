"""A table: people and bots around one game, until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from jacta.engine.chance import Source
from jacta.engine.draft import Effect
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Event
from jacta.terminal.dialogue import Dialogue
from jacta.terminal.drawing import drawing
from jacta.terminal.scene import EventLog, Scene, Screen, current_turn
from jacta.terminal.seats import Seat
from jacta.terminal.speech import Speech

__all__ = ["TerminalTable"]


class TerminalTable:
    """Plays one game: rolls, lets bots choose, asks people; `saved` is called as turns end."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[Seat],
        source: Source,
        screen: Screen,
        speech: Speech,
        saved: Callable[[], None],
    ) -> None:
        self._record, self._seats, self._source = record, seats, source
        self._screen, self._speech, self._saved = screen, speech, saved
        self._drawing = drawing(record.game)
        self._log = EventLog(self._drawing.passing)
        self._dialogue = Dialogue(
            record.game, screen, self._drawing, speech, self._log, record.note_hint
        )
        self._people = [index for index, seat in enumerate(seats) if seat.is_person]
        self._viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._untold: dict[int, list[Event]] = {seat: [] for seat in self._people}

    def run(self) -> None:
        """Play to the end; raises Quit or EOFError when people do not."""
        while not (position := self._record.final).is_over:
            if position.is_chance:
                self._roll(position)
            elif (seat := position.actors[0]) in self._people:
                self._ask(position, seat)
            else:
                self._let_play(position, seat)
            if self._record.final.turn != position.turn:
                self._saved()
        self._screen.wait(self._scene(self._record.final))

    def _roll(self, position: Position) -> None:
        events: list[Event] = []
        thrower = position.drawings[0].key.seat
        after = self._record.roll(self._source, events)
        self._note(position, events)
        if thrower not in self._people:
            self._screen.show(self._scene(after, thrower), pause=True)
        elif after.turn != position.turn and not after.is_over:
            self._tell_forced(position, after, thrower, events)

    def _tell_forced(
        self, before: Position, after: Position, seat: int, events: Sequence[Event]
    ) -> None:
        """The dice ended this person's turn: what was thrown, what followed, and why there was
        nothing to choose."""
        speech = self._speech
        said = [f"forced-{event.kind.name}" for event in events]
        why = speech.words(next(filter(speech.knows, said), "forced"))
        self._screen.tell([why])
        scene = self._scene(after, turn=before.turn)
        banner = speech.words("banner-forced", name=speech.name(seat))
        self._screen.wait(replace(scene, banner=banner, log=[*scene.log, why]))

    def _let_play(self, position: Position, seat: int) -> None:
        events: list[Event] = []
        bot = self._seats[seat].bot
        assert bot is not None
        action = bot.choose(position.view(seat), position.legal(seat))
        after = self._record.act(seat, action, events)
        self._note(position, events)
        if not after.is_chance or after.turn != position.turn:
            self._screen.show(self._scene(after, seat), pause=bool(events))

    def _ask(self, position: Position, seat: int) -> None:
        self._sit_down(seat)
        draft = self._dialogue.decide(position, seat)
        told = len(draft.actions) - (draft.effect is Effect.REVEALS)
        for place, action in enumerate(draft.actions):
            before, events = self._record.final, list[Event]()
            self._record.act(seat, action, events)
            self._note(before, events, told_to=seat if place < told else None)

    def _sit_down(self, seat: int) -> None:
        """Where something is hidden, the screen changes hands behind a curtain."""
        if len(self._people) > 1 and seat != self._viewer:
            if self._record.game.hidden:
                self._screen.curtain(self._speech.words("curtain", name=self._speech.name(seat)))
            self._viewer = seat
        self._screen.tell(self._speech.events(self._untold[seat]))
        self._untold[seat].clear()

    def _note(self, before: Position, events: Sequence[Event], told_to: int | None = None) -> None:
        """Log what happened, and tell it to whoever may know it and does not: now to the one at
        the screen, later to the others."""
        self._log.add(before.turn, events)
        for event in events:
            known = told_to is not None and event.visible_to(told_to)
            if not known and event.visible_to(self._viewer):
                self._screen.tell([self._speech.event(event)])
            if event.visible_to(SPECTATOR):
                continue
            for seat in self._people:
                if event.visible_to(seat) and seat not in (told_to, self._viewer):
                    self._untold[seat].append(event)

    def _scene(
        self, position: Position, playing: int | None = None, turn: int | None = None
    ) -> Scene:
        """The table as the one at the screen sees it, in this turn or in that of the position."""
        speech, view = self._speech, position.view(self._viewer)
        turn = current_turn(position) if turn is None else turn
        if position.is_over:
            banner = speech.words("banner-over")
        elif playing is None:
            banner = speech.words("banner-next")
        else:
            banner = speech.words("banner-plays", name=speech.name(playing))
        return Scene(
            view=view,
            settled=view,
            speech=speech,
            turn=turn,
            banner=banner,
            log=speech.events(self._log.brief(self._viewer, turn)),
            recent=self._log.recent(self._viewer),
        )
