# Colours and dice
colour = { $value ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
}
letter = { $value ->
    [R] R
    [G] G
    [B] B
   *[Y] Y
}
dice = { $tens ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
} then { $ones ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
}

# Options
option-tens = Points for numbers in all six tens?
option-tens-no = no
option-tens-yes = yes, one for each coloured town still empty then

# Maps
boards = Map
board-france = France
board-sud-bourgogne = Southern Burgundy
zone-O = West
zone-NE = North-east
zone-SE = South-east

# Actions
action-keep = Keep the throw
action-reroll = Reroll { $dice }
action-write = Write { $dice } in { $town }
action-strike = Strike { $town }

# Events
event-threw = { $seat } throws red { $red }, green { $green }, blue { $blue }, yellow { $yellow }.
event-kept = { $seat } keeps the throw.
event-rerolled = { $seat } spends the reroll on: { $dice }.
event-rethrew = After the reroll: red { $red }, green { $green }, blue { $blue }, yellow { $yellow }.
event-entered = { $seat } has finished this turn’s entries.
event-doubled = { $seat } spends the double use: the { $colour } die is in both numbers.
event-wrote = { $seat } writes { $number } in { $town } ({ $dice }).
event-earned-bonus = { $why ->
    [equal] { $seat } earns a bonus in { $town }: equal digits.
   *[colour] { $seat } earns a bonus in { $town }: the colour matches.
}
event-struck = { $seat } strikes { $town }.
event-completed-tens = { $points ->
    [one] { $seat } has a number in all six tens: { $points } point.
   *[other] { $seat } has a number in all six tens: { $points } points.
}
event-counted-bonuses = { $points ->
    [one] { $seat }, bonuses: { $points } point.
   *[other] { $seat }, bonuses: { $points } points.
}
event-counted-strikes = { $towns ->
    [0] { $seat }, struck towns: none, nothing is lost.
    [one] { $seat }, struck towns: { $towns }, which costs { $towns } point.
   *[other] { $seat }, struck towns: { $towns }, which cost { $towns } points.
}
event-counted-route = { $towns ->
    [one] { $seat }, longest route: { $towns } town, { $towns } point.
   *[other] { $seat }, longest route: { $towns } towns, { $towns } points.
}
event-counted-series = { $points ->
    [0] { $seat }, longest series: { $towns }, too short to score.
   *[other] { $seat }, longest series: { $towns } towns, { $points } points.
}
event-counted-zones = { $points ->
    [0] { $seat }, zones without a struck town: { $zones }, no points.
   *[other] { $seat }, zones without a struck town: { $zones }, { $points } points.
}
event-counted-tens = { $points ->
    [one] { $seat }, tens: { $points } point.
   *[other] { $seat }, tens: { $points } points.
}
event-scored = { $points ->
    [one] { $seat } has { $points } point in all.
   *[other] { $seat } has { $points } points in all.
}
event-won = { $seat } wins the game!

# Refusals
refusal-game-over = The game is over.
refusal-dice-in-the-air = The dice are still rolling.
refusal-not-the-thrower = Only the player who threw may reroll the dice.
refusal-thrower-decides = First the player who threw keeps the dice or rerolls some; entries come after that.
refusal-reroll-spent = You have already rerolled: that is possible once in a game.
refusal-reroll-too-late = Dice can be rerolled only right after the throw, before anybody enters.
refusal-entered-already = You have made your entries; the others are still at theirs.
refusal-town-struck = { $town } is struck and stays so to the end of the game.
refusal-town-taken = { $town } is not empty any more.
refusal-dice-used = Both of these dice are in your first number: use the other two.
refusal-double-spent = Your first number has one of these dice, and your double use is spent.
refusal-double-equal-digits = With a double use, neither number may have two equal digits.
refusal-number-twice = Your two numbers would be the same: a number may stand only once on a sheet.
refusal-number-used = This number is on your sheet already, and it may stand there only once.

# The table as text
text-throw = Turn { $turn } of 13: { $seat } throws the dice.
text-decide = Turn { $turn } of 13: { $seat } keeps the throw or rerolls dice.
text-rethrow = Turn { $turn } of 13: { $seat } rerolls dice.
text-enter = Turn { $turn } of 13: still to enter: { $seats }.
text-over = The game is over.
text-dice = Dice: { $dice }
text-die = { $colour } { $pips }
text-die-in-the-air = { $colour } in the air
text-powers = { $reroll ->
    [yes] { $double ->
        [yes] reroll and double use left
       *[no] reroll left
    }
   *[no] { $double ->
        [yes] double use left
       *[no] both powers used
    }
}
text-struck = struck
text-now = { $seat }, entered in this turn: { $entries }
text-sheets = Sheets
text-player = Player
text-line-total = Points
text-line-bonus = Bonuses
text-line-struck = Struck
text-line-route = Route
text-line-series = Series
text-line-zones = Zones without a struck town
text-line-tens = Tens
text-line-powers = Powers
text-map = Map
text-town = Town
text-town-zone = Zone
text-town-colour = Colour
text-town-links = Linked to
text-with-bonus = { $number } with bonus

# What the dice may bring
odds-rerolls = Odds of the reroll
odds-reroll = Reroll of { $dice }
odds-next = Odds of the next throw
odds-thrown = As it falls
odds-rerolled = With your reroll, for one number

# Why the master would do something
hint-keeps-reroll = keeps the reroll
hint-wants = { $count ->
    [one] makes about one useful number possible
   *[other] makes about { $count } useful numbers possible
}
hint-bonus = earns a bonus in { $town }
hint-route = makes the route { $towns } towns long
hint-series = makes the series { $towns } towns long
hint-clean = strikes nothing
hint-keeps-double = keeps the double use

# On the shelf
about = One throw for everyone: make two numbers from four dice, and fill the towns of your map.
daily = Daily trip
bot-planner = strong

# What a page may tell in time, where the table allows advice
advice = the odds of rerolls and throws
