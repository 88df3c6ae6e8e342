# On the shelf
about = Frogs race across the pond. Hop, rest or dare another throw: no length twice in a turn!
bot-planner = strong

# Actions
action-hop = { $length ->
    [one] Hop { $length } leaf
   *[other] Hop { $length } leaves
}
action-throw = Throw again
action-rest = Rest

# Events
event-threw = { $seat } throws { $low } and { $high }.
event-hopped = { $cell ->
    [31] { $seat } hops { $length }, onto the far bank.
   *[other] { $seat } hops { $length }, to leaf { $cell }.
}
event-pushed = { $cell ->
    [0] { $other } is pushed in and swims back to the near bank.
   *[other] { $other } is pushed in and swims back to the flower on leaf { $cell }.
}
event-fell-in = { $cell ->
    [0] Not this length again: { $seat } falls in and swims back to the near bank.
   *[other] Not this length again: { $seat } falls in and swims back to leaf { $cell }.
}
event-rested = { $seat } rests on leaf { $cell }.
event-won = { $seat } is across the pond and wins!
event-evening = It is evening, and the frogs go to sleep.

# Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-dice-in-the-air = The dice are still rolling.
refusal-hop-first = First choose a die and hop, then rest or throw again.
refusal-hopped = Your frog has hopped: rest, or throw again.
refusal-not-on-the-dice = Neither die shows this length.

# Places
near-bank = the near bank
far-bank = the far bank
leaf = leaf { $cell }
flower = leaf { $cell }, with a flower

# The table as text
text-throw = { $seat } throws the dice.
text-hop = { $seat } chooses one of the dice and hops.
text-rest-or-throw = { $seat } rests, or throws again.
text-over = The game is over.
text-frog = { $seat }: { $place }
text-dice = Dice: { $low } and { $high }
text-hopped = Hopped in this turn: { $lengths }
