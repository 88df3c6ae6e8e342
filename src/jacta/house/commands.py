"""What can be done at a table: a command gives the entries to store, or refuses.

Everything here is pure. The caller stores the entries, and only then is the table what they make
of it. `who` is the person who asks; a seed belongs to one game of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import UNSET

from jacta.engine.draft import Draft, Effect
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.house.entries import (
    Aborted,
    Acted,
    Began,
    Days,
    Drew,
    Ended,
    Entry,
    Left,
    Live,
    Opened,
    PauseAsked,
    Paused,
    Resumed,
    Returned,
    Revealed,
    Sat,
    Settings,
    Stood,
    Thought,
)
from jacta.house.errors import Illegal, Refused
from jacta.house.fair import Fair, check_salt, commitment
from jacta.house.table import Table, start_of

__all__ = [
    "MOST_GAMES",
    "Seed",
    "abort",
    "act",
    "ask_pause",
    "begin_next",
    "build",
    "check_look",
    "check_sit",
    "close",
    "come_back",
    "depart",
    "dismiss",
    "give_up",
    "open_table",
    "resume",
    "reveal",
    "seat_bot",
    "sit",
    "stand",
    "time_is_up",
]

# The seed of the n-th game of a table.
Seed: TypeAlias = Callable[[int], bytes]

MOST_GAMES = 9
LONGEST_CLOCK = 3 * 60 * 60
LONGEST_INCREMENT = 10 * 60
MOST_DAYS = 30
# So often one person may give chairs of a table before its game, and so long its log may get.
MOST_SITTINGS = 40
MOST_ENTRIES = 400


def open_table(
    game: Game,
    settings: Settings,
    by: str,
    seed: Seed,
    kept_for: Sequence[str | None] = (),
    follows: str | None = None,
) -> Opened:
    """Open a table; what cannot be played is refused now and not later."""
    start = start_of(game, settings)
    if settings.start is not UNSET:
        _check_start(game, settings, start)
    if not 1 <= settings.games <= MOST_GAMES:
        raise Refused("bad-games", most=MOST_GAMES)
    if game.match is not None and settings.games not in (1, game.match.games):
        raise Refused("bad-match", most=game.match.games)
    match settings.pace:
        case Live(seconds, increment):
            if not (10 <= seconds <= LONGEST_CLOCK and 0 <= increment <= LONGEST_INCREMENT):
                raise Refused("bad-clock", most=LONGEST_CLOCK // 60, increment=LONGEST_INCREMENT)
        case Days(days):
            if not 1 <= days <= MOST_DAYS:
                raise Refused("bad-days", most=MOST_DAYS)
    if settings.rated and settings.players < 2:
        raise Refused("rated-alone")
    if settings.rated and settings.advice:
        raise Refused("rated-advice")
    commitments = tuple(commitment(seed(number)) for number in range(settings.games))
    return Opened(settings, by, commitments, tuple(kept_for), follows)


def _check_start(game: Game, settings: Settings, start: Position) -> None:
    """A position to start from is known to all, and is nothing that one could be rated by."""
    if start.is_over:
        raise Refused("over")
    if game.View is not None and start.view(SPECTATOR).bytes != start.bytes:
        raise Refused("start-of-secrets")
    if settings.rated:
        raise Refused("rated-start")


def check_look(table: Table, who: str) -> None:
    """Refused unless they may see what is played: others have the same dice of a day to come."""
    if table.is_secret and not table.chairs_of(who):
        raise Refused("daily-secret")


# -- before the game


def sit(table: Table, seed: Seed, who: str, by: str, chair: int, salt: str) -> list[Entry]:
    """Take a free chair, for oneself or for somebody who shares one's device."""
    check_sit(table, who, by, chair)
    try:
        if salt or not table.is_daily:
            check_salt(salt)
    except JactaError:
        raise Refused("bad-salt") from None
    return _seated(table, seed, Sat(chair, who, by, salt))


