# What the board says by itself
map = Your map of { $map }
map-of = Map of { $map }: { $name }’s sheet
closer = Look closer
all = Show the whole map
empty = empty
struck = struck
bonus = bonus
not-confirmed = not confirmed yet
die = { $colour } { $pips }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turns = Turn
score = Score
line-bonus = Bonus
line-struck = Struck
line-route = Route
line-series = Series
line-zones = Zones
line-tens = Tens
total = Total
series-of = { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
}
numbers = The numbers: struck ones are on the sheet already
sheets = All sheets
sheet = { $name }’s sheet: { $points } points{ $reroll ->
    [yes] , reroll left
   *[no] {""}
}{ $double ->
    [yes] , double use left
   *[no] {""}
}{ $entered ->
    [yes] , has entered
   *[no] {""}
}
sheet-of = { $name }’s sheet
has-entered = has entered
back = back to yours
count = The count
throw-yours = Your throw
throw-of = { $name }’s throw
keep = Keep the throw
reroll = { $count ->
    [0] Reroll
    [one] Reroll one die
   *[other] Reroll { $count } dice
}
reroll-instead = Reroll…
hint-decide = { $players ->
    [1] Once in the game you may reroll: touch the dice.
   *[other] The throw is for everyone. Once in the game you may reroll: touch the dice.
}
keys-decide = 1–4 choose dice · K keeps · R rerolls
keys-enter = 1–4 dice · S swaps · X strikes · arrow keys lead to the towns
keys-reroll = R rerolls
powers = Your powers
power-reroll = { $state ->
    [now] Reroll: about to be used
    [left] Reroll: once in the game, right after your throw
   *[used] Reroll: used
}
power-double = { $state ->
    [now] Double use: about to be used
    [left] Double use: once in the game, one die in both numbers
   *[used] Double use: used
}
power-reroll-about = Right after your own throw you may throw one to four dice again. All players then use the new dice.
power-double-about = Leave one die aside and use another one in both of your numbers. Neither number may then have two equal digits.
power-reroll-short = reroll
power-double-short = double
entries = Your entries this turn
entry-write = { $number } in { $town }
entry-strike = { $town } struck
take-back = Take back: { $entry }
number = Number { $place }
tens = tens
ones = ones
swap = Swap the two dice
strike = Strike
strike-short = Strike
confirm = Confirm
spends-reroll = spends your reroll
spends-double = spends your double
doubles = The { $colour } die is in both numbers: confirming spends your double use for this game.
number-first = First make a number from two dice, or choose Strike.
forced = No number from this throw can be written any more, so { $town } is struck.
waiting = { $count ->
    [one] Your entries are in. { $names } is still entering.
   *[other] Your entries are in. { $names } are still entering.
}
watch = The current throw lies here.
prompt-decide = { $players ->
    [1] Touch the dice that you want to reroll.
   *[other] Keep the throw, or reroll some dice.
}
prompt-number = { $of ->
    [1] The last town: make its number from two dice, or strike it.
   *[other] Make a number from two dice, or strike a town.
}
prompt-town = Choose a town for { $number }.
prompt-strike = Choose the town to strike.
prompt-must-strike = No number from these dice is possible: choose the town to strike.
prompt-not = { $number } is not possible. { $why }{ $swaps ->
    [yes] {" "}With the dice swapped it is.
   *[other] {""}
}

# The first lesson: what to do, and what has happened then
lesson-1 = You are Anna. One throw is for everyone: red 1, green 4, blue 2, yellow 6. Make 14 from the red and the green die, and write it in Brest.
lesson-1-done = Brest is red, and the red die is in the 14: a bonus point. The colour of either die counts.
lesson-2 = Blue and yellow are left: they make 26. Write it in Rennes, next to Brest.
lesson-2-done = 14, then 26: the numbers rise from town to town, so this is a route of two towns. At the end each town of your longest route is worth a point. Ben writes at the same time; you will see his numbers when you have both finished.
lesson-3 = Now a series: 16 and 21 follow each other directly. Write 21 in Clermont-Ferrand, between 16 and 22, and 55 in Strasbourg.
lesson-3-done = 15, 16, 21, 22 in linked towns: a series of four, 2 points more. And 55 has two equal digits: a bonus in any town.
lesson-4 = Each number may stand only once, and not every number fits. Write 41 in Dijon, then choose Strike and strike Perpignan.
lesson-4-done = A struck town costs a point, and its zone is no longer clean: here the zones give 7 points instead of 9.
lesson-5 = Your own throw, and nothing fits. Once in the game you may reroll: touch red, green and blue, and throw them again.
lesson-5-done = The reroll is for everyone. Keeping all dice would have been the other choice.
lesson-6 = Your other power: leave one die aside and use another one twice. Make 32 from green and red in Montpellier, and 34 from green and blue in Marseille.
lesson-6-done = The green 3 is in both numbers. That, too, is possible only once in the game, and neither number may have equal digits.
lesson-7 = The last turn: one town is left, and any two dice make its number. Write 26 in Toulouse.
lesson-7-done = Bonus, struck towns, route, series, zones: 39 points. Above 35 is a good trip.
