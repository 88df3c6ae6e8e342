"""What must be true of a position of Nenuphar, so that the rules can go on from it.

Compiled rules do not look where they step: this is the gate, and behind it they trust the state.
Types have spoken before: phases are known, and numbers are in their ranges.
"""

from jacta.engine.layout import Array

from .payloads import Position

LENGTHS = 6


def each_player_has_a_frog(board: Array, position: Position, state: Array) -> str | None:
    """There is one cell for each player, on the pond (NE-R1)."""
    far, players = int(board["far"][0]), int(state["players"][0])
    right = len(position.cells) == players and max(position.cells) <= far
    return None if right else f"cells {position.cells}"


def lengths_are_hopped_once(board: Array, position: Position, state: Array) -> str | None:
    """Each length of the turn is listed once, the shortest first (NE-R5)."""
    return None if position.hopped == sorted(set(position.hopped)) else f"hopped {position.hopped}"


def dice_lie_after_a_throw(board: Array, position: Position, state: Array) -> str | None:
    """Two dice lie on the table unless they are to be thrown, the lower one first (NE-R3)."""
    number = 2 if position.phase in ("hop", "rest-or-throw") else 0
    right = len(position.dice) == number and position.dice == sorted(position.dice)
    return None if right else f"dice {position.dice}"


def a_hop_is_a_choice(board: Array, position: Position, state: Array) -> str | None:
    """In phase hop the dice show two lengths that were not hopped yet (NE-R5, NE-A1)."""
    if position.phase != "hop":
        return None
    right = len(set(position.dice) - set(position.hopped)) == 2
    return None if right else f"dice {position.dice}, hopped {position.hopped}"


def a_die_was_hopped(board: Array, position: Position, state: Array) -> str | None:
    """In phase rest-or-throw one of the dice was hopped, and not all lengths (NE-R4, NE-R7)."""
    if position.phase != "rest-or-throw":
        return None
    right = len(set(position.dice) & set(position.hopped)) == 1 and len(position.hopped) < LENGTHS
    return None if right else f"dice {position.dice}, hopped {position.hopped}"


def a_turn_begins_on_the_pond(board: Array, position: Position, state: Array) -> str | None:
    """The frog of this turn has come as far as it has hopped, or further (NE-R5)."""
    if position.phase == "over":
        return None if not position.hopped else "nobody hops when the game is over"
    if len(position.hopped) == LENGTHS:
        return "who has hopped all lengths rests"
    cell = position.cells[position.turn % len(position.cells)]
    return None if cell >= sum(position.hopped) else f"cell {cell}, hopped {position.hopped}"


def a_leaf_has_one_frog(board: Array, position: Position, state: Array) -> str | None:
    """No two frogs share a leaf that has no flower (NE-R8, NE-R9)."""
    flowers = int(board["flowers"][0])
    leaves = [cell for cell in position.cells if cell and not flowers >> cell & 1]
    return None if len(set(leaves)) == len(leaves) else f"cells {position.cells}"


def the_first_across_has_won(board: Array, position: Position, state: Array) -> str | None:
    """The game is over when the frog that hopped last is across, or in the evening (NE-R10)."""
    players = len(position.cells)
    across = [seat for seat, cell in enumerate(position.cells) if cell == int(board["far"][0])]
    is_evening = position.turn == players * int(board["rounds"][0])
    if position.phase != "over":
        return None if not across and not is_evening else "it is over"
    won = position.turn > 0 and across == [(position.turn - 1) % players]
    return None if won or (is_evening and not across) else "nobody has won"


def turns_end_in_the_evening(board: Array, position: Position, state: Array) -> str | None:
    """There are no turns after the evening (NE-R12)."""
    last = len(position.cells) * int(board["rounds"][0])
    return None if position.turn <= last else f"turn {position.turn}"


INVARIANTS = (
    each_player_has_a_frog,
    lengths_are_hopped_once,
    dice_lie_after_a_throw,
    a_hop_is_a_choice,
    a_die_was_hopped,
    a_turn_begins_on_the_pond,
    a_leaf_has_one_frog,
    the_first_across_has_won,
    turns_end_in_the_evening,
)
