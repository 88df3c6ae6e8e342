"""A bot that plays one game at random: python bot.py ADDRESS TOKEN GAME|TABLE"""

import json
import random
import secrets
import sys
from typing import IO, Any
from urllib.request import Request, urlopen

address, token, what = sys.argv[1:]


def ask(path: str, body: object = None) -> IO[bytes]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body is not None else None
    return urlopen(Request(address + path, data, headers), timeout=60)  # type: ignore[no-any-return]


def do(table: str, kind: str, **fields: Any) -> None:
    message = {"type": kind, "id": secrets.token_hex(8), "table": table, **fields}
    ask(f"/api/tables/{table}/commands", message).close()


stream, table = ask("/api/bot/stream"), what
if found := [game for game in json.load(ask("/api/games"))["games"] if game["name"] == what]:
    game = found[0]
    table = json.load(ask("/api/tables", {"game": what, "players": game["fewest"]}))["table"]
    for chair in range(1, game["fewest"]):
        do(table, "seat-bot", chair=chair, bot=game["bots"][0])
chairs = json.load(ask(f"/api/tables/{table}"))["facts"]["chairs"]
free = next(chair["chair"] for chair in chairs if chair["who"] is None)
do(table, "sit", chair=free, salt=secrets.token_hex(16))
for event in map(json.loads, filter(bytes.strip, stream)):
    if event["type"] == "turn" and event["table"] == table:
        do(table, "act", seat=event["seat"], actions=[random.choice(event["legal"])])
    elif event["type"] == "over" and event["table"] == table:
        print(f"table {table} is over: rank {event['ranking'][event['seats'][0]]}")
        break