def check_sit(table: Table, who: str, by: str, chair: int) -> None:
    """Refused unless the chair is free, and free for them."""
    _free_chair(table, by, chair)
    kept = table.opened.kept_for
    if kept and kept[chair] not in (None, who, by):
        raise Refused("chair-kept")
    sat = [chair.sat for chair in table.chairs if chair is not None and chair.sat.bot is None]
    if any(other.who == who for other in sat):
        raise Refused("seated")
    if table.settings.rated and any(other.by == by for other in sat):
        raise Refused("rated-shared")


def seat_bot(
    table: Table, seed: Seed, who: str, by: str, chair: int, salt: str, bot: str
) -> list[Entry]:
    """Give a free chair to a bot of the house; whoever opened the table may."""
    _opener(table, by)
    _free_chair(table, by, chair)
    others = [c for number, c in enumerate(table.chairs) if number != chair]
    if all(c is not None and c.sat.bot is not None for c in others):
        raise Refused("no-person")
    return _seated(table, seed, Sat(chair, who, by, salt, bot))


def stand(table: Table, by: str, chair: int) -> list[Entry]:
    """Leave a chair, or send a bot away; without penalty, because nothing has been played."""
    if not table.is_open:
        raise Refused("begun")
    taken = _chair(table, chair)
    if taken.by != by and not (taken.bot and table.opened.by == by):
        raise Refused("not-yours")
    return [Stood(chair)]


def _free_chair(table: Table, by: str, chair: int) -> None:
    if not table.is_open:
        raise Refused("begun")
    if not 0 <= chair < table.settings.players:
        raise Refused("no-chair", last=table.settings.players - 1)
    if table.chairs[chair] is not None:
        raise Refused("chair-taken")
    # Sitting down and standing up again costs nothing: without an end the log would have none.
    entries = [step.entry for step in table.history]
    mine = sum(isinstance(entry, Sat) and entry.by == by for entry in entries)
    if mine >= MOST_SITTINGS or len(entries) >= MOST_ENTRIES:
        raise Refused("restless")


def _seated(table: Table, seed: Seed, sat: Sat) -> list[Entry]:
    """The chair is taken; with the last one the game begins, and its first dice fall."""
    table = table.after(sat, table.clock.since)
    return [sat, *_begin(table, seed, 0)] if all(table.chairs) else [sat]


# -- in the game


def act(
    table: Table,
    seed: Seed,
    by: str,
    seat: int,
    actions: Sequence[str],
    thought: Thought | None = None,
) -> list[Entry]:
    """Confirm small actions of a seat, all of them or none; the dice that follow fall at once.

    No die falls and nothing is revealed between them: what was built with open eyes is confirmed
    with open eyes. With a thought it is a bot of the house that acts.
    """
    position = _playing(table)
    if table.paused:
        raise Refused("paused")
    if not 0 <= seat < position.players:
        raise Refused("no-seat", last=position.players - 1)
    if thought is None:
        _speaks_for(table, by, seat)
    elif table.bot_of(seat) is None:
        raise Refused("person-back")
    if not actions:
        raise Refused("nothing")
    if len(actions) > 1:  # whether a later one is legal must not tell what an earlier one reveals
        _built(table.game, position, seat, actions)
    elif refusal := position.refusal(seat, actions[0]):
        raise Illegal(refusal)
    chosen = [table.game.action(action) for action in actions]
    for action in chosen:
        position = position.follow(seat, action)
    acted = Acted(seat, tuple(action.notation for action in chosen), thought)
    return [acted, *_dice(table, position, seed)]


def build(table: Table, by: str, seat: int, actions: Sequence[str]) -> Draft:
    """A draft of a seat, from where the game stands; all of its actions must be legal so far."""
    position = _playing(table)
    if table.paused:
        raise Refused("paused")
    if not 0 <= seat < position.players:
        raise Refused("no-seat", last=position.players - 1)
    _speaks_for(table, by, seat)
    return _built(table.game, position, seat, actions)


