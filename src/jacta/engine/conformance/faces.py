"""Faces: numbers, JSON and notation are one to one, and every clause that is cited exists."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from jacta.engine.conformance.report import Tally
from jacta.engine.conformance.walks import Corpus
from jacta.engine.errors import JactaError
from jacta.engine.values import Action
from jacta.engine.vocabulary.domains import Domain

__all__ = ["clauses", "faces"]

_CLAUSE = re.compile(r"^[-*] ([A-Z]+-[A-Z]+\d+) ", re.MULTILINE)


def faces(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Every action, and every value of a field or a draw, can be written and read back."""
    game = corpus.game
    for number in range(game.actions.size):
        tally.add()
        yield from _faces_of_action(Action(number, game))
    domains: dict[str, Domain] = {}
    for vocabulary, sort in ((game.actions, "action"), (game.events, "event")):
        for kind in vocabulary:
            for name, domain in kind.fields.items():
                domains.setdefault(f"{name} of the {sort} '{kind.name}'", domain)
    domains |= {f"faces of the draw '{draw.label}'": draw.faces for draw in game.draws}
    for name, domain in domains.items():
        tally.add(domain.size)
        yield from _faces_of_domain(name, domain)


def _faces_of_action(action: Action) -> Iterator[str]:
    game, number = action.game, action.number
    kind, values = game.actions.decode(number)
    if game.actions.encode(kind, values) != number:
        yield f"action {number} ('{action}') is not the number that its fields make"
    try:
        if (read := game.actions.from_json(json.loads(json.dumps(action.json)))) != number:
            yield f"action {number} is {action.json} as JSON, which reads as action {read}"
        if (read := game.actions.parse(action.notation)) != number:
            yield f"action {number} is '{action}' in notation, which reads as action {read}"
    except JactaError as error:
        yield f"action {number} ('{action}') cannot be read back: {error}"


def _faces_of_domain(name: str, domain: Domain) -> Iterator[str]:
    labels: dict[str, int] = {}
    for value in range(domain.size):
        label = domain.label(value)
        if " " in str(label) or "\n" in str(label) or not str(label):
            yield f"{name}: the label {label!r} is not one word"
        if (other := labels.setdefault(str(label), value)) != value:
            yield f"{name}: the values {other} and {value} are both written {label!r}"
        try:
            if {domain.value(label), domain.value(str(label))} != {value}:
                yield f"{name}: {label!r}, the label of {value}, reads as {domain.value(label)}"
        except ValueError as error:
            yield f"{name}: {label!r}, the label of {value}, cannot be read back: {error}"


def clauses(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Every reason and every option cites a clause of the rules file."""
    game = corpus.game
    file = game.rulebook()
    if file is None:
        tally.note = "there is no rules file to look clauses up in"
        return
    known = set(_CLAUSE.findall(file.read_text("utf-8")))
    cited = {f"the reason '{reason.code}'": reason.clause for reason in game.reasons}
    cited |= {f"the option '{option.name}'": option.clause for option in game.options}
    for what, clause in cited.items():
        tally.add()
        if clause not in known:
            yield f"{what} cites {clause!r}, which the rulebook does not have"
