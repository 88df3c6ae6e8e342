"""Checks the fair dice of a record, with nothing but the record and the standard library.

Written from docs/fair-dice.md and sharing no code with the rest of Jacta, so that it can be read
in a few minutes, copied anywhere and run alone: python verifier.py RECORD
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys

# No game needs longer numbers; with very long ones the search for a face would have no end.
DRAW = re.compile(
    r"\* .+ = (\d{1,9})\.(-?\d{1,9})\.(\d{1,9})/([1-9]\d{0,8})((?: \d{1,9})+)", re.ASCII
)
DICE = re.compile(r"(fair|daily \d{4}-\d\d-\d\d|challenge [\w-]{1,64}) [0-9a-f]{64}")
SALT = re.compile(r"\d{1,9} [0-9a-f]{32}", re.ASCII)


class NotFair(Exception):
    """Why the dice of a record cannot be trusted; the message names the line."""


def face(seed: bytes, salts: list[str], key: list[int], sides: int) -> int:
    """The face that seed and salts give for a key: turn, seat, throw and number of the die."""
    limit = 2**64 - 2**64 % sides
    attempt = 0
    while True:
        message = "/".join([*salts, *map(str, key), str(attempt)])
        digest = hmac.new(seed, message.encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % sides
        attempt += 1


def opened(lines: list[str], players: list[str]) -> tuple[bytes | None, list[str]]:
    """The seed and the salts that 'dice' and the lines after it tell; a lost seed is None."""
    told = [line.partition(" ") for line in lines]
    dice, seeds, salts = ([v for w, _, v in told if w == word] for word in ("dice", "seed", "salt"))
    if len(dice) != 1 or not DICE.fullmatch(dice[0]):
        raise NotFair("these are no fair dice of a house, and cannot be checked so")
    if len(seeds) != 1 or not re.fullmatch(r"[0-9a-f]{64}|lost", seeds[0]):
        raise NotFair("the seed is not told yet: it is when the game, day or challenge is over")
    seed = None if seeds[0] == "lost" else bytes.fromhex(seeds[0])
    if seed is not None and dice[0].split()[-1] != hashlib.sha256(seed).hexdigest():
        raise NotFair("the seed is not the one the house committed to before the game")
    if not dice[0].startswith("fair ") and salts:
        raise NotFair("these dice are the same for everyone, but this record has salts")
    if dice[0].startswith("fair ") and players != [str(len(salts) or "none")]:
        raise NotFair("every seat has a salt, but this record has another number of them")
    if not all(SALT.fullmatch(salt) for salt in salts):
        raise NotFair("a salt is written in 32 hexadecimal digits")
    return seed, [salt.partition(" ")[2] for salt in salts]


def check(text: str) -> tuple[int, int]:
    """How many draws were checked, and how many cannot be: they fell before the house was brought
    back from a backup, and their seed is lost. NotFair at the first thing that is wrong."""
    lines = text.split("\n")
    if lines[0] != "jacta record 1":
        raise NotFair("line 1: this is not a record of Jacta")
    *body, last = text.rstrip("\n").split("\n")
    whole = "".join(f"{line}\n" for line in body)
    if last != f"check {hashlib.sha256(whole.encode()).hexdigest()}":
        raise NotFair(f"line {len(body) + 1}: the record was changed after it was written")
    if "moves" not in lines:
        raise NotFair("this is not a whole record: it has no 'moves'")
    moves = lines.index("moves")
    players = [line[8:] for line in lines[:moves] if line.startswith("players ")]
    seed, salts = opened(lines[:moves], players)
    checked, lost, keys = 0, 0, set()
    for number, line in enumerate(lines[moves:], moves + 1):
        if line.startswith("dice "):
            seed, salts = opened(lines[number - 1 : number + 1 + len(salts)], players)
        if (
            line.startswith("salt ")
            and SALT.fullmatch(line[5:])
            and int(line.split()[1]) < len(salts)
        ):
            salts[int(line.split()[1])] = line.split()[2]
        if not line.startswith("* "):
            continue
        draw = DRAW.fullmatch(line)
        if draw is None:
            raise NotFair(f"line {number}: the draw does not say its key and its faces")
        *key, sides = map(int, draw.groups()[:4])
        for die, shown in enumerate(draw.group(5).split()):
            if (*key, die) in keys:
                raise NotFair(f"line {number}: this die was thrown before")
            keys.add((*key, die))
            if seed is not None and face(seed, salts, [*key, die], sides) != int(shown):
                raise NotFair(f"line {number}: die {die + 1} fell otherwise")
            checked, lost = checked + (seed is not None), lost + (seed is None)
    if seed is None:
        raise NotFair(
            "the seed is lost: the house was brought back from a backup before it told it"
        )
    return checked, lost


def verify(text: str) -> int:
    """How many draws were checked; NotFair at the first thing that is wrong."""
    return check(text)[0]


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as record:
            draws, unknown = check(record.read())
        print(
            f"{draws} draws checked: the dice are fair"
            + (f"; {unknown} cannot be" if unknown else "")
        )
    except NotFair as problem:
        sys.exit(str(problem))
