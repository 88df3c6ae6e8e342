# The frame of every game
turn = turn { $turn }
keys = h help · u take back · e events · q leave
banner-turn = { $name }, it is your turn.
banner-plays = { $name } is playing …
banner-next = This turn is over.
banner-over = The game is over.
banner-confirm = { $name }, is this what you want? Enter hands over, u takes back.
key-enter = Enter
prompt-choice = Your choice
prompt-confirm = Enter or u
confirm-yes = Confirm and hand over
confirm-back = Take back
confirm-first = Your turn is built: confirm it with Enter, or take back with u.
taken-back = Taken back: { $action }
nothing-to-take-back = There is nothing to take back: dice that have fallen stay.
not-understood = “{ $text }” is not one of the choices. Type h for help.
please-choose = Enter alone does nothing here: please choose from the list.
more-choices = … and more: c lists all choices
more-table = … t shows the whole table
hurry = any key hurries on
go-on = Enter to go on
page-more = Enter for more
page-back = Enter to go back
page-events = What has happened
page-choices = All choices
quit-question = Leave the game? y or n
curtain = Hand over to { $name }, then press Enter.
input-ended = The input ended before the game was over.

# The end
ending-over = The game is over.
ending-unfinished = The game is not finished.
ending-rank = { $rank }. { $name }
ending-score = { ", " }{ $score ->
    [one] { $score } point
   *[other] { $score } points
}
ending-turns = { $turns ->
    [one] { $turns } turn was played.
   *[other] { $turns } turns were played.
}
ending-seed = The same dice again: { $command }
ending-replay = See this game again: { $command }

# Records
replay-version = rules version { $version }
replay-dice = dice: { $dice }

# Help
help-keys =
    Type what stands before a choice, or its notation, then press Enter.
    u    take back the last step, until dice fall or the turn is handed over
    e    what has happened so far
    t    the table in words
    c    all choices with their notation
    q    leave the game
    h    this help; Esc clears what is typed
help-clauses = A refusal names its clause. Type a clause to read it: { $first } to { $last }, { $count } in all. They are in { $file }
no-such-clause = The rules have no clause { $clause }.

# Würfel Express
we-last-place = last place
we-stock = Stock
we-dice = Dice
we-throw = throw { $throw } of 3
we-banner-discard = { $name }, it is your turn: throw, or first discard strips from the rear.
we-banner-keep = { $throw ->
    [1] { $name }: keep dice and throw the rest again, or stop. 2 throws are left.
   *[2] { $name }: keep dice and throw the rest again, or stop. 1 throw is left.
}
we-banner-take = { $name }: take strips for your dice, or end the turn.
we-prompt-discard = Strips to discard
we-prompt-keep = Dice to keep
we-keep-these = Keep these dice (numbers or letters), throw the rest again
we-nothing = nothing to take,
we-no-penalty = no penalty
we-then = then: { $strips }
help-wurfel-express =
    The first track to reach cell 30 wins. Each turn:
    1. You may discard strips from the rear of your track. Each costs one die, the front stays.
    2. Throw up to three times. Keep any dice each time; kept dice may be thrown again later.
    3. Dice of one colour give the strip of that colour as long as they are many: 3 red dice, red 3. If it is missing, a shorter one. A track holds each colour once; new strips join the front.
    Instead of from the stock you may steal the rear strip of an opponent, unless it is the only one: the opponent falls back by its length.
    Who can take nothing gives the front strip back. Who is in last place ({ "▾" }) is spared that, and does not fall back when robbed.
    { "▐" } is the start marker, × a strip that is out of the game. Dim lengths and hollow dice are of colours on your track: of no use.
