# Colours, strips and dice
colour = { $value ->
    [R] red
    [G] green
    [W] white
    [B] blue
    [Y] yellow
   *[K] black
}
letter = { $value ->
    [R] R
    [G] G
    [W] W
    [B] B
    [Y] Y
   *[K] K
}
strip = { $colour ->
    [R] red { $length }
    [G] green { $length }
    [W] white { $length }
    [B] blue { $length }
    [Y] yellow { $length }
   *[K] black { $length }
}
dice = { $symbol ->
    [R] { $count } red
    [G] { $count } green
    [W] { $count } white
    [B] { $count } blue
    [Y] { $count } yellow
   *[K] { $count } black
}
# One word, since it names the variant for no dice in action-keep and event-kept.
dice-none = none

# Options
option-shorter = When may a shorter strip be taken from the stock?
option-shorter-if-missing = only when the exact one is missing
option-shorter-always = always

# Actions
action-discard = { $strips ->
    [0] Discard nothing and throw all 7 dice
    [1] Discard the rear strip and throw 6 dice
    [2] Discard the 2 rear strips and throw 5 dice
    [3] Discard the 3 rear strips and throw 4 dice
    [4] Discard the 4 rear strips and throw 3 dice
   *[5] Discard the 5 rear strips and throw 2 dice
}
action-keep = { $dice ->
    [none] Throw all dice again
   *[other] Keep { $dice }; throw the rest again
}
action-stop = Stop throwing
action-take = Take { $strip } from the stock
action-steal = Steal { $strip } from { $seat }
action-done = End the turn

# Events
event-removed = The { $strip } strip is out of the game.
event-discarded = { $strips ->
    [one] { $seat } discards { $strips } strip and throws { $left } dice.
   *[other] { $seat } discards { $strips } strips and throws { $left } dice.
}
event-threw = { $throw ->
    [1] { $seat }, first throw: { $dice }.
    [2] { $seat }, second throw: { $dice }.
   *[3] { $seat }, third throw: { $dice }.
}
event-kept = { $dice ->
    [none] { $seat } throws all dice again.
   *[other] { $seat } keeps { $dice }.
}
event-stopped = { $seat } stops throwing.
event-took = { $seat } takes { $strip } from the stock and advances to cell { $cell }.
event-stole = { $seat } steals { $strip } from { $victim } and advances to cell { $cell }.
event-fell-back = { $cells ->
    [one] { $seat } falls back { $cells } cell, to cell { $cell }.
   *[other] { $seat } falls back { $cells } cells, to cell { $cell }.
}
event-held = { $seat } is in last place: the front stays on cell { $cell }.
event-ended = { $seat } ends the turn.
event-failed = { $seat } cannot take any strip.
event-gave-back = { $seat } returns { $strip } to the stock and falls back to cell { $cell }.
event-slid-back = { $cells ->
    [0] { $seat } keeps the only strip and stays on cell { $cell }: the track is at the start already.
    [one] { $seat } keeps the only strip but slides back { $cells } cell, to cell { $cell }.
   *[other] { $seat } keeps the only strip but slides back { $cells } cells, to cell { $cell }.
}
event-spared = { $seat } is in last place: no penalty.
event-won = { $seat } reaches cell { $cell } and wins the game!
event-turns-over = After { $turns } turns the game ends without a winner.

# Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-dice-in-the-air = The dice are still rolling.
refusal-discard-too-late = You can discard strips only before your first throw.
refusal-discard-too-many = At least one strip must stay on your track: discard fewer.
refusal-throw-first = Throw the dice first, with or without discarding strips.
refusal-throwing-over = You have finished throwing: take strips or end the turn.
refusal-keep-not-thrown = You can keep only dice that lie on the table.
refusal-keep-all-is-stop = Keeping all dice means no more throws: choose “{ action-stop }”.
refusal-still-throwing = You are still throwing: stop first, then take strips.
refusal-too-few-dice = To take a strip you need at least two dice of its colour.
refusal-strip-too-long = You have too few dice of this colour for { $strip }.
refusal-colour-on-track = Your track already has a strip of this colour.
refusal-strip-removed = The { $strip } strip is not in this game.
refusal-not-in-stock = The { $strip } strip is not in the stock.
refusal-exact-in-stock = While the exact strip is in the stock, you cannot take a shorter one from there.
refusal-no-such-opponent = You can steal only from your opponents at this table.
refusal-robbed-already = You have already stolen a strip from { $seat } this turn.
refusal-not-the-rear-strip = Only the rear strip can be stolen, and for { $seat } that is not { $strip }.
refusal-only-strip = { $seat } has only { $strip }: the only strip on a track cannot be stolen.

# The table as text
text-set-up = First, some short strips leave the game.
text-discard = { $seat } may discard strips before throwing.
text-throw = { $seat } throws the dice.
text-keep = { $throw ->
    [1] { $seat } may keep dice and throw the rest again, or stop: 2 throws left.
   *[2] { $seat } may keep dice and throw the rest again, or stop: 1 throw left.
}
text-take = { $seat } takes strips or ends the turn.
text-over = The game is over.
text-dice = Dice: { $dice }
text-takeable = These dice would take: { $strips }. That leads to cell { $cell }.
text-dead = Of no use this turn: { $colours }
text-track = { $cell ->
    [0] { $seat }: at the start
   *[other] { $seat }: cell { $cell }, strips from the rear: { $strips }
}
text-tracks = Tracks
text-player = Player
text-front = Front
text-marker = Marker
text-strips = Strips from the rear
text-theft = Theft of the rear strip
text-cell = { $cell ->
    [0] at the start
   *[other] on cell { $cell }
}{ $place ->
    [last] , in last place
   *[other] {""}
}
text-strip = { $strip } (cells { $first } to { $last })
text-held-at = { $cell ->
    [0] at the start
   *[other] on cell { $cell }
}
text-cost = { $cells ->
    [0] costs nothing
    [one] costs { $cells } cell
   *[other] costs { $cells } cells
}
text-stock = Stock
text-removed = Out of the game: { $strips }

# What the next throw may bring
odds = { $throws ->
    [one] Odds of the last throw
   *[other] Odds with { $throws } throws left
}
odds-kept = What you keep or discard
odds-failing = nothing to take
odds-strips = strips (10% and more)

# Why the master would do something
hint-seldom-fails = { $percent ->
    [0] cannot end with nothing
   *[other] seldom ends with nothing ({ $percent }%)
}
hint-goes-for = goes for { strip } ({ $percent }%)
hint-frees = { $count ->
    [one] frees a colour
   *[other] frees { $count } colours
}
hint-all-dice = keeps all dice
hint-safe = takes what is sure
hint-far = leads far already
hint-ahead = { $cells ->
    [one] leads one cell ahead
   *[other] leads { $cells } cells ahead
}
hint-goal = reaches the goal
hint-throws-back = { $cells ->
    [one] throws { $seat } back by one cell
   *[other] throws { $seat } back by { $cells } cells
}
hint-lantern = keeps last place, which is safe
hint-no-theft = leaves nothing to steal

# On the shelf
about = Build your track to the goal, strip by strip, and steal what the others left behind.
daily = Daily express
margin = { $margin ->
    [one] { $margin } cell
   *[other] { $margin } cells
}

# What a page may tell in time, where the table allows advice
advice = the odds of each throw
