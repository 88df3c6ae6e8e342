"""Sentences: actions, events, reasons, options and the table itself are said in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import numpy as np

from jacta.engine.conformance.report import Tally
from jacta.engine.conformance.sweeps import refusal_codes
from jacta.engine.conformance.walks import Corpus
from jacta.engine.events import EVERYONE
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Action, Event, Refusal
from jacta.engine.vocabulary.vocabulary import Kind
from jacta.engine.words.language import LANGUAGES

__all__ = ["sentences"]

VALUES_OF_A_FIELD = 60

# What is to be said, and how it is said in a language.
Saying = tuple[str, Callable[[str], str]]


def sentences(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Nothing is left without words, and no two actions have the same."""
    told: set[str] = set()
    for what, say in chain(_events(corpus), _refusals(corpus), _messages(corpus), _tables(corpus)):
        for language in LANGUAGES:
            tally.add()
            problem = _try(what, say, language)[1]
            if problem and problem not in told:
                told.add(problem)
                yield problem
    for language in LANGUAGES:
        yield from _actions(corpus, language, tally)


def _try(what: str, say: Callable[[str], str], language: str) -> tuple[str, str]:
    """The sentence and no problem, or the other way round."""
    try:
        sentence = say(language)
    except LookupError as error:
        return "", str(error.args[0])
    except ValueError as error:
        return "", f"{what} cannot be said in {language}: {error}"
    return sentence, "" if sentence.strip() else f"{what} has an empty sentence in {language}"


def _actions(corpus: Corpus, language: str, tally: Tally) -> Iterator[str]:
    """Buttons with the same words would not tell people what they do."""
    said: dict[str, Action] = {}
    told: set[str] = set()
    for number in range(corpus.game.actions.size):
        tally.add()
        action = Action(number, corpus.game)
        sentence, problem = _try(f"the action '{action}'", action.say, language)
        if not problem and (other := said.setdefault(sentence, action)) != action:
            problem = f"'{other}' and '{action}' have the same sentence in {language}: {sentence}"
        if problem and problem not in told:
            told.add(problem)
            yield problem


def _events(corpus: Corpus) -> Iterator[Saying]:
    """Every event that was seen, and every kind with the values of each of its fields."""
    for seen in corpus.events.values():
        for event in seen.values():
            yield f"the event {event.values} of the kind '{event.kind.name}'", event.say
    for kind in corpus.game.events:
        for values in _spread(kind):
            event = Event(kind, values, EVERYONE, corpus.game)
            yield f"the event {kind.notation(values)!r}", event.say


def _spread(kind: Kind) -> Iterator[tuple[int, ...]]:
    """Values for all fields, such that each field has all its values, or many of them, once."""
    sizes = [domain.size for domain in kind.fields.values()]
    longest = min(max(sizes, default=1), VALUES_OF_A_FIELD)
    for place in range(longest):
        yield tuple(place % size if size <= longest else place * size // longest for size in sizes)


def _refusals(corpus: Corpus) -> Iterator[Saying]:
    """Each reason with an action of each kind that it was given to: it may name its fields."""
    game = corpus.game
    kinds = [game.actions.decode(number)[0].name for number in range(game.actions.size)]
    places = {kind.name: place for place, kind in enumerate(game.actions)}
    kind_of = np.array([places[kind] for kind in kinds])
    met: dict[tuple[int, int], int] = {}
    for position in corpus.positions:
        for seat in range(position.players):
            codes = refusal_codes(position, seat)
            pairs, first = np.unique(codes * len(places) + kind_of, return_index=True)
            for pair, number in zip(pairs.tolist(), first.tolist(), strict=True):
                met.setdefault(divmod(pair, len(places)), number)
    for (code, _), number in met.items():
        if 1 <= code <= len(game.reasons):
            reason, action = game.reasons[code - 1], Action(number, game)
            refusal = Refusal(reason.code, reason.clause, action)
            yield f"the refusal '{reason.code}' of '{action}'", refusal.say


def _messages(corpus: Corpus) -> Iterator[Saying]:
    """Messages that are asked for by name: reasons that were not met, and options."""
    game = corpus.game
    wanted = [f"refusal-{reason.code}" for reason in game.reasons]
    for option in game.options:
        wanted += [f"option-{option.name}"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    for message in wanted:

        def find(language: str, message: str = message) -> str:
            if not game.voice(language).knows(message):
                raise LookupError(f"the {language} catalog has no message {message!r}")
            return message

        yield f"the message {message!r}", find


def _tables(corpus: Corpus) -> Iterator[Saying]:
    """What terminals, screen readers and the generic table show."""
    rng = corpus.rng("tables")
    for position in corpus.positions:
        seat = rng.choice([SPECTATOR, *range(position.players)])
        yield "the table as text", position.view(seat).text
