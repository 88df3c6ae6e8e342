"""Golden playthroughs: records kept beside a game, which replay to the same text for ever.

They are made once, by `write_golden`, and again only when the rules change on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from jacta.engine.chance import Seed
from jacta.engine.conformance.report import Tally
from jacta.engine.conformance.sweeps import below, fork
from jacta.engine.conformance.walks import Configuration, Corpus
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM
from jacta.engine.record import Record
from jacta.engine.stream import stream

__all__ = ["golden", "write_golden"]

FOLDER = "golden"
SUFFIX = ".jacta"


def golden(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """There is one for each number of players, choice and board, and all of them replay."""
    game = corpus.game
    wanted = {f"{players} players" for players in game.players} | set(game.boards)
    wanted |= {f"{option.name} {choice}" for option in game.options for choice in option.choices}
    for file in sorted((game.folder / FOLDER).glob(f"*{SUFFIX}")):
        tally.add()
        text = file.read_text("utf-8")
        try:
            record = Record.read(text, lambda _: game)
        except JactaError as error:
            yield f"{file.name} does not replay: {error}"
            continue
        if record.text != text:
            yield f"{file.name} replays to another text"
        start = record.start
        wanted -= {f"{start.players} players", start.board_name}
        wanted -= {f"{name} {choice}" for name, choice in start.options.items()}
    if wanted:
        yield f"no golden playthrough has {', '.join(sorted(wanted))}: see write_golden"


def write_golden(
    game: Game, folder: Path | None = None, *, seed: int = 1, tries: int = 1_000
) -> list[Path]:
    """Write golden playthroughs: of random games the shortest among `tries`, one a file."""
    folder = folder or game.folder / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for configuration in _cover(game):
        start = configuration.start(game)
        batch = playouts(start, [UNIFORM] * start.players, tries, seed)
        shortest = fork(seed, int(batch.decisions.argmin()))
        file = folder / (_name(game, configuration) + SUFFIX)
        file.write_text(_play(game, configuration, shortest).text, "utf-8")
        files.append(file)
    return files


def _cover(game: Game) -> list[Configuration]:
    """As few configurations as have every number of players, every choice and every board."""
    choices = [option.choices for option in game.options]
    boards = game.boards_of()
    return [
        Configuration(
            game.players[index % len(game.players)],
            tuple((o.name, o.choices[index % len(o.choices)]) for o in game.options),
            boards[index % len(boards)],
        )
        for index in range(max(len(game.players), len(boards), *map(len, choices), 1))
    ]


def _name(game: Game, configuration: Configuration) -> str:
    words = [str(configuration.players), "players"]
    words += [f"{name}-{choice}" for name, choice in configuration.options]
    if len(game.boards_of()) > 1:
        words.append(configuration.board)
    return "-".join(words)


def _play(game: Game, configuration: Configuration, seed: int) -> Record:
    """The game that a compiled playout with this seed plays."""
    start, source = configuration.start(game), Seed(seed)
    counter = stream(fork(seed, 1))
    record = Record(game, start, ["random"] * start.players, source.describe())
    while not record.final.is_over:
        if record.final.is_chance:
            record.roll(source)
        else:
            seat = record.final.actors[0]
            legal = record.final.legal(seat)
            record.act(seat, legal[below(counter, len(legal))])
    return record
