# Würfel Express
last-place = last place
stock = Stock
dice = Dice
throw = throw { $throw } of 3
banner-discard = { $name }, it is your turn: throw, or first discard strips from the rear.
banner-keep = { $throw ->
    [1] { $name }: keep dice and throw the rest again, or stop. 2 throws are left.
   *[2] { $name }: keep dice and throw the rest again, or stop. 1 throw is left.
}
banner-take = { $name }: take strips for your dice, or end the turn.
prompt-discard = Strips to discard
prompt-keep = Dice to keep
keep-these = Keep these dice (numbers or letters), throw the rest again
nothing = nothing to take,
no-penalty = no penalty
then = then: { $strips }
help =
    The first track to reach cell 30 wins. Each turn:
    1. You may discard strips from the rear of your track. Each costs one die; the front stays.
    2. Throw up to three times. Keep any dice each time; kept dice may be thrown again later.
    3. Dice of one colour give you the strip of that colour whose length is their number: 3 red dice, red 3. If it is missing, a shorter one. A track holds each colour at most once; new strips join the front.
    Instead of taking from the stock you may steal the rear strip of an opponent, who falls back by its length; an only strip cannot be stolen.
    If you can take nothing, you give your front strip back. Whoever is in last place ({ "▾" }) is spared that, and does not fall back when robbed.
    { "▐" } is the start marker, × a strip that is out of the game. Dim lengths and hollow dice are of colours on your track: of no use.
