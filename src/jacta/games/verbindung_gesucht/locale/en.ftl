# Colours, faces and dice
colour = { $value ->
    [red] red
   *[black] black
}
face = { $value ->
    [R] red cross
    [B] black cross
    [C] curve
    [r] red bridge
    [b] black bridge
   *[W] white cross
}
dice = { $symbol ->
    [R] { $count ->
        [one] { $count } red cross
       *[other] { $count } red crosses
    }
    [B] { $count ->
        [one] { $count } black cross
       *[other] { $count } black crosses
    }
    [C] { $count ->
        [one] { $count } curve
       *[other] { $count } curves
    }
    [r] { $count ->
        [one] { $count } red bridge
       *[other] { $count } red bridges
    }
    [b] { $count ->
        [one] { $count } black bridge
       *[other] { $count } black bridges
    }
   *[W] { $count ->
        [one] { $count } white cross
       *[other] { $count } white crosses
    }
}
dice-none = none
# How a die lies: a curve by the two sides of its red path, a bridge by the way of its upper path
die = { $value ->
    [R] red cross
    [B] black cross
    [Cne] curve, red from top to right
    [Cse] curve, red from right to bottom
    [Csw] curve, red from bottom to left
    [Cnw] curve, red from left to top
    [rns] red bridge, top to bottom
    [rew] red bridge, left to right
    [bns] black bridge, top to bottom
    [bew] black bridge, left to right
   *[W] white cross
}
base = { $value ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}

# Options
option-announce = Must the winning link be announced?
option-announce-auto = no, linking the four bases wins
option-announce-strict = yes, before the last die is placed

# Which colour a chair has in the first game
chair = { $chair ->
    [0] red, begins
   *[other] black
}

# What a page may tell in time, where the table allows advice
advice = a warning before a die that would hand the game to the opponent, and the odds of the next throws

# Where a decision is taken again in a record
rewind-on-board = Do it on the board, or choose it here: one step, the rest is played on.

# Actions
action-place = Place on { $cell }: { $die }
action-announce = Announce the link and place on { $cell }: { $die }
action-done = End the turn

# Events
event-threw = { $seat } throws { $dice }.
event-announced = { $seat } announces: this die links the four bases.
event-placed = { $seat } places on { $cell }: { $die }.
event-unblocked = { $base ->
    [top] { $seat } is cut off from the top base: the die on { $cell } turns into a white cross.
    [right] { $seat } is cut off from the right base: the die on { $cell } turns into a white cross.
    [bottom] { $seat } is cut off from the bottom base: the die on { $cell } turns into a white cross.
   *[left] { $seat } is cut off from the left base: the die on { $cell } turns into a white cross.
}
event-unclaimed = { $seat } has linked the four bases without announcing it: the win is still to be claimed.
event-stuck = { $seat } cannot place any of these dice.
event-ended = { $seat } ends the turn.
event-won = { $how ->
    [linked] { $seat } links the four bases and wins the game!
    [both-linked] { $loser } has linked both networks at once: { $seat } wins the game!
    [other-linked] { $loser } has linked the opponent’s four bases: { $seat } wins the game!
    [false-announcement] { $loser } announced the link, but the bases are not linked: { $seat } wins the game!
   *[board-full] The board is full and nobody has claimed the win: { $loser } placed the last die, so { $seat } wins the game!
}
event-turns-over = After { $turns } turns the game ends without a winner.

# Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-dice-in-the-air = The dice are still rolling.
refusal-nothing-to-announce = Nothing is announced at this table: linking the four bases wins.
refusal-not-for-red = Red places only red crosses, curves, red bridges and white crosses.
refusal-not-for-black = Black places only black crosses, curves, black bridges and white crosses.
refusal-not-thrown = No die shows this: only thrown dice can be placed.
refusal-white-first = The white crosses must be placed: there is no room for another die this turn.
refusal-no-such-cell = There is no cell { $cell } on this board.
refusal-cell-taken = A die already lies on { $cell }, and dice are never moved.
refusal-no-neighbour = A die must lie next to another die or at one of your bases.
refusal-colours-meet = On { $cell } a red end would meet a black one.
refusal-base-of-other-colour = On { $cell } an end would face a base that is not of its colour.
refusal-own-curve-unused = The curve of your own colour must continue one of your paths.
refusal-nothing-lengthened = On { $cell } this die lengthens none of your paths.
refusal-white-owed = A white cross you have thrown must be placed before the turn ends.

# The table as text
text-throw = { $seat } throws the dice.
text-place = { $seat } may place dice or end the turn.
text-owed = { $count ->
    [one] { $seat } must place a white cross.
   *[other] { $seat } must place { $count } white crosses.
}
text-over = The game is over.
text-stock = Dice in stock: { $count }
text-dice = Dice: { $dice }
text-last = Laid last: { $dice }
text-board = Board
text-row = Row
text-bases = Bases
text-side = Side
text-player = { $seat } ({ $colour })
text-base = { $network ->
    [0] at cell { $cell }, not reached
   *[other] at cell { $cell }, in network { $network }
}
text-networks = Networks
text-network-head = Network
text-network = { $player }, network { $number }
text-no-network = { $player } has no network yet.
text-held = { $count ->
    [0] none
   *[other] { $count } of 4: { $bases }
}
text-cells = Cells

# What the next throw may bring
odds = Odds of the next throws, on the board as it lies
odds-of = Cell ({ $colour })
odds-fits = a face that fits
odds-links = that links one more base
odds-completes = that completes the network

# Why the master would do something
hint-wins = wins
hint-links = { $base ->
    [top] links the base at the top
    [right] links the base on the right
    [bottom] links the base at the bottom
   *[left] links the base on the left
}
hint-threatens = threatens to complete the network ({ $percent }%)
hint-room = leaves more room to go on
hint-guards = guards against a loss in the next turn
hint-blocks = { $base ->
    [top] blocks the base at the top
    [right] blocks the base on the right
    [bottom] blocks the base at the bottom
   *[left] blocks the base on the left
}

# On the shelf
about = Lay dice as tiles, and be the first to link your four bases.
daily = Daily connection
bot-linker = strong
