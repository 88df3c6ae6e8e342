# The frame of every game
named = { $name }:
turn = turn { $turn }
keys = h help · u take back · e events · q leave
compiling = { $count ->
    [one] still compiling, one part to go
   *[other] still compiling, { $count } parts to go
}
banner-turn = { $name }, it is your turn.
banner-plays = { $name } is playing…
banner-next = This turn is over.
banner-over = The game is over.
banner-forced = { $name }: nothing to choose in this turn.
forced = This throw left nothing to choose.
banner-confirm = { $name }, is this what you want? Enter hands over, u takes back.
key-enter = Enter
prompt-choice = Your choice
prompt-confirm = Enter or u
confirm-yes = Confirm and hand over
confirm-back = Take back
confirm-first = Your turn is ready: confirm it with Enter, or take back with u.
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
page-hints = What the master would do
hint = { $action }: { $worth }
hint-win = { $percent }% to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-only = there is no other choice
hint-late = There is no hint yet: the master is still being compiled.
no-hints = Nobody gives hints in this game.
quit-question = Leave the game? y or n
curtain = Hand over to { $name }, then press Enter.
input-ended = The input ended before the game was over.

# The end
ending-over = The game is over.
ending-gave-up = { $name } gave up.
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
ending-decided = Turn { $turn } decided it: the chances of { $names } went from { $before }% to { $after }%.
ending-estimated = An estimate, as if quick players had played on.
ending-judged = As the strongest bot judges it.
ending-decided-by-none = No single turn decided it.
ending-seed = The same dice again: { $command }
ending-replay = See this game again: { $command }

# Records
replay-version = rules version { $version }
replay-dice = dice: { $dice }

# Help
help-keys =
    Type what stands before a choice, then press Enter.
    u    take back the last step, until dice fall or the turn is handed over
    e    what has happened so far
    t    the table in words
    c    all choices, each with what to type for it
    q    leave the game
    ?    what the master would do; the record keeps that you asked
    h    this help; Esc clears what is typed
help-clauses = A refusal names its clause. Type a clause to read it: { $first } to { $last }, { $count } in all.
no-such-clause = The rules have no clause { $clause }.
