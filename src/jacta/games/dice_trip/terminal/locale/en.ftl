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
reroll-these = Reroll these dice (letters or places), once in a game
write = Write { $number } in { $town }, or another of these numbers in another town:
strike = Strike { $town }; two entries may be typed at once
spends-double = One die stands in both numbers: the double use of this game is spent.
help =
    13 turns: everybody uses the same four dice, two for each of two numbers, in either order. A number stands once on a sheet. For a number you leave out you strike a town.
    Points: { "★" } a bonus for equal digits, or for a coloured town with the die of that colour; −1 for each struck town; the longest route of linked towns with rising numbers; the longest series (4 towns or more) of numbers that follow each other; zones without a struck town.
    { "↻" } Reroll, once in a game, by the player who threw: type the dice at once after the throw. { "②" } Double use, once in a game: one die in both numbers, another one left aside; neither number may have two equal digits. Just enter two such numbers.
    Behind a town stand the letters of the towns that it is linked to. Type 14 f to write 14 there, x f to strike it, RG F to choose the dice yourself, tens first.
