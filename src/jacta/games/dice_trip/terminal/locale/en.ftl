# Dice Trip
dice = Dice
lines = bonus { $bonus } · struck { $struck } · route { $route } · series { $series } · zones { $zones }
lines-tens = bonus { $bonus } · struck { $struck } · route { $route } · series { $series } · zones { $zones } · tens { $tens }
banner-decide = { $name }: keep the throw, or reroll some dice for everybody.
banner-enter = { $made ->
    [0] { $name }: write two numbers, or strike a town for each one you leave out.
   *[1] { $name }: one more entry.
}
prompt-decide = Dice to reroll
prompt-enter = Number and town
reroll-these = Reroll these dice (letters or places), once a game
write = Write { $number } in { $town }, or another of these numbers in another town:
strike = Strike { $town }; two entries may be typed at once
spends-double = One die stands in both numbers: this spends the double use of the game.
help =
    13 turns: everybody uses the same four dice, two for each of two numbers, in either order. A number may stand only once on a sheet. For each number you leave out, you strike a town.
    Points: { "★" } a bonus for equal digits, or for a coloured town with the die of that colour; −1 for each struck town; the longest route of linked towns with rising numbers; the longest series (4 towns or more) of numbers that follow each other; zones without a struck town.
    { "↻" } Reroll, once a game, for the player who threw: type the dice right after the throw. { "②" } Double use, once a game: one die in both numbers, another one left aside; neither number may have two equal digits. Just enter two such numbers.
    After a town come the letters of the towns it is linked to. Type 14 f to write 14 there, x f to strike it, RG F to choose the dice yourself, tens first.
