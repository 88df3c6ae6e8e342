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

# Dice Trip
dt-dice = Dice
dt-lines = bonus { $bonus } · struck { $struck } · route { $route } · series { $series } · zones { $zones }
dt-lines-tens = bonus { $bonus } · struck { $struck } · route { $route } · series { $series } · zones { $zones } · tens { $tens }
dt-banner-decide = { $name }: keep the throw, or reroll some dice for everybody.
dt-banner-enter = { $made ->
    [0] { $name }: write two numbers, or strike a town for each one you leave out.
   *[1] { $name }: one more entry.
}
dt-prompt-decide = Dice to reroll
dt-prompt-enter = Number and town
dt-reroll-these = Reroll these dice (letters or places), once in a game
dt-write = Write { $number } in { $town }, or another of these numbers in another town:
dt-strike = Strike { $town }; two entries may be typed at once
help-dice-trip =
    13 turns: everybody uses the same four dice, two for each of two numbers, in either order. A number stands once on a sheet. For a number you leave out you strike a town.
    Points: { "★" } a bonus for equal digits, or for a coloured town with the die of that colour; −1 for each struck town; the longest route of linked towns with rising numbers; the longest series (4 towns or more) of numbers that follow each other; zones without a struck town.
    { "↻" } Reroll, once in a game, by the player who threw: type the dice at once after the throw. { "②" } Double use, once in a game: one die in both numbers, another one left aside; neither number may have two equal digits. Just enter two such numbers.
    Behind a town stand the letters of the towns that it is linked to. Type 14 f to write 14 there, x f to strike it, write RB F to choose the dice yourself.
# Entenrallye
en-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
en-sections = B W D R
en-road = Road
en-hand = Hand
en-known = You know
en-pile = { $parts ->
    [one] { $parts } part in the pile
   *[other] { $parts } parts in the pile
}
en-before = The year has not begun
en-after = The year is over
en-part = part { $part } of { $parts }
en-columns = repairs/defects, points, settled, face-down parts, fitted parts
en-banner-drive = { $name }, you threw a { $pips }: how far, which way, and what to do with the rest?
en-banner-act = { $name }: fit parts, trade with others, or end the turn.
en-banner-give = { $name }: which part do you give in return?
en-banner-keep = { $name }: which face-down parts do you keep? At most 2.
en-grey = grey
en-brown = brown
help-entenrallye =
    Most points from the four meetings win. Each turn you throw one die:
    1. Drive at least one square. On a grey square you may stop early and spend the rest: 3 pips buy a part, unseen; each other pip is a repair point. Otherwise you drive the full number.
    2. On grey, fit parts to free sections of your car. With a 1 you may steal a face-down part, with a 2 exchange one.
    3. A 6 and an arrival move the calendar by one step each.
    Reach a meeting by the end of its month and your fitted parts count: their points, and 1 more for each in your colour. Then they go back, and you keep at most 2 face-down parts.
    TÜV (April) and ASU (October) want as many repair points as your car has defects. Who does not come is towed to the workshop, and behind it by each point that is missing.
    The road shows brown squares in ( ), grey ones in [ ]; { "╱" } is where a road turns off.
# Verbindung gesucht
vg-banner-place = { $name }: place up to two dice, or end the turn.
vg-banner-owed = { $count ->
    [one] { $name }: a white cross must be placed.
   *[other] { $name }: two white crosses must be placed.
}
vg-prompt = Die and cell, such as 1 b3 ne
vg-announce = Announce the link: put ! in front
vg-nowhere = cannot be placed now
vg-linked = { $count } bases linked
help-verbindung-gesucht =
    Link your four bases (red { "◆" }, black { "◇" }), one on each side, by one network before the other does. Each turn:
    1. Three dice are thrown; red throws only two in each of the first two turns.
    2. Place up to two of them. Every white cross must be placed, of three two. Red places red crosses, curves, red bridges and white crosses; black the same in black.
    3. Each die continues a path of your own, or lies at your base; a red end never meets a black one.
    Heavy lines are red, light ones black, double ones belong to both. The path below a bridge is cut.
    If a base is cut off from the others for good, the die nearest to it turns into a white cross.
    Beware: who completes the network of the other, or both at once, has lost.

# The house
house-missing = There is no house at { $address }: 'jacta serve' opens one, or name another with --database.
backup-title = rows
backup-exists = { $file } exists already: name another file, or add --force to replace it.
backup-damaged = The house in { $address } is damaged ({ $problem }), and nothing was written: stop the house, keep its file, and restore the last good backup.
backup-missing = The house in { $address } is damaged, and nothing was written: { $count ->
    [one] entries of a table are missing ({ $tables })
   *[other] entries of { $count } tables are missing ({ $tables })
}. Stop the house, keep its database, and restore the last good backup.
backup-done = The house is in { $file }: { $rows } rows, { $size } MB. Keep it where nobody else can read it.
restore-title = rows
restore-no-file = There is no file { $file }: name the backup that is to be restored.
restore-damaged = { $address } is damaged ({ $problem }), and nothing was written: take another backup.
restore-missing = { $address } is damaged, and nothing was written: { $count ->
    [one] entries of a table are missing ({ $tables })
   *[other] entries of { $count } tables are missing ({ $tables })
}. Take another backup.
restore-full = There is a house in { $address } already, and it is never written over: move that file away, or name another with --database.
restore-full-server = There is a house in { $address } already, and it is never written over: make a new empty database, and name it with --database.
restore-done = The house is in { $address }: { $rows } rows. Open it with 'jacta serve --database …'.

