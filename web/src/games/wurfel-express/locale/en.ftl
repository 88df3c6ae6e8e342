# What the board says by itself
tracks = The tracks
cell = { $cell ->
    [0] start
   *[other] cell { $cell }
}
last-place = last place
last-place-note = Last place: no penalty for failing, and no falling back when robbed.
last-place-short = Last place: no penalty, no falling back.
stock = Stock
stock-strip = { $state ->
    [here] { $strip }, in the stock
    [taken] { $strip }, which you take
    [out] { $strip }, not in this game
   *[gone] { $strip }, on a track
}
prompt-discard = Discard rear strips if you like, then throw.
prompt-keep = { $left ->
    [one] Keep dice, then throw again: { $left } throw left.
   *[other] Keep dice, then throw again: { $left } throws left.
}
prompt-take = { $from ->
    [stock] Take strips from the stock.
    [others] The stock has none for your dice: steal a strip, or take nothing.
   *[both] Take strips from the stock, or steal them.
}
prompt-more = Take more, or end the turn.
the-dice = Dice
dice-yours = Your dice
dice-of = { $name }’s dice
die = Die { $place }: { $colour }
throw-number = Throw { $throw } of { $of }
throw = { $count ->
    [0] Throw again
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
stop = Stop and take
stop-empty = Stop with nothing
hint-touch = Touch the dice you want to keep, or swipe them up.
watch = Your dice lie here when it is your turn.
watch-only = The current dice lie here.
keys-throw = 1–7 keep · Space throws · S stops
keys-discard = ← → how many · Space throws
discard-title = Discard from the rear?
discard-slider = Rear strips to discard
discard-up-to = Discard up to { $strip }
options = What you can take
taken = Your new strips, from the rear
laid = { $place }: { $strip }. Arrow keys move it, Enter puts it back.
put-back = Put { $strip } back
swap = Swap { $one } and { $other }
order-hint = Drag the strips into the order you like; a click puts one back.
from-stock = stock
from = from { $name }
falls-short = falls back { $cells }
stays-short = stays: last place
falls-back = { $name } falls back { $cells } cells
stays = { $name } is in last place and stays
take-all = Take { $strips }
end = End the turn
end-empty = Take nothing
note-fell-back = Robbed: back { $cells }, to cell { $cell }
note-held = Robbed, but in last place: stays on { $cell }
note-gave-back = Nothing to take: { $strip } goes back
note-slid-back = { $cells ->
    [0] Nothing to take: stays at the start
   *[other] Nothing to take: slides back { $cells }
}
note-spared = Nothing to take, but in last place: no penalty
note-won = At the goal, on cell { $cell }!

# What everything is good for, when it is pointed at, held or focused
track-of = { $you ->
    [yes] Your track
   *[no] { $name }’s track
}
explain-track = { $left ->
    [0] It has reached the goal: the game is won.
    [one] It reaches cell { $cell }, one cell from the goal. Whoever reaches cell 30 first wins.
   *[other] It reaches cell { $cell }, { $left } cells from the goal. Whoever reaches cell 30 first wins.
}
goal = The goal
explain-goal = Whoever is first to reach or pass cell 30 wins at once.
lantern = Last place
explain-lantern = Whoever is furthest from the goal pays no penalty for failing, and does not fall back when robbed.
marker-of = { $you ->
    [yes] Your marker
   *[no] { $name }’s marker
}
explain-marker = It holds the rear of the track. Only the strip beside it can be stolen.
explain-strip = { $is ->
    [own] It is on your track, which holds one strip of each colour: more dice of this colour are of no use to you.
    [only] It is { $name }’s only strip, and an only strip cannot be stolen.
    [rear] It is at the rear of { $name }’s track: { $length } or more dice of this colour steal it.
   *[within] It cannot be stolen: only the strip beside { $name }’s marker can.
}
explain-stock = { $state ->
    [here] { $length } dice of this colour take it. You need not have thrown them at once.
    [taken] You take it: it is laid at the front of your track.
    [out] With two or three players some short strips are not in the game.
   *[gone] It lies on a track. Whoever has the dice for it takes a shorter one from the stock, or steals it.
}
explain-colour = A track holds one strip of each colour: the longer, the better.
takes-now = You could take now: { $strips } (cell { $cell }).
takes-nothing-yet = Your dice take nothing yet.
strip-of = { $strip } from { $name }
of-no-use = Of no use now: { $colours }
of-no-use-short = of no use:
explain-dead = These colours are on your track, which holds one strip of each colour, or no strip of them can be had: dice that show them take nothing.
explain-die = { $is ->
    [held] This colour is on your track already, which holds one strip of each: such dice are of no use in this turn.
    [none] No strip of this colour can be had now: such dice are of no use in this turn.
    [takes] If you stop now, these take { $strip }. More of them take a longer strip.
    [few] So few take nothing: no strip as short as that is left.
   *[one] One die takes nothing: with two or more of a colour there is a strip as long as their number.
}
explain-throws = You throw up to three times, and before each throw you choose anew which dice you keep.
dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
explain-fewer-dice = Each strip that you discard costs you one die in this turn.

# What the next throw may bring, where the table has advice
in-percent = odds in %
with-chance = { $name }, chance { $chance }
risk = nothing to take: { $chance }
explain-chance = Keep these dice and throw for it alone: chance { $chance }.
explain-risk = The chance that you can take no strip in the end, if you do all you can to avoid it.

# The first lesson: what to do, and what has happened then
lesson-1 = Be the first whose track reaches cell 30. You are Anna, and your track is still empty. You throw up to three times. Three reds have fallen: keep them and throw the rest again.
lesson-1-done = Three reds are safe. The more dice of a colour, the longer the strip.
lesson-2 = And now two yellows. Keep the three reds and the two yellows, and throw the last two dice again.
lesson-2-done = The last throw falls.
lesson-3 = Four reds and two yellows: take red 4 and yellow 2, and confirm.
lesson-3-done = Your track has grown to cell 6. You may have only one strip of each colour.
lesson-4 = Three greens, but the strip green 3 lies at the rear of Ben’s track: touch it to steal it!
lesson-4-done = Ben’s track slides back to his marker: he falls back by the length you stole.
lesson-5 = Cleo is furthest behind: she is in last place. Steal her white 4.
lesson-5-done = Whoever is in last place does not fall back: Cleo’s front stays where it is.
lesson-6 = Only green is missing on your track: other dice are of no use. Discard the two rear strips, white 2 and red 3, then throw.
lesson-6-done = Your front has not moved, and white and red are free again. But you throw two dice fewer.
lesson-7 = Red, black and yellow are all on your track already. Touch “Stop with nothing” and see what happens.
lesson-7-done = Whoever can take nothing gives the front strip back. Only those in last place are spared. You could have thrown again!
lesson-8 = Cell 25, and five greens. Touch “Stop and take”, then take green 5.
lesson-8-done = Cell 30: you have won.

first-discard = Before you throw you may discard strips at the rear: your front stays where it is, and their colours are free again. Each strip costs a die, so usually you just throw.
first-throw = Dice that count are kept already. Touch a die to keep it or to let it go, then throw the rest, up to three times in all.
first-take = Each colour gives you one strip. Take what you like: it joins the front of your track.
first-steal = Here you may steal: the rear strip of an opponent in place of one from the stock. You move on, and your opponent falls back.

# The second lesson
strategy-discard = Before the throw
strategy-discard-told = With all seven dice only blue and black are of use to you. Without your three rear strips red, green and white are free again, and your front stays where it is. You take nothing a little more often, in 11 of 100 turns instead of 6, and still win 57 games in 100 instead of 38.
strategy-all-dice = So close to the goal
strategy-all-dice-told = Three cells are missing, and with all dice only red and yellow are of use: you take nothing in 31 of 100 turns. Give back your rear strip, and it is 11 of 100. But a white strip of two would stop short, while red 3 and whatever is longer wins at once, and these come more often with seven dice than with six: red 3 in 63 of 100 turns instead of 50. 78 games in 100 instead of 65. Near the goal ask what wins, and not what fails least.
strategy-two-colours = One throw left, six cells to go
strategy-two-colours-told = Red 3 and green 3 together are six cells, and that is the goal. Three reds are enough for it, and the fourth die is worth more in the air: with two dice a third green comes in 31 of 100 throws, with one in 17. Keep what two strips need, and no more.
strategy-steal = Which blue strip?
strategy-steal-told = The strip from the stock is a cell longer. But the one that you steal throws your opponent back by three cells, from 28 to 25: you win 76 games in 100 instead of 18. In a race what the other loses counts as much as what you win.
strategy-short = A long strip for sure?
strategy-short-told = Black 6 leads to cell 29, one short of the goal, and your opponent stands on 28: whoever stops here wins 1 game in 100. A second white would be white 2 and black 5, seven cells, exactly the goal: it comes in 17 of 100 throws. When the next turn is the opponent’s last, take the chance.