def give_up(table: Table, seed: Seed, by: str, chair: int) -> list[Entry]:
    """Give the game up: the chair comes last, and a bot plays on where others still play."""
    _playing(table)
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    return _lose(table, seed, Left(chair, "gave-up", lost=True))


def depart(table: Table, seed: Seed, by: str, chair: int) -> list[Entry]:
    """Leave a match for good: the game is given up, and a bot has the chair in those to come."""
    if table.is_open:
        raise Refused("not-begun")
    if table.is_over:
        raise Refused("over")
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    taken = table.chairs[chair]
    assert taken is not None
    if taken.gone:
        raise Refused("chair-lost")
    if table.is_playing and not taken.lost:
        return _lose(table, seed, Left(chair, "gone", lost=True))
    return [Left(chair, "gone", taken.lost)]


def time_is_up(table: Table, seed: Seed, chair: int, n: int) -> list[Entry]:
    """The time of a chair is up, as was seen at this entry: the table's rule says what follows."""
    _playing(table)
    if chair not in table.clock.running or table.n != n:
        raise Refused("in-time")
    left = Left(chair, "absent", lost=table.settings.absent == "lost")
    return _lose(table, seed, left) if left.lost else [left]


def come_back(table: Table, by: str, chair: int) -> list[Entry]:
    """Take a chair back from the bot that kept it."""
    if table.is_over:
        raise Refused("over")
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    taken = table.chairs[chair]
    if taken is None or taken.left is None:
        raise Refused("not-away")
    if taken.lost or taken.gone:
        raise Refused("chair-lost")
    return [Returned(chair)]


def ask_pause(table: Table, by: str) -> list[Entry]:
    """Ask to pause, or agree; when all people agree, the clocks stand still."""
    _playing(table)
    if table.paused:
        raise Refused("paused")
    mine = _present(table, by)
    entries: list[Entry] = [PauseAsked(c) for c in mine if c not in table.pause_asked]
    if table.pause_asked | set(mine) >= set(table.people):
        entries.append(Paused())
    if not entries:
        raise Refused("pause-asked")
    return entries


def resume(table: Table, by: str) -> list[Entry]:
    """Go on after a pause; any of those who play may."""
    _playing(table)
    if not table.paused:
        raise Refused("not-paused")
    return [Resumed(_present(table, by)[0])]


# -- the end


def abort(table: Table, seed: Seed, by: str) -> list[Entry]:
    """Close a table before the first move: whoever opened it, or has a chair once all sit."""
    if table.is_over:
        raise Refused("over")
    if table.is_daily:
        raise Refused("daily-once")
    if any(seat >= 0 for seat, _ in table.moves) or table.rounds:
        raise Refused("moved")
    if table.is_open:
        _opener(table, by)
    elif by != table.opened.by:
        _mine(table, by)
    return [Aborted("players", _seeds(table, seed))]


def close(table: Table, seed: Seed) -> list[Entry]:
    """The keeper closes a table; nobody wins the running game."""
    if table.is_over:
        raise Refused("over")
    return [Aborted("keeper", _seeds(table, seed))]


def dismiss(table: Table, seed: Seed) -> list[Entry]:
    """Nobody is at a table that waits for players, and the house closes it."""
    if not table.is_open:
        raise Refused("begun")
    return [Aborted("nobody", _seeds(table, seed))]


def reveal(table: Table, seed: Seed) -> list[Entry]:
    """The day of a daily game is over, and the seed of its dice is told."""
    if not table.is_secret:
        raise Refused("over")
    return [Revealed(seed(0).hex())]


def begin_next(table: Table, seed: Seed, by: str | None) -> list[Entry]:
    """Begin the next game of the match; without a person the house does it."""
    if table.is_over:
        raise Refused("over")
    if table.is_open or table.is_playing:
        raise Refused("not-ended")
    if by is not None:
        _mine(table, by)
    return _begin(table, seed, table.round + 1)