# The keeper
keeper-none = There are none.
keeper-closed = The table { $table } is closed.
keeper-name-removed = { $person } has no name now, until the person chooses another.
keeper-message-removed = The text of message { $n } at table { $table } is deleted.
keeper-settled = The report { $report } is settled.
keeper-no-table = There is no table { $table }: 'jacta keeper tables' lists them.
keeper-no-person = There is no person { $person }: 'jacta keeper people' lists them.
keeper-no-message = There is no message { $n } at table { $table }: 'jacta keeper reports' lists those that were reported.
keeper-no-report = There is no open report { $report }: 'jacta keeper reports' lists them.
keeper-report =
    { $report }  { $when }, reported by { $by }: { $reason }
    { $person } at table { $table }, message { $n }: { $text }
keeper-removed = (removed)
keeper-column-table = table
keeper-column-game = game
keeper-column-state = state
keeper-column-changed = changed
keeper-column-people = people
keeper-column-person = person
keeper-column-name = name
keeper-column-login = login
keeper-column-tables = tables
keeper-column-since = since
keeper-state-open = open
keeper-state-running = running
keeper-state-over = over
keeper-state-aborted = closed

# The doctor
doctor-summary = { $problems ->
    [0] { $warnings ->
        [0] All is well.
        [one] No problem, { $warnings } warning.
       *[other] No problem, { $warnings } warnings.
    }
    [one] { $problems } problem: see what is marked ✗.
   *[other] { $problems } problems: see what is marked ✗.
}
doctor-python = Python
doctor-python-good = { $version }, with SQLite { $sqlite }
doctor-python-old = { $version } is too old, with SQLite { $sqlite }: install Python 3.11 or newer
doctor-packages = packages
doctor-packages-good = all { $count } are there
doctor-packages-missing = these are missing: { $names }; install Jacta again with pip
doctor-cache = compiled code
doctor-cache-good = is kept in { $folder }
doctor-cache-off = is switched off by JACTA_JIT, so that everything is slow: unset it
doctor-cache-closed = cannot be kept in { $folder }, every start compiles anew: set JACTA_CACHE to a folder that can be written to
doctor-database = database
doctor-database-current = can be reached, and its schema is current
doctor-database-empty = has no house yet: 'jacta serve' makes one
doctor-database-old = has an older schema: 'jacta serve' brings it up to date; make a backup before
doctor-database-newer = was made by a newer version of Jacta: install that version
doctor-database-unreachable = cannot be used: { $problem }. Check the address, that the server runs, and the rights on file and folder
doctor-integrity = SQLite file
doctor-integrity-good = is whole
doctor-integrity-damaged = is damaged: { $problem }. Stop the house, keep the file, and restore the last backup
doctor-durability = durability
doctor-durability-good = every move survives a power cut (journal { $journal }, synchronous { $synchronous })
doctor-durability-closed = every move survives a power cut (journal { $journal } until the house opens, synchronous { $synchronous })
doctor-durability-unsafe = moves may be lost in a power cut (journal { $journal }, synchronous { $synchronous }): report this as a bug
doctor-durability-failed = cannot be checked: { $problem }
doctor-disk = disk
doctor-disk-good = { $free } GB are free in { $folder }
doctor-disk-little = only { $free } GB are free in { $folder }: make room soon
doctor-disk-full = { $free } GB are free in { $folder }: make room now, or moves are refused
doctor-disk-failed = { $folder } cannot be looked at: { $problem }. Make the folder, or name another database
doctor-sync = durable write
doctor-sync-good = { $typical } ms typically, { $longest } ms at most
doctor-sync-slow = { $typical } ms typically, { $longest } ms at most, and every move waits for it: put the database on a faster disk, not on a network drive
doctor-sync-failed = { $folder } cannot be written to: { $problem }. Give the user of the house the right to
doctor-server = PostgreSQL
doctor-server-good = version { $version }, every move survives a power cut
doctor-server-unsafe = version { $version } may lose moves in a power cut: set fsync and full_page_writes to on in postgresql.conf
doctor-server-failed = cannot be asked: { $problem }
doctor-latency = answers
doctor-latency-good = after { $typical } ms typically, { $longest } ms at most
doctor-latency-slow = after { $typical } ms typically, { $longest } ms at most: let house and database be near each other
doctor-skew = server’s clock
doctor-skew-good = is { $skew } s from ours
doctor-skew-apart = is { $skew } s from ours: let both set their clocks by NTP
doctor-entries = logs of tables
doctor-entries-good = are complete
doctor-entries-missing = are damaged: { $count ->
    [one] entries of a table are missing ({ $tables }), and it cannot
   *[other] entries of { $count } tables are missing ({ $tables }), and they cannot
} be opened any more. Stop the house, keep its database, and restore the last good backup
doctor-entries-failed = cannot be checked: { $problem }
doctor-clock = clock
doctor-clock-good = goes steadily
doctor-clock-jumps = was moved by { $drift } ms while we looked: let it be set smoothly, by NTP
doctor-clock-past = shows { $time }, which is long ago: set it, and turn on NTP
doctor-newest = last move
doctor-newest-good = is in the past, as it must be
doctor-newest-none = there is none yet
doctor-newest-future = is { $seconds } s in the future: the clock was set back; set it right before you open the house
doctor-newest-failed = cannot be checked: { $problem }
doctor-port = port
doctor-port-any = any that is free
doctor-port-free = { $host } port { $port } is free for a house
doctor-port-open = a house is open at { $host } port { $port }
doctor-port-starting = the house at { $host } port { $port } is not ready: wait, then look at its log
doctor-port-taken = another program has { $host } port { $port }: stop it, or choose another with --port
doctor-port-closed = { $host } port { $port } cannot be used: { $problem }. Choose others with --host and --port; ports below 1024 need rights
