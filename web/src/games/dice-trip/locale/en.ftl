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
sheet = { $name }’s sheet: { points }{ $reroll ->
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
prompt-not = { $why ->
    [number-used] { $number } is on your sheet already
    [number-twice] { $number } is your first number already
    [dice-used] These dice made your first number
    [double-spent] One of these dice is in your first number, and your double use is spent
    [double-equal-digits] With a double use no number may have equal digits
   *[other] { $number } is not possible
}{ $swaps ->
    [yes] : swap the dice, or choose others.
   *[other] : choose other dice.
}

# What things are good for, when they are pointed at, held or focused
zone = zone { $zone }
die-of = The { $colour } die
explain-line-bonus = One point for each number of two equal digits, and for each one that stands in a coloured town with the die of that colour; at most one per town.
explain-line-struck = Each struck town costs a point, and its zone is no longer clean.
explain-line-route = One point for each town of your longest chain of linked towns whose numbers rise.
explain-line-tens = Once there is a number in all six tens, each coloured town still empty scores a point.
explain-series = A series is a chain of linked towns with numbers that follow each other directly, like 15, 16, 21. From four towns on it counts: 2, 3, 4, 6, then 9 points from ten on. Yours: { $towns ->
    [0] none yet
    [one] { $towns } town
   *[other] { $towns } towns
}.
explain-zones = Zones without a struck town: { $clean } of { $zones }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You start with all of them, and lose them by striking.
explain-turn = Turn { $turn } of { $turns }: then all sheets are full.
explain-total = All lines together; whoever has the most after the last turn wins.
explain-zone = { $is ->
    [clean] No town of this zone is struck. Clean zones: { $clean } of { $zones }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[lost] A town of this zone is struck, so it no longer counts.
}
explain-struck = Struck: it costs a point, and nothing can be written here any more.
explain-written = { $bonus ->
    [yes] { $number } stands here, with a bonus point.
   *[no] { $number } stands here; it counts where it is part of your longest route or series.
}
explain-coloured = Empty. A number with the { $colour } die, or one of two equal digits, earns a bonus point here.
explain-plain = Empty. Only a number of two equal digits earns a bonus point here.
explain-own-route = Your longest route: { $towns ->
    [one] { $towns } town, { $towns } point
   *[other] { $towns } towns, { $towns } points
}.
explain-number-used = It is on your sheet already; each number may stand there once.
explain-number-free = { $can ->
    [yes] Your dice can make it.
   *[no] Not on your sheet yet.
}{ $last ->
    [yes] {" "}It is the last number of a series.
   *[no] {" "}In a series { $next } follows it.
}
explain-die = Each die goes into one of your two numbers. In a town of its colour this one earns a bonus point.
explain-ticket = Two dice make a number: the first is the tens, the second the ones.
explain-strike = In place of a number you strike an empty town, which costs a point; sometimes that is the lesser evil.
explain-swap = The same two dice make another number in the other order, such as 14 and 41.

# What the dice may bring, where the table has advice
chance = chance { $chance }
explain-chance = The chance that the next dice make it is { $chance }.

# The first lesson: what to do, and what has happened then
lesson-1 = Fill your map with numbers that rise from town to town: the most points win. You are Anna. One throw is for everyone: red 1, green 4, blue 2, yellow 6. Make 14 from the red and the green die, and write it in Brest.
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

first-reroll = It is your throw. Once in the game you may throw some of the dice again, for everyone. Usually you keep them.
first-write = Choose two dice for a number, then touch a town; the other two dice make the second number. Leave room for what comes in between.
first-route = Look at the roads: numbers that rise from town to town are your route, and each of its towns is worth a point.
first-strike = If a number fits nowhere, strike a town. It costs a point and its zone is no longer clean, so choose one that is of little use.
first-double = Once in the game one die may stand in both numbers, and another one is left aside. It helps to fill a gap in your route.

# The second lesson
strategy-reroll = The one reroll
strategy-reroll-told = A throw that does not delight you is no reason to reroll: there is one reroll in a whole game. This throw leads to some 45 points, the best reroll to less than 42. Keep it for a throw that would cost you struck towns.
strategy-near = The second town of the turn
strategy-near-told = Your route runs along the south coast, and Toulouse is linked to its end: 23 there makes it four towns long. In Nantes the same dice lie far from all else, and promise four points less. Early on stay close to what you have.
strategy-series = The same number, another place
strategy-series-told = 15 is in Paris and 16 in Lille. 14 in Reims, which is linked to both, makes the series and the route three towns long, and only Metz then lies between it and the 11 in Strasbourg. Caen is linked to Paris too, but there 14 is worth nearly six points less: it is the same number, but not the same place on the way.
strategy-gap = Where is the gap?
strategy-gap-told = 33 is in Tours and 35 in Brest, and Nantes is linked to both: 34 there makes the route eleven towns long, and Nantes earns a bonus besides. In Toulouse the same dice are worth nearly six points less. A town between two numbers that differ by two is a gap to be filled as soon as it can be.
strategy-strike = Late in the game
strategy-strike-told = 34 in Rennes makes the route fifteen towns long. For the other entry a strike is no shame: striking Rouen leads to just as many points, 35.7, and writing 43 there to 33.8. A number in the wrong place can cost more than an empty town.