# -- what commands share


def _chair(table: Table, chair: int) -> Sat:
    taken = table.chairs[chair] if 0 <= chair < len(table.chairs) else None
    if taken is None:
        raise Refused("nobody")
    return taken.sat


def _opener(table: Table, by: str) -> None:
    if table.opened.by != by:
        raise Refused("not-opener")


def _mine(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person, who must have one."""
    chairs = table.chairs_of(by)
    if not chairs:
        raise Refused("not-seated")
    return chairs


def _present(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person for which no bot decides; there must be one."""
    chairs = tuple(chair for chair in _mine(table, by) if chair in table.people)
    if not chairs:
        raise Refused("away")
    return chairs


def _speaks_for(table: Table, by: str, seat: int) -> None:
    """The person speaks for the seat, and no bot does at the moment."""
    chair = table.chairs[table.chair_of(seat)]
    if chair is None or not chair.is_of(by):
        raise Refused("not-yours")
    if table.bot_of(seat) is not None:
        raise Refused("away")


def _playing(table: Table) -> Position:
    if table.is_open:
        raise Refused("not-begun")
    if table.position is None or not table.is_playing:
        raise Refused("over")
    return table.position


def _built(game: Game, position: Position, seat: int, actions: Sequence[str]) -> Draft:
    """These actions as a draft; that they are refused depends on nothing the seat may not know."""
    draft = Draft(position, seat)
    for notation in actions:
        action = game.action(notation)
        if draft.effect is Effect.ROLLS:
            raise Refused("dice-first")
        if not draft.is_open:
            raise Refused("confirm-first")
        if refusal := draft.refusal(action):
            raise Illegal(refusal)
        draft.add(action)
    return draft


def _begin(table: Table, seed: Seed, round: int) -> list[Entry]:
    began = Began(round)
    table = table.after(began, table.clock.since)
    assert table.position is not None
    return [began, *_dice(table, table.position, seed)]


def _dice(table: Table, position: Position, seed: Seed) -> list[Entry]:
    """All dice that fall before somebody has to decide, and the end if it has come."""
    own = seed(table.round)
    source = _fair(own, table.salts_in_play)
    entries: list[Entry] = []
    while position.is_chance:
        outcome = position.outcome(source.faces(position.throw))
        entries.append(Drew(outcome.notation))
        position = position.chance(outcome)
    if position.is_over:
        ranking = position.ranking_after(table.lost)
        entries.append(Ended(ranking, _told(table, own), position.scores, table.lost))
    return entries


@lru_cache(1 << 10)
def _fair(seed: bytes, salts: tuple[str, ...]) -> Fair:
    """The dice of a game: the same with every move."""
    return Fair.of(seed, salts)


def _lose(table: Table, seed: Seed, left: Left) -> list[Entry]:
    """A chair is lost; with one other left, or no person at all, the game is over."""
    position = _playing(table)
    if table.seat_of(left.chair) in table.lost:
        raise Refused("chair-lost")
    table = table.after(left, table.clock.since)
    people = [c for c in table.chairs if c and not (c.sat.bot or c.lost or c.gone)]
    if people and position.players - len(table.lost) > 1:
        return [left]
    ranking = position.ranking_after(table.lost)
    own = _told(table, seed(table.round))
    ended = Ended(ranking, own, position.scores, table.lost)
    return [left, ended]


def _seeds(table: Table, seed: Seed) -> tuple[str, ...]:
    """The seeds of the games that have begun and not ended."""
    told = _told(table, seed(table.round)) if table.is_playing else ""
    return (told,) if told else ()


def _told(table: Table, seed: bytes) -> str:
    """What is told of a seed at the end of its game: nothing of that of a day."""
    return "" if table.is_daily else seed.hex()
