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
dice-none = no die

# Options
option-shorter = When may a shorter strip be taken from the stock?
option-shorter-if-missing = only when the exact one is missing
option-shorter-always = always

# Actions
action-discard = { $strips ->
    [0] Discard nothing and throw seven dice
    [one] Discard { $strips } strip from the rear and throw one die fewer
   *[other] Discard { $strips } strips from the rear and throw { $strips } dice fewer
}
action-keep = Set aside { $dice }, throw the others again
action-stop = Stop throwing
action-take = Take { $strip } from the stock
action-steal = Steal { $strip } from { $seat }
action-done = Take nothing more

# Events
event-removed = The { $strip } strip is out of the game.
event-discarded = { $strips ->
    [one] { $seat } discards { $strips } strip and throws { $left } dice.
   *[other] { $seat } discards { $strips } strips and throws { $left } dice.
}
event-threw = { $seat } throws { $dice } (throw { $throw }).
event-kept = { $seat } sets aside { $dice }.
event-stopped = { $seat } stops throwing.
event-took = { $seat } takes { $strip } from the stock and stands on cell { $cell }.
event-stole = { $seat } steals { $strip } from { $victim } and stands on cell { $cell }.
event-fell-back = { $cells ->
    [one] { $seat } falls back { $cells } cell to cell { $cell }.
   *[other] { $seat } falls back { $cells } cells to cell { $cell }.
}
event-held = { $seat } is in last place: the front stays on cell { $cell }.
event-ended = { $seat } takes nothing more.
event-failed = { $seat } can take no strip.
event-gave-back = { $seat } gives { $strip } back and stands on cell { $cell }.
event-slid-back = { $cells ->
    [0] { $seat } keeps the only strip and is at the start already: cell { $cell }.
    [one] { $seat } keeps the only strip and slides back { $cells } cell to cell { $cell }.
   *[other] { $seat } keeps the only strip and slides back { $cells } cells to cell { $cell }.
}
event-spared = { $seat } is in last place: no penalty.
event-won = { $seat } reaches cell { $cell } and wins.
event-turns-over = The game ends after { $turns } turns without a winner.

# Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-dice-in-the-air = The dice are still rolling.
refusal-discard-too-late = Strips can be discarded only before the first throw.
refusal-discard-too-many = At least one strip must stay on your track.
refusal-throw-first = The dice must be thrown first: say how many strips you discard.
refusal-throwing-over = Your throws of this turn are over.
refusal-keep-not-thrown = You can set aside only dice that lie on the table.
refusal-keep-all-is-stop = To keep all dice is to stop throwing.
refusal-still-throwing = You are still throwing: stop before you take strips.
refusal-too-few-dice = A strip needs at least two dice of its colour.
refusal-strip-too-long = You have too few dice for { $strip }.
refusal-colour-on-track = Your track has a strip of this colour already.
refusal-strip-removed = The { $strip } strip is out of the game.
refusal-not-in-stock = The { $strip } strip is not in the stock.
refusal-exact-in-stock = The exact strip is in the stock, so a shorter one cannot be taken from there.
refusal-no-such-opponent = Strips are stolen from opponents at this table only.
refusal-robbed-already = You have stolen a strip from { $seat } this turn already.
refusal-not-the-rear-strip = Only the rear strip of { $seat } can be stolen, and that is not { $strip }.
refusal-only-strip = The only strip of { $seat } cannot be stolen.

# The table as text
text-set-up = Some short strips leave the game.
text-discard = { $seat } may discard strips before throwing.
text-throw = { $seat } throws.
text-keep = { $seat } has thrown { $throw } of 3 times: keep dice and throw again, or stop.
text-take = { $seat } takes strips.
text-over = The game is over.
text-track = { $seat }: cell { $cell }, strips from the rear: { $strips }
text-stock = Stock: { $strips }
text-dice = Dice: { $letters } ({ $dice })
