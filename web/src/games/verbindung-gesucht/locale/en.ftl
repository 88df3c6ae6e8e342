# What the board says by itself
board = Board
base-of = { $colour ->
    [red] red base, { $side }
   *[black] black base, { $side }
}
seat-about = { $colour } · { $linked }
linked = { $count ->
    [0] no bases linked
   *[other] { $count } of 4 linked
}
linked-twice = { $count } and { $other } of 4 linked
show-network = { $colour ->
    [red] Show the red networks
   *[black] Show the black networks
}
stock = { $count ->
    [one] { $count } die in stock
   *[other] { $count } dice in stock
}
prompt-place = { $count ->
    [0] None of your dice can be placed.
    [one] You may place one of your dice.
   *[other] Place up to two of your dice.
}
prompt-other = This die cannot be placed now: pick another one.
prompt-more = Place one more die, or end the turn.
prompt-owed = { $count ->
    [one] The white cross must be placed.
   *[other] { $count } white crosses must be placed.
}
the-dice = Dice
dice-yours = Your dice
dice-of = { $name }’s dice
die-at = Die { $place }: { $die }
die-placed = Die { $place }: placed
turn = { $cell }: { $die }. Turn it.
lies = { $cell }: { $die }, placed in this turn.
turn-picked = Turn the die
end = End the turn
end-empty = Place nothing
why-place = Why must I place one?
announce = Announce: this die links my bases
warning = Careful! If you confirm this:
hint-touch = Touch a cell, touch again or swipe to turn.
hint-keys = 1–3 die · arrows cell · Space turns · Enter places · E ends · N networks
hint-announce = A announces
watch = Your dice lie here when it is your turn.
watch-only = The current dice lie here.

# What everything is good for, when it is pointed at, held or focused
camp = { $name }, { $colour }
explain-base = { $count ->
    [0] One network must link the four bases of its colour. This one is linked with no other yet.
   *[other] One network must link the four bases of its colour. This one is linked with: { $bases }.
}
explain-camp = { $count ->
    [0] Whoever links four bases in one network wins.
    [1] Whoever links four bases in one network wins. A path has begun at a base, but links no two of them.
    [4] All four bases hang together in one network.
   *[other] Whoever links four bases in one network wins. The largest network links { $count }.
}
explain-face = { $value ->
    [R] Red joins all four sides. Only red places it.
    [B] Black joins all four sides. Only black places it.
    [C] One red and one black curve. Whoever places it must continue a path with the curve of their own colour.
    [r] Red goes straight across and cuts black, whose two ends are dead. Only red places it, but black may join its ends.
    [b] Black goes straight across and cuts red, whose two ends are dead. Only black places it, but red may join its ends.
   *[W] It belongs to nobody: paths of both colours go through it and turn in it. Whoever throws one must place it.
}
explain-foreign = It is of the other colour: you may not place it, and it goes back to the stock.
explain-stock = Three of them are thrown in each turn, and up to two of those are placed; the others come back.

# What the next throws may bring, where the table has advice
spot = The next throws here
explain-spot = For { $colour } a face that fits falls with a chance of { $fits }{ $is ->
    [completes] , one that completes the network with { $chance }.
    [links] , one that links one more base with { $chance }.
   *[fits] .
}

# The first lesson: what to do, and what has happened then
lesson-1 = You are Anna and play red. Link your four red bases before Ben links his: then you win. You have thrown a red cross and a red bridge. Place the cross on b1, at your base above, and the bridge on b2 below it. Then confirm.
lesson-1-done = Your path has begun at a base and goes on. A bridge carries your colour over the other one, whose path it cuts.
lesson-2 = Ben has placed his dice. White crosses must always be placed: put yours at your base below, on e6. Then put the curve on b3, and turn it by its handle or with another touch until red leads to the left.
lesson-2-done = Until the turn is over, a die can be turned. With a curve, your own colour must continue a path. White belongs to nobody: any path may turn in it.
lesson-3 = Two white crosses: both must be placed, and there is room for nothing else. Put them on a3 and on e5.
lesson-3-done = White helps both of you. So look where it helps you more.
lesson-4 = Later in the game. The white cross goes to c5. Then block Ben at his base on the right: the red bridge on f4.
lesson-4-done = Nobody stays blocked: the die that cuts a base off turns into a white cross at once. A blockage costs dice, but never the game.
lesson-5 = One die is missing between your bases. Place the red bridge on e2.
lesson-5-done = Your four bases are one network: you have won. But beware of linking Ben’s bases: then he wins, even if yours are linked with the same die.

first-place = Touch a die, then a lit cell. Each die continues one of your paths or lies at your base, and you may place two in a turn.
first-white = A white cross must be placed. Any path may turn in it, your opponent’s too: put it where it helps you more.
first-curve = A curve has a path for each of you. Yours must continue a path; turn the die by its handle, or touch it again.
first-bridge = Your bridge leads over your opponent’s colour and cuts the path below: good for blocking.

# The second lesson
strategy-base = Early in the game
strategy-base-told = Two of your bases are not reached yet, and the one at the top still has an empty cell in front of it. A die there makes sure of it while it is easy; two columns to the left the same die only comes close. 57 games in 100 instead of 49.
strategy-join = One red cross
strategy-join-told = On f2 the cross reaches the base on the right, and nothing else. On e3 it joins your two networks: three bases are linked at once. 80 games in 100 instead of 57. A base by itself can wait; two networks side by side can be parted.
strategy-between = Between two networks
strategy-between-told = The red cross on d3 lies between the network at the top and the one on the right, and links both bases. The curve on d5 looks as if it led to the one at the bottom, but links less: 80 games in 100 against 56. Look for the cell where two of your networks touch.
strategy-white = A white cross must be placed
strategy-white-told = White belongs to both, and you must place it: put it where it serves you. On a3 it leaves you one cell that completes your network, with a chance of 31%; on b3 it serves the opponent more. 67 games in 100 instead of 36.
strategy-enough = Must everything be placed?
strategy-enough-told = No: only white dice must. The cross on c2 fits, and yet it is better to end the turn: 75 games in 100 instead of 54. The curve on c5 would even lose at once. A die that fits is no reason to place it.
