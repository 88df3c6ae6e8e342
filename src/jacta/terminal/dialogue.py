"""A person's turn: what is typed becomes a draft, until dice or a confirmation settle it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from jacta.engine.draft import Draft, Effect
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.words.blocks import plain
from jacta.terminal.drawing import Drawing
from jacta.terminal.help import clause_lines, help_lines
from jacta.terminal.hints import can_hint, hint_lines
from jacta.terminal.menu import Clause, Menu, MenuEntry, Reading, Shortcut, read
from jacta.terminal.scene import EventLog, Scene, Screen
from jacta.terminal.speech import Speech

__all__ = ["Dialogue", "Quit"]

_YES, _BACK = {"", "1", "y", "o", "j"}, {"2", "u"}


class Quit(Exception):
    """A person leaves the table."""


class Dialogue:
    """Asks people what they do, and answers what they ask."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        drawing: Drawing,
        speech: Speech,
        log: EventLog,
        note_hint: Callable[[int], None],
    ) -> None:
        self._note_hint = note_hint
        self._game, self._screen, self._drawing = game, screen, drawing
        self._speech, self._log = speech, log
        self._refused = self._remark = ""
        self._asked: tuple[int, int] | None = None

    def decide(self, position: Position, seat: int) -> Draft:
        """What a person does up to the next dice or to the end of the turn."""
        draft = Draft(position, seat)
        while True:
            while draft.is_open:
                self._choose(draft)
            if draft.effect is Effect.ROLLS or self._confirm(draft):
                return draft
            self._take_back(draft)

    def _choose(self, draft: Draft) -> None:
        """Ask once, and draft what is answered."""
        menu = self._drawing.menu(draft.position, draft.seat, self._speech, draft.actions)
        text = self._ask(draft, menu)
        reading = read(text, menu, self._game)
        if isinstance(reading, tuple):
            self._add(draft, reading)
        elif reading is Shortcut.UNDO:
            self._take_back(draft)
        else:
            self._answer(reading, draft, text, menu)

    def _confirm(self, draft: Draft) -> bool:
        """Whether the person stands by a draft that hands over."""
        words = self._speech.words
        yes = MenuEntry(words("key-enter"), words("confirm-yes"))
        entries = (yes, MenuEntry("u", words("confirm-back")))
        menu = Menu(entries, words("prompt-confirm"), lambda text: None, lambda action: "")
        if said := self._spent(draft):
            self._screen.tell([said])
        while True:
            text = self._ask(draft, menu).lower()
            if text in _YES:
                return True
            if text in _BACK:
                return False
            reading = read(text, menu, self._game)
            if isinstance(reading, tuple):
                self._refused = words("confirm-first")
            else:
                self._answer(reading, draft, text, menu)

    def _ask(self, draft: Draft, menu: Menu) -> str:
        scene = self._scene(draft, menu)
        self._refused = self._remark = ""
        return self._screen.ask(scene, lambda typed: self._preview(draft, scene, typed)).strip()

    def _scene(self, draft: Draft, menu: Menu) -> Scene:
        seat, speech = draft.seat, self._speech
        view = draft.position.view(seat)
        if draft.is_open:
            banner = self._drawing.banner(view, seat, speech)
        else:
            banner = speech.words("banner-confirm", name=speech.name(seat))
        log = speech.events([*self._log.brief(seat, draft.start.turn), *draft.events])
        if draft.effect is Effect.REVEALS:
            log.append(speech.action(draft.actions[-1]))
        if said := self._spent(draft):
            log.append(said)
        asked = (draft.start.turn, seat)
        fresh, self._asked = asked != self._asked, asked
        return Scene(
            view=view,
            settled=draft.start.view(seat),
            speech=speech,
            turn=draft.start.turn,
            banner=banner,
            log=log,
            recent=[*self._log.recent(seat), *draft.events],
            menu=menu,
            refused=self._refused,
            remark=self._remark,
            fresh=fresh,
        )

    def _preview(self, draft: Draft, scene: Scene, typed: str) -> Scene:
        """The scene as it would be, were Enter pressed now."""
        scene = replace(scene, refused="", remark="")
        if scene.menu is None or not draft.is_open or not typed.strip():
            return scene
        actions = read(typed, scene.menu, self._game)
        if not isinstance(actions, tuple):
            return scene
        trial, refusal = draft.trial(actions)
        if refusal is not None:
            return replace(scene, refused=self._speech.refusal(refusal))
        rolls, events = trial.effect is Effect.ROLLS, trial.events[len(draft.events) :]
        if rolls or len(events) < len(actions):  # then events do not tell all
            said = " · ".join(map(self._speech.action, actions))
        else:
            said = " ".join(self._speech.events(events))
        if spent := self._spent(trial):
            said += f" · {spent}"
        view = scene.view if rolls else trial.position.view(draft.seat)
        return replace(scene, view=view, picked=actions, preview=said)

    def _spent(self, draft: Draft) -> str:
        """What the draft uses up for good, in a sentence."""
        view, settled = draft.position.view(draft.seat), draft.start.view(draft.seat)
        return self._drawing.spent(view, settled, self._speech)

    def _add(self, draft: Draft, actions: tuple[Action, ...]) -> None:
        """Draft the actions, up to the first that is refused."""
        for action in actions:
            if not draft.is_open:
                self._refused = self._speech.words("confirm-first")
                return
            if refusal := draft.refusal(action):
                self._refused = self._speech.refusal(refusal)
                return
            self._screen.tell(self._speech.events(draft.add(action)))

    def _choices(self, draft: Draft, menu: Menu) -> list[str]:
        """Everything that can be done now, each with what to type for it."""
        if not draft.is_open:
            return [f"{entry.key}  {entry.label}" for entry in menu.entries]
        legal = draft.position.legal(draft.seat)
        keys = [menu.key(action) for action in legal]
        wide = max(map(len, keys), default=0)
        said = map(self._speech.action, legal)
        return [f"{key:<{wide}}  {label}" for key, label in zip(keys, said, strict=True)]

    def _take_back(self, draft: Draft) -> None:
        action = draft.take_back()
        if action is None:
            self._refused = self._speech.words("nothing-to-take-back")
        else:
            said = self._speech.action(action)
            self._remark = self._speech.words("taken-back", action=said)

    def _table(self, draft: Draft) -> list[str]:
        """The table in words, and what the next throw may bring: nobody is rated here."""
        speech, view = self._speech, draft.position.view(draft.seat)
        lines = view.text(speech.language, speech.names).split("\n")
        said = view.say_odds(view.odds, speech.language, speech.names)
        voice = self._game.voice(speech.language, speech.names, view.board_name)
        return [*lines, "", *plain(said, voice).split("\n")] if said else lines

    def _hint(self, draft: Draft) -> None:
        """What the master would do; that somebody asked is in the record."""
        if not draft.is_open:
            self._refused = self._speech.words("confirm-first")
        elif why := can_hint(self._game):
            self._refused = self._speech.words(why)
        else:
            self._note_hint(draft.seat)
            lines = hint_lines(self._game, draft.position, draft.seat, self._speech)
            self._screen.page(self._speech.words("page-hints"), lines)

    def _answer(self, reading: Reading, draft: Draft, text: str, menu: Menu) -> None:
        """What was typed is no action: show what is wanted, or say that it is not understood."""
        speech, page = self._speech, self._screen.page
        if isinstance(reading, Clause):
            page(reading, clause_lines(self._game, reading, speech))
        elif reading is Shortcut.HELP:
            page(self._game.title, help_lines(self._game, draft.start.options, speech))
        elif reading is Shortcut.EVENTS:
            seen = [event for _, event in self._log.visible(draft.seat)]
            page(speech.words("page-events"), speech.events(seen))
        elif reading is Shortcut.TABLE:
            page(self._game.title, self._table(draft))
        elif reading is Shortcut.HINT:
            self._hint(draft)
        elif reading is Shortcut.CHOICES:
            page(speech.words("page-choices"), self._choices(draft, menu))
        elif reading is Shortcut.QUIT:
            if self._screen.agree(speech.words("quit-question")):
                raise Quit
        elif text:
            self._refused = speech.words("not-understood", text=text)
        else:
            self._refused = speech.words("please-choose")
