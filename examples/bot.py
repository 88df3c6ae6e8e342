"""A bot that plays one game at random: python bot.py ADDRESS TOKEN GAME|TABLE"""

import json
import secrets
import sys
import time
from typing import Any
from urllib.request import HTTPError, Request, urlopen

house, token, what = sys.argv[1:] if len(sys.argv) == 4 else sys.exit(f"Usage: {__doc__}")
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(path: str, **body: Any) -> Any:  # the lines of the answer; anew if the house was away
    asked = Request(house.rstrip("/") + path, json.dumps(body).encode() if body else None, headers)
    while True:
        try:
            yield from map(json.loads, filter(bytes.strip, urlopen(asked, timeout=60)))
        except Exception as lost:
            if isinstance(lost, HTTPError) and lost.code < 429:
                sys.exit(json.load(lost)["message"])
        time.sleep(1)


def do(**command: Any) -> None:
    next(ask(f"/api/tables/{table}/commands", id=secrets.token_hex(8), table=table, **command))


table, games = what, {game["name"]: game for game in next(ask("/api/games"))["games"]}
if what in games:
    table = next(ask("/api/tables", game=what, players=games[what]["fewest"]))["table"]
chairs = [chair["who"] for chair in next(ask(f"/api/tables/{table}"))["facts"]["chairs"]]
if next(ask("/api/me"))["person"] not in chairs:
    do(type="sit", chair=chairs.index(None) if None in chairs else 0, salt=secrets.token_hex(16))
for chair in range(1, len(chairs)) if what in games else ():
    do(type="seat-bot", chair=chair, bot=games[what]["bots"][0])
turns = (event for event in ask("/api/bot/stream") if event["table"] == table)
while (event := next(turns))["type"] == "turn":
    if event["unsalted"]:  # the house was brought back from a backup, with other dice
        do(type="add-salt", chair=event["chair"], salt=secrets.token_hex(16))
    do(type="act", seat=event["seat"], actions=[secrets.choice(event["legal"])])
print(f"table {table} is over: {event.get('ranking', 'closed')}")
