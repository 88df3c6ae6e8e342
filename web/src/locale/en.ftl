# The house around the games
skip = Skip to the content
settings = Settings
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
to-day = Switch to day
to-night = Switch to night
close = Close
cancel = Cancel
again = Try again
coming = One moment …
offline = The house cannot be reached. Check your connection.
house-failed = Something went wrong here, and nothing was changed: please try again.
line-waiting = Connecting again …
line-shut = The house does not answer this page. Please reload it.
somebody = Somebody
your-name = Your name: { $name }
name-title = Your name
name-label = Name at the table
keep-name = Keep this name
kept = Saved.
change-name = Change
name-hint = This is what the others call you. You can change it at any time.
more = Show more

# Colours, as they stand on the pieces
colour = { $value ->
    [R] red
    [G] green
    [W] white
    [B] blue
    [Y] yellow
   *[K] black
}
letter = { $value ->
    [R] R
    [G] G
    [W] W
    [B] B
    [Y] Y
   *[K] K
}

# The shelf
shelf-title = Which game tonight?
the-games = The games
other-games = Other games of this house
tagline-wurfel-express = Build your track to the goal, strip by strip, and steal what the others left behind.
tagline-dice-trip = One throw for everyone: make two numbers from four dice, and fill the towns of your map.
tagline-verbindung-gesucht = Lay dice as tiles, and be the first to link your four bases.
tagline-entenrallye = Drive your 2CV through the year, collect parts, and be at the meetings on time.
players-range = { $fewest } to { $most } players
play-now = Play now against bots
make-table = Make a table
rules = Rules
join-table = Join a table
records = Records
tables-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
coming-soon = In the workshop: it comes later.
your-games = Your games
your-games-none = No game is running. Take a box from the shelf.
your-turns = { $count ->
    [one] It is your turn
   *[other] Your turn at { $count } tables
}
finished-games = Finished
open-tables = Open tables
open-tables-none = Nobody is waiting at the moment. Make a table and let others find you.
row-free = { $free ->
    [one] { $free } chair is free
   *[other] { $free } chairs are free
}
row-your-turn = Your turn
row-their-turn = Others are playing
row-turn-of = { $name } is playing
row-watch = Watch
row-with = With { $names }
row-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
row-nobody = Nobody else yet

# The tables of a game
tables-title = { $game }: tables
tables-open = Join an open table
tables-open-none = Nobody is waiting at the moment. Make a table, and let others find you.
tables-running = Watch a game
tables-running-none = No public game is on just now.
tables-finished = Finished games, step by step
tables-finished-none = No public game has been finished yet.
records-all = Download all records

# The daily game
daily-name = { $game ->
    [dice-trip] Daily trip
   *[other] Daily game
}
daily-today = The same dice for everyone today
daily-about = Everyone who plays today has the same throws, on the map { $map }. You have one attempt; take your time, and come back whenever you like before the day is over.
daily-running = You are on your way
daily-running-about = Your game is waiting where you left it. Finish it before the day is over, so that it counts.
daily-yours = Your day
daily-guest = As a guest you can play everything; only accounts are compared, since anyone can become a new guest in a moment. An account you make later today still counts.
daily-guest-finished = Only accounts are compared, since anyone can become a new guest in a moment.
daily-account = Make an account: today still counts.
daily-begin = Begin today’s attempt
daily-go-on = Go on
daily-players = { $players ->
    [one] { $players } person has finished today
   *[other] { $players } people have finished today
}
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-place = { $percent ->
    [0] Place { $rank } of { $accounts }.
   *[other] Place { $rank } of { $accounts }: better than { $percent } % of the others.
}
daily-first = No other account has finished today yet. Let’s see how the others do.
daily-only = The only account of that day.
daily-given-up = You gave this one up. Tomorrow has new dice.
daily-closed = The keeper of the house closed your game. It counts neither for nor against you, and since you have seen the dice there is no second attempt. Tomorrow has new dice.
daily-late = It was not finished on its day, and does not count.
daily-late-points = { $points } points, but after the day was over: it does not count.
daily-not-played = You did not play.
daily-nobody = Nobody with an account finished.
daily-shape = Points of { $accounts ->
    [one] { $accounts } account: { $most }
   *[other] { $accounts } accounts: from { $fewest } to { $most }
}
daily-shape-about = { $accounts ->
    [one] Points of { $accounts } account
   *[other] Points of { $accounts } accounts
}
daily-share = Copy the result
daily-share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-share-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, better than { $percent } % of { $others } others
daily-sheet = Your sheet
daily-next = New dice in { $hours } h { $minutes } min
daily-result = How did the day go?
daily-yesterday = Yesterday
daily-seed = The seed of that day
daily-check = Check the dice in a record
daily-trust = Why trust these dice?
daily-trust-short = { $fixed ->
    [yesterday] They were fixed yesterday.
   *[today] They were fixed only today: yesterday the house was not open.
} This number commits the house to them:
daily-commitment = Commitment of today
daily-commitment-next = Commitment of tomorrow
daily-trust-why = How it works, and what it does not prove
daily-trust-how = All throws of a day follow from one seed. Its SHA-256 is shown a day ahead, so nobody can change the seed unnoticed. When the day is over the seed is revealed, and your browser can check every die of every record.
daily-trust-not = Whoever keeps this house could look at the seed beforehand, and nobody can tell whether somebody knew the dice. It is played for fun and honour.
daily-bests = Your best
daily-bests-none = Finish a solo game, on any map, and your best score stays here.
daily-best-alone = solo

# Making a table
make-title = A table for { $game }
players = Players
own-chair = You play
chairs = Who sits there
chair-number = Chair { $number }
chair-person = A person
chair-bot = Bot: { $level }
bot-random = beginner
bot-greedy = experienced
bot-planner = strong
bot-linker = strong
bot-of-level = { $name } ({ $level })
bots-here = Bots at this table: { $bots }
choose-bot = Which bot?
all-people = All people
all-bots = All bots
pace = Time
pace-kind-free = No clock
pace-kind-live = Live
pace-kind-days = Days
pace-minutes = Time for each
pace-increment = Added each turn
pace-for-a-turn = For a turn
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [0] nothing
    [one] { $count } second
   *[other] { $count } seconds
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
absent = When the time is up
absent-bot = a bot plays on until they are back
absent-lost = the game is lost
who-comes = Who may come
by-link = With the link
by-lobby = Everyone
games = Games
one-game = One game
make-more = More settings
make-rated = Rated game
make-rated-hint = It counts on the ladder, and everyone plays on a device of their own.
make-advice = With advice: { $advice }
make-advice-hint = Rated games are played without.
who-reads = Who may read the record
records-public = everyone
records-players = those who played
open-table = Open the table
pace-live = { $minutes } minutes each, and { $increment } seconds a turn
pace-days = { $days ->
    [one] { $days } day for a turn
   *[other] { $days } days for a turn
}
pace-free = No clock
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
match-game = Game { $number } of { $games }
match-won = won { $count }
match-of = Match of { $games } games
is-public = public
is-private = by link only
is-rated = rated
is-advised = with advice
is-unadvised = without advice
terms = Fixed before the first move
rating = Rating
rated-yes = rated
rated-no = just for fun
advice = Advice
advice-none = none
start = Start
start-otherwise = from a position of another game

# Before the game
coming-to-table = Coming to the table …
lobby-title = { $free ->
    [0] Everyone is here
    [one] One chair is free
   *[other] { $free } chairs are free
}
lobby-hint = The game begins by itself when every chair is taken.
sit-here = Sit here
sit-together = Somebody beside me
companion-name = Name of the person beside you
seat-a-bot = A bot
stand-up = Leave
send-away = Send away
chair-free = free
chair-kept = kept for somebody who played before
chair-kept-of = kept for { $name }
chair-kept-you = kept for you
invite = Send this link to those who should play:
only-here = This address works on this computer only: for others to come, start the house with “{ $make }” or “{ $jacta }”, and open it at the address that this computer has in your network.
link-address = Link to this table
copy = Copy
copied = Copied
copy-of = Copy: { $what }
close-table = Close the table
close-table-hint = { $count ->
    [one] { $names } already sits here. The table is closed for both of you.
   *[other] { $names } already sit here. The table is closed for everyone.
}
close-table-sure = Close it all the same
keep-open = Leave it open

# At the table
table-title = Table: { $game }
title = { $game } · Jacta
title-turn = ● Your turn · { $game }
around-the-table = Around the table
board = Board
board-text = The board as text
actions = What you may do
as-text = Show as text
board-missing = The board could not be loaded; here it is in words.
as-board = Show the board
log = What happened
chat = Talk
log-and-chat = What happened, and talk
log-empty = Nothing yet.
lately = Just now
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say
chat-removed = (removed)
speaker = { $name }: mute, block or report
mute = Mute
mute-hint = You no longer see what they say, at any table. They are not told.
mute-only = Mute only
block = Block
block-hint = You will not meet at new tables either.
report = Report this message
report-reason = What is wrong with it?
report-hint = The keeper of the house reads it.
report-send = Report
reported = Thank you. The keeper of the house will look at it.
ignored-where = You can undo this at any time:
menu = Menu
seat-you = { $name } (you)
skip-ahead = Skip
you = You
seat-bot = bot
seat-here = here
seat-away = away
seat-lost = out of the game
clock = Time left: { $left }
clock-days = { $days } days
keys = Enter confirms · U takes back
keys-open = U takes back

built = Your turn so far
choose-one = Choose one
take-back = Take back
confirm = Confirm
rule = Rule { $clause }

banner-yours = Your turn.
banner-of = { $name }, your turn.
banner-choose = Choose what to do.
banner-ends = Confirm your turn, or take something back.
banner-reveals = Confirm to see what comes, or take something back.
banner-theirs = { $count ->
    [one] { $names } is playing.
   *[other] { $names } are playing.
}
banner-dice = The dice are rolling.
banner-paused = The game is paused.
banner-away = A bot is playing for you.
banner-away-text = Come back whenever you like.
banner-lost = { $why ->
    [absent] Your time ran out, and this game is lost.
   *[gave-up] You gave this game up.
}
banner-lost-text = A bot plays on.
banner-aborted = The table was closed.
closed-why = { $why ->
    [keeper] The keeper of the house closed it; nobody has won or lost.
    [nobody] Nobody was there any more, so the house closed it.
   *[players] It was closed before the first move.
}
banner-over = The game is over.
banner-you-won = You have won!
banner-alone = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
banner-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
banner-draw = It is a draw.
banner-match-over = The match is over.
match-you-won = { $score ->
    [none] You have won the match!
   *[other] You have won the match, { $score }!
}
match-has-won = { $count ->
    [one] { $names } has won the match{ $score ->
        [none] .
       *[other] , { $score }.
    }
   *[other] { $names } have won the match together.
}
match-drawn = { $score ->
    [none] The match is a draw.
   *[other] The match is a draw, { $score }.
}
come-back = Come back
resume = Go on
ask-pause = Ask for a pause
agree-pause = Agree to a pause
pause = Pause
pause-is-asked = Pause asked for
pause-waits = You asked for a pause; waiting for { $names }.
pause-agree = { $count ->
    [one] { $names } asks for a pause: do you agree?
   *[other] { $names } ask for a pause: do you agree?
}
agree = Agree
you-watch = { $watching ->
    [0] You are watching
    [one] You are watching
   *[other] { $watching } are watching
}

step-sat = { $name } sits down.
step-stood = { $name } leaves the chair.
step-began = Game { $game } begins.
step-ended = The game is over.
step-left = { $why ->
    [gave-up] { $name } gives up.
    [absent] { $lost ->
        [yes] { $name } has run out of time.
       *[no] { $name } is away; a bot plays on.
    }
   *[gone] { $name } has left.
}
step-returned = { $name } is back.
step-pause-asked = { $name } asks for a pause.
step-paused = The game is paused.
step-resumed = The game goes on.
step-aborted = { $why ->
    [keeper] The keeper of the house closed the table.
    [nobody] Nobody was there any more, and the house closed the table.
   *[players] The table was closed.
}
step-revealed = The day is over, and its seed is revealed: unfinished games no longer count.
step-rematched = A rematch is open at another table.

# The menu
invite-watch = Link to this table
seat-link = Go on on another device
seat-link-hint = A link to your own chair. Whoever has it can play for you.
seat-link-make = Make a link
seat-link-address = Link to your chair
seat-link-revoke = End all links
seat-link-revoked = No link to your chair counts any more.
preferences = As you like it
auto-confirm = Confirm my turn automatically
sound = Sounds
notify = Tell me when it is my turn
notify-denied = This browser does not allow it: you can change that in its settings.
motion = Motion
motion-full = calm
motion-fast = fast
motion-none = none
theme = Theme
theme-device = as the device
theme-day = day
theme-night = night
full-screen = Full screen
shared-screen = Screen for the room
shared-screen-hint = Shows this table to everybody in the room, large and without anybody’s secrets. You play on another device.
shared-screen-end = Back to my seat
give-up = Give up
give-up-sure = Really give up?
give-up-hint = You lose this game, and that cannot be taken back.
give-up-hint-alone = The game ends here, and that cannot be taken back.
give-up-hint-daily = Your one attempt of today ends here and counts for nothing; that cannot be taken back.
give-up-hint-of = { $name } loses this game, and that cannot be taken back.
keep-playing = Go on playing

# Sharing a device
curtain = { $name } is next
curtain-hint = Hand over the device. Nothing is shown until you are ready.
curtain-ready = I am { $name }

# The end
result = Result
next-game = Next game
rematch = Rematch
rematch-join = Go to the rematch
to-record = Step through the game
to-shelf = Back to the shelf

# Other rooms
trouble = That did not work
watch-instead = Watch the table
nowhere = There is nothing on this table
nowhere-text = The address leads nowhere. Perhaps the link was cut off.
nowhere-daily = There is no daily challenge for this game.
room-missing = This part of the page could not be loaded. The connection may have failed, or the house has been updated.

# What is one's own
you-title = Your corner
account = Account
account-guest = You are a guest: only this browser knows you. An account keeps your name, your games and your ratings, on every device. It needs no e-mail.
account-way = What would you like?
account-make = Make an account
account-make-hint = Everything you have played as a guest stays yours.
account-sign-in = Sign in
account-sign-in-hint = This browser then belongs to your account; who you were here as a guest is gone.
account-recover = Recovery code
account-recover-hint = A recovery code in place of a forgotten password; all other devices are signed out.
account-of = You are signed in as { $login }.
login = Login
password = Password
password-now = Your password
password-new = New password
password-change = Change the password
password-changed = It is changed, and all other devices are signed out.
recovery-code = Recovery code
codes = Recovery codes
codes-hint = Keep these codes somewhere safe: they are shown only this once. With one of them you can come back if you forget your password; each works once.
codes-file = Save as a file
codes-kept = I have kept them
codes-new = New recovery codes
codes-new-hint = The old ones then no longer work.
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
data = Your data
data-hint = Everything the house knows about you is yours to take along.
data-export = Download everything
data-records = Download your games
erase = Be forgotten
erase-hint = The house forgets who you are, for good. Games that you are playing are given up; records of finished games stay whole for the others, without your name.
erase-sure = Really, and for good?
holidays = Holidays
holidays-hint = Where a turn has days, your clock stands still on these.
holiday-first = First day
holiday-last = Last day
holiday-add = Add
holiday-remove = Remove { $days }
ignored = People you ignore
ignored-none = Nobody. Click a name in the talk at a table to mute or block somebody.
ignored-mute = muted
ignored-block = blocked
unignore = Hear again
programs = Programs of your own
programs-hint = A program plays at the tables like a person, with a token in place of a password.
token-make = Make a token
token-label = Name of the program
token-made = The token of { $name }, shown only this once:
token-secret = Token
token-unused = not used yet
token-used = last used on { $day }
token-revoke = Revoke

# The board of Verbindung gesucht
vg-board = Board
vg-base = { $colour ->
    [red] red base, { $side }
   *[black] black base, { $side }
}
vg-about = { $colour } · { $linked } of 4 bases
vg-linked = { $count } of 4 bases
vg-show-network = { $colour ->
    [red] Show the red networks
   *[black] Show the black networks
}
vg-stock = { $count ->
    [one] { $count } die in stock
   *[other] { $count } dice in stock
}
vg-prompt-place = { $count ->
    [0] None of your dice can be placed.
    [one] You may place one of your dice.
   *[other] Place up to two of your dice.
}
vg-prompt-other = This die cannot be placed now: pick another one.
vg-prompt-more = Place one more die, or end the turn.
vg-prompt-owed = { $count ->
    [one] The white cross must be placed.
   *[other] { $count } white crosses must be placed.
}
vg-dice = Dice
vg-dice-yours = Your dice
vg-dice-of = Dice of { $name }
vg-die = Die { $place }: { $die }
vg-die-placed = Die { $place }: placed
vg-turn = { $cell }: { $die }. Turn it.
vg-end = End the turn
vg-end-empty = Place nothing
vg-why-place = Why place one?
vg-announce = Announce: this die links my bases
vg-warning = Careful! If you confirm this:
vg-hint-touch = Touch a cell, touch again or swipe to turn.
vg-hint-keys = 1–3 die · arrows cell · Space turns · Enter places · E ends · N networks
vg-hint-announce = A announces
vg-watch = Your dice lie here when it is your turn.
vg-watch-only = The dice in play lie here.

# Würfel Express board
we-tracks = The tracks
we-cell = { $cell ->
    [0] start
   *[other] cell { $cell }
}
we-last-place = last place
we-last-place-note = Last place: no penalty for failing, and no falling back when robbed.
we-last-place-short = Last place: no penalty, no falling back.
we-stock = Stock
we-stock-strip = { $state ->
    [here] { $strip }, in the stock
    [taken] { $strip }, which you take
    [out] { $strip }, not in this game
   *[gone] { $strip }, on a track
}
we-prompt-discard = Discard rear strips if you like, then throw.
we-prompt-keep = { $left ->
    [one] Keep dice, then throw again: { $left } throw left.
   *[other] Keep dice, then throw again: { $left } throws left.
}
we-prompt-take = { $from ->
    [stock] Take strips from the stock.
    [others] The stock has none for your dice: steal a strip, or take nothing.
   *[both] Take strips from the stock, or steal them.
}
we-prompt-more = Take more, or end the turn.
we-dice = Dice
we-dice-yours = Your dice
we-dice-of = Dice of { $name }
we-die = Die { $place }: { $colour }
we-throw-number = Throw { $throw } of { $of }
we-throw = { $count ->
    [0] Throw again
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
we-stop = Stop and take
we-hint-touch = Touch the dice you keep, or swipe them up.
we-watch = Your dice lie here when it is your turn.
we-watch-only = The dice in play lie here.
we-keys-throw = 1–7 keep · Space throws · S stops
we-keys-discard = ← → how many · Space throws
we-discard-title = Discard from the rear?
we-discard-slider = Rear strips to discard
we-discard-up-to = Discard up to { $strip }
we-options = What you can take
we-taken = Your new strips, from the rear
we-laid = { $place }: { $strip }. Arrow keys move it, Enter puts it back.
we-put-back = Put { $strip } back
we-swap = Swap { $one } and { $other }
we-order-hint = Drag the strips into the order you like; a click puts one back.
we-from-stock = stock
we-from = from { $name }
we-falls-short = falls back { $cells }
we-stays-short = stays: last place
we-falls-back = { $name } falls back { $cells } cells
we-stays = { $name } is in last place and stays
we-take-all = Take { $strips }
we-end = End the turn
we-end-empty = Take nothing
we-note-fell-back = Robbed: back { $cells }, to cell { $cell }
we-note-held = Robbed, but in last place: stays on { $cell }
we-note-gave-back = Nothing to take: { $strip } goes back
we-note-slid-back = { $cells ->
    [0] Nothing to take: stays at the start
   *[other] Nothing to take: slides back { $cells }
}
we-note-spared = Nothing to take, but in last place: no penalty
we-note-won = Past the finish, on cell { $cell }!

# Record
record-title = Game of { $day }
record-page-title = { $game }: a game step by step · Jacta
record-coming = Getting the record …
record-ending-over = Played to the end
record-ending-gave-up = Ended because somebody gave up
record-ending-unfinished = Closed before the end
record-games = Games of this match
record-beginning = Before the first step
record-turn = Turn { $turn }
record-turn-of = Turn { $turn } · { $name }
record-steps = All steps
record-controls = Step through the game
record-slider = Step of the game
record-at = Step { $step } of { $last }
record-first = To the beginning
record-back = One step back
record-play = Play
record-pause = Pause
record-next = One step on
record-last = To the end
record-do = What to do with this game
record-play-on = Play on from here
record-link = Copy link to here
record-download = Download
record-keys = Keys: ← → step by step, Home and End, space plays.
proof-title = Are the dice fair?
proof-about = The house fixed all dice before the game began. Your browser can check that by itself, from the record and from what it noted at the table.
proof-check = Check all dice
proof-busy = Checking …
proof-fair = { $throws ->
    [one] Dice checked: { $dice }, of one throw. All are as the house had committed to.
   *[other] { $dice } dice in { $throws } throws checked: all are as the house had committed to.
}
proof-so-far = Dice checked before that: { $dice }.
proof-not-a-record = This is not a record of Jacta.
proof-incomplete = This is not a whole record: it has no moves.
proof-changed = Line { $line }: the record was changed after it was written.
proof-no-fair-dice = These dice are not from a house, and cannot be checked like this.
proof-seed-hidden = The seed is still secret: it is revealed when the game, or its day, is over.
proof-seed-differs = The seed is not the one that the house committed to before the game.
proof-salts = Every seat has a salt, but this record has another number of them.
proof-bad-salt = A salt is not written as it should be.
proof-no-key = Line { $line }: the throw does not say its key and its faces.
proof-thrown-twice = Line { $line }, die { $die }: this die was thrown before.
proof-fell-otherwise = Line { $line }, die { $die }: it fell differently.
proof-nothing = This browser has no note of this table, so it has nothing of its own to compare with.
proof-as-seen = This browser noted at the table what the house had committed to, and the salts it added: the record has the same.
fair-about = The house drew the seed of all dice before anybody sat down, and shows its SHA-256, the commitment. Then every seat adds a salt. The dice follow from both: the house cannot change them any more, and nobody who does not know the seed can choose them. When the game is over the seed is revealed.
fair-noted = { $salts ->
    [yes] This browser has noted the commitment and the salts it added. When you check the dice after the game, it compares them with the record.
   *[no] This browser has noted the commitment. When you check the dice, it compares it with the record.
}
fair-commitment = Commitment
fair-commitment-of = Commitment for game { $game }
fair-commitment-before = Commitment that was shown before
fair-salt = Salt of { $name }
fair-other-commitment = The house first showed this browser another commitment for this table: it has changed the dice.
fair-other-salt = A salt that this browser added is not the one at its seat. If you took another chair on another device, or the keeper brought back a backup, that is why; if not, the house has changed it.

# What Entenrallye draws
ent-drawn-back = A part, face down
ent-drawn-repair = { $value } of 20 repair points
ent-drawn-repair-preview = { $value } of 20 repair points; then { $preview }
ent-drawn-time = { $month }, part { $part } of { $parts }
ent-drawn-no-year = The year has not begun
ent-drawn-year-over = The year is over

# Rules
rules-page-title = { $game }: rules · Jacta
rules-coming = Getting the rules …
rules-contents = Contents
rules-print = Print
rules-building = For those who build it
rules-building-about = What board and pieces must satisfy, and how large the game is
rules-english = Nobody has translated these rules yet: this is the English text.
rules-kind-option = Option of the table
rules-label-text = from the printed rules
rules-label-found = from a published review
rules-label-inferred = follows from the rules
rules-label-ours = our own
rules-learn = Learn in two minutes
rules-drawn-before = before
rules-drawn-after = after
rules-drawn-allowed = ✓ allowed
rules-drawn-forbidden = ✗ not allowed
rules-you = You
lesson = First lesson
lesson-page-title = { $game } in two minutes · Jacta
lesson-title = { $game } in two minutes
lesson-step = { $step } of { $of }
lesson-next = Go on
lesson-otherwise = The rules allow that, too. Here, try what is asked for.
lesson-again = Begin again
lesson-rules = Read the rules
lesson-end = That is all you need. Now play!
lesson-verbindung-gesucht-1 = You are Anna and play red: link your four red bases. You have thrown a red bridge and a red cross. Place the bridge on b1, at your base above, and the cross on b2 below it.
lesson-verbindung-gesucht-1-done = Your path has begun at a base and goes on. A bridge carries your colour over the other one, whose path it cuts.
lesson-verbindung-gesucht-2 = Ben has placed his dice. You have a curve and a white cross, which must always be placed. Put the curve on b3, so that red leads to the right. Then put the white cross at your base below, on e6.
lesson-verbindung-gesucht-2-done = Until the turn is over, a die can be turned: touch it again, swipe it, or use the wheel. With a curve, your own colour must continue a path. White belongs to nobody: any path may turn in it.
lesson-verbindung-gesucht-3 = Two white crosses: both must be placed, and there is room for nothing else. Put them on c3 and on e5.
lesson-verbindung-gesucht-3-done = White helps both of you. So look where it helps you more.
lesson-verbindung-gesucht-4 = Later in the game. Block Ben at his base on the right: the red bridge on f4, and the white cross on c5.
lesson-verbindung-gesucht-4-done = Nobody stays blocked: the die that cuts a base off turns into a white cross at once. A blockage costs dice, but never the game.
lesson-verbindung-gesucht-5 = One die is missing between your bases. Place the red bridge on e2.
lesson-verbindung-gesucht-5-done = Your four bases are one network: you have won. But beware of linking Ben’s bases: then he wins, even if yours are linked with the same die.
lesson-wurfel-express-1 = You are Anna, and your track is still empty. You throw up to three times. Three reds have fallen: keep them and throw the rest again.
lesson-wurfel-express-1-done = Three reds are safe. A strip is as long as you have dice of its colour.
lesson-wurfel-express-2 = Now two yellows, too. Keep the three reds and the two yellows, and throw the last two dice again.
lesson-wurfel-express-2-done = The last throw falls.
lesson-wurfel-express-3 = Four reds and two yellows: take red 4 and yellow 2, and end the turn.
lesson-wurfel-express-3-done = Your track has grown to cell 6. Whoever reaches cell 30 first wins. Of each colour you may have one strip only.
lesson-wurfel-express-4 = Three greens, but green 3 lies at the rear of Ben’s track: steal it!
lesson-wurfel-express-4-done = Ben’s track slides back to his marker: he falls back by the length you stole.
lesson-wurfel-express-5 = Cleo is in last place. Steal her white 4.
lesson-wurfel-express-5-done = Whoever is in last place does not fall back: Cleo’s front stays where it is.
lesson-wurfel-express-6 = Only green is missing on your track: other dice are of no use. Discard the two rear strips before you throw.
lesson-wurfel-express-6-done = Your front has not moved, and white and red are free again. But you throw two dice fewer.
lesson-wurfel-express-7 = Red, black and yellow are all on your track already. Stop throwing and see what happens.
lesson-wurfel-express-7-done = Whoever can take nothing gives the front strip back. Only those in last place are spared. You could have thrown again!
lesson-wurfel-express-8 = Cell 25, and five greens. Stop throwing and take green 5.
lesson-wurfel-express-8-done = Cell 30: you have won.
lesson-dice-trip-1 = You are Anna. One throw is for everyone: red 1, green 4, blue 2, yellow 6. Make 14 from the red and the green die, and write it in Brest.
lesson-dice-trip-1-done = Brest is red, and the red die is in the 14: a bonus point. The colour of either die counts.
lesson-dice-trip-2 = Blue and yellow are left: they make 26. Write it in Rennes, next to Brest.
lesson-dice-trip-2-done = 14 and 26 rise along a road: a route of two towns. At the end each town of your longest route is a point. Ben enters at the same time; you see his numbers when both are in.
lesson-dice-trip-3 = Now a series: 16 and 21 follow each other directly. Write 21 in Clermont-Ferrand, between 16 and 22, and 55 in Strasbourg.
lesson-dice-trip-3-done = 15, 16, 21, 22 along the roads: a series of four, 2 points on top. And 55 has two equal digits: a bonus in any town.
lesson-dice-trip-4 = Each number may stand only once, and not every number fits. Write 41 in Dijon, then choose Strike and strike Perpignan.
lesson-dice-trip-4-done = A struck town costs a point, and its zone is no longer clean: here the zones give 7 points instead of 9.
lesson-dice-trip-5 = Your own throw, and nothing fits. Once in the game you may reroll: touch red, green and blue, and throw them again.
lesson-dice-trip-5-done = The reroll is for everyone. Keeping all dice would have been the other choice.
lesson-dice-trip-6 = Your other power: leave one die aside and use another one twice. Make 32 from green and red in Montpellier, and 34 from green and blue in Marseille.
lesson-dice-trip-6-done = The green 3 is in both numbers. That, too, is possible only once in the game, and neither number may have equal digits.
lesson-dice-trip-7 = The last turn: one town is left, and any two dice make its number. Write 26 in Toulouse.
lesson-dice-trip-7-done = Bonus, struck towns, route, series, zones: 39 points. Above 35 is a good trip.
lesson-entenrallye-1 = You are Anna in the red 2CV. You have thrown a 5, and you may split the pips: some to drive and, on a grey square, 3 for a part and any number for repairs. Touch “Part”, which costs 3, then drive 2 squares.
lesson-entenrallye-1-done = Your car drives at least one square each turn. On brown squares there is nothing to buy, repair or fit: then all pips are driven.
lesson-entenrallye-2 = You have drawn a red roof with 5 points and 3 defects, and nobody else has seen it. Fit it to your car.
lesson-entenrallye-2-done = Your car has four sections, with room for one part each. The roof is red like your 2CV, so it counts 1 point more. It stays on until the next meeting.
lesson-entenrallye-3 = Ben has driven, and you have thrown a 5 again. Your car has 12 defects, and in April the TÜV asks for as many repair points. Drive 2 squares and repair 3.
lesson-entenrallye-3-done = Each pip is one repair point, up to 20. Watch the defects of your parts: each of them takes the place of the 3 of a bare section.
lesson-entenrallye-4 = You stand at a junction with a 6. By the main road it is six squares to square 10, by the shortcut through the forest only two. Turn off, drive 2 and repair 4.
lesson-entenrallye-4-done = Each 6 moves the calendar on by a step when the turn is over. A month has as many parts as there are players. When December is over, so is the rally.
lesson-entenrallye-5 = February is the month of the first meeting, 4 squares ahead. You have thrown a 5, and three red parts are fitted: drive all the way.
lesson-entenrallye-5-done = 5, 5 and 4 points, and 1 more for each red part. No exact throw is needed: the fifth pip is lost. You are on time, so the calendar has moved on, too. The fitted parts go back to the pile. If you come early, you wait for the month; if you come late, you drive past without points.
lesson-entenrallye-6 = With a 1 your car has driven one square, and now you may steal a face-down part. Steal one from Ben.
lesson-entenrallye-6-done = You take it unseen. Fitted parts are safe. With a 2 you may exchange instead: take one and give one of your own.
lesson-entenrallye-7 = It is the red bonnet. Fit it at once.
lesson-entenrallye-7-done = In your own turn and on a grey square you may fit as many parts as you like.
lesson-entenrallye-8 = In April you need the TÜV, at the end of a side road. You have 15 repair points for 12 defects. Turn off and drive 5, right to the TÜV.
lesson-entenrallye-8-done = The repair points are spent, and the parts stay on. In your next turn you drive back to the main road. In October the ASU asks for the same.
lesson-entenrallye-9 = The last part of October, and you have driven past the ASU. Your 6 ends the month: then your car is taken back to the workshop. Drive 2 and repair 4, so that the repair points cover your 13 defects.
lesson-entenrallye-9-done = It could have been worse: for each point that is missing, the car stands one square further behind the workshop, and no repair points are left.
lesson-entenrallye-10 = December, and the fourth meeting is 4 squares ahead. Ben is there already. You have thrown a 4: drive there.
lesson-entenrallye-10-done = Only points from meetings count, and you have 67 to Ben’s 56.

# Dice Trip board
dt-map = Your map of { $map }
dt-map-of = Map of { $map }: sheet of { $name }
dt-closer = Look closer
dt-all = Show the whole map
dt-empty = empty
dt-struck = struck
dt-bonus = bonus
dt-not-confirmed = not confirmed yet
dt-die = { $colour } { $pips }
dt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dt-turns = Turn
dt-score = Score
dt-line-bonus = Bonus
dt-line-struck = Struck
dt-line-route = Route
dt-line-series = Series
dt-line-zones = Zones
dt-line-tens = Tens
dt-total = Total
dt-series-of = { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
}
dt-numbers = The numbers: struck ones are on the sheet already
dt-sheets = All sheets
dt-sheet = Sheet of { $name }: { $points } points{ $reroll ->
    [yes] , reroll left
   *[no] {""}
}{ $double ->
    [yes] , double use left
   *[no] {""}
}{ $entered ->
    [yes] , has entered
   *[no] {""}
}
dt-sheet-of = Sheet of { $name }
dt-has-entered = has entered
dt-back = back to yours
dt-count = The count
dt-throw-yours = Your throw
dt-throw-of = Throw of { $name }
dt-keep = Keep the throw
dt-reroll = { $count ->
    [0] Reroll
    [one] Reroll one die
   *[other] Reroll { $count } dice
}
dt-hint-decide = { $players ->
    [1] Once in the game you may reroll: touch the dice.
   *[other] The throw is for everyone. Once in the game you may reroll: touch the dice.
}
dt-keys-decide = 1–4 choose dice · K keeps · R rerolls
dt-keys-enter = 1–4 dice · S swaps · X strikes · arrow keys lead to the towns
dt-powers = Your powers
dt-power-reroll = { $state ->
    [now] Reroll: about to be used
    [left] Reroll: once in the game, right after your throw
   *[used] Reroll: used
}
dt-power-double = { $state ->
    [now] Double use: about to be used
    [left] Double use: once in the game, one die in both numbers
   *[used] Double use: used
}
dt-power-reroll-about = Right after your own throw you may throw one to four dice again. All players then use the new dice.
dt-power-double-about = Leave one die aside and use another one in both of your numbers. Neither number may then have two equal digits.
dt-power-reroll-short = reroll
dt-power-double-short = double
dt-entries = Your entries of this turn
dt-entry-write = { $number } in { $town }
dt-entry-strike = { $town } struck
dt-take-back = Take back: { $entry }
dt-number = Number { $place }
dt-tens = tens
dt-ones = ones
dt-swap = Swap the two dice
dt-strike = Strike
dt-strike-short = Strike
dt-confirm = Confirm
dt-spends-reroll = spends your reroll
dt-spends-double = spends your double
dt-doubles = The { $colour } die is in both numbers: confirming spends your double use for this game.
dt-number-first = First put two dice together, or choose Strike.
dt-forced = No number of this throw may be written any more, so { $town } is struck.
dt-waiting = { $count ->
    [one] Your entries are in. { $names } is still entering.
   *[other] Your entries are in. { $names } are still entering.
}
dt-watch = The throw in play lies here.
dt-prompt-decide = Keep the throw, or reroll some dice.
dt-prompt-number = { $of ->
    [1] The last town: put two dice together as its number, or strike it.
   *[other] Put two dice together as a number, or strike a town.
}
dt-prompt-town = Choose a town for { $number }.
dt-prompt-strike = Choose the town to strike.
dt-prompt-must-strike = No number of these dice is possible: choose the town to strike.
dt-prompt-not = { $swaps ->
    [yes] { $number } is not possible: swap the dice, or choose others.
   *[other] { $number } is not possible: choose other dice.
}

# Entenrallye board
ent-landscape = The road of the rally
ent-square = { $square }: { $drive }
ent-or = {", or "}
ent-all = Show the whole road
ent-closer = Look closer
ent-panel = Calendar and all cars
ent-car = { $name }, { $car }: on { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ent-waiting = waits for the month of the meeting
ent-about = { $points } pts · { $car }
ent-points = { $points } pts
ent-cars = All cars
ent-car-of = { $name }, { $car }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $parts ->
    [0] no face-down part
    [one] { $parts } face-down part
   *[other] { $parts } face-down parts
}
ent-look = Look at the car of { $name }
ent-sheet = { $name } · { $car }
ent-stands-on = On { $square }
ent-scores = Meetings
ent-total = Total
ent-count = The count
ent-meeting = Meeting { $number }
ent-need = { $place }, by the end of { $month }: { $squares ->
    [-1] it lies behind
    [0] it is here
    [one] { $squares } square to go
   *[other] { $squares } squares to go
}{ $repair ->
    [0] {""}
    [one] , { $repair } repair point missing
   *[other] , { $repair } repair points missing
}
ent-pile = { $parts ->
    [one] { $parts } part in the pile
   *[other] { $parts } parts in the pile
}
ent-worth = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
}
ent-defects = { $repair } repaired of { $defects } defects
ent-defects-short = { $repair } of { $defects } needed
ent-fitted = Parts on the { $car }
ent-none-fitted = nothing
ent-bare = bare: 3 defects
ent-hand = Your face-down parts
ent-no-hand = No parts in your hand
ent-garage = Your car and your parts
ent-dropped = You chose another drive: the parts you had fitted are back in your hand.
ent-face-down = { $parts ->
    [0] No face-down parts
    [one] { $parts } face-down part
   *[other] { $parts } face-down parts
}
ent-received = just received
ent-throw = The throw
ent-throw-yours = Your throw
ent-throw-of = Throw of { $name }
ent-die = The die shows { $pips }
ent-die-in-the-air = The die is in the air
ent-split = How many squares to drive
ent-split-open = The rest repairs, or buys a part.
ent-hint-drive = Touch a square on the road, or how many pips drive.
ent-hint-act = Touch a part in your hand to fit it.
ent-hint-trade = Choose whom you take a part from, or end the turn.
ent-hint-none = None of your parts fits now.
ent-hint-give = Touch the part that you give.
ent-hint-keep = Touch the parts that you keep.
ent-part = part
ent-buy-part = Buy a part (3)
ent-way = Which way
ent-way-straight = Straight on
ent-way-turn = Turn off
ent-trades = Other hands
ent-steal = Steal from { $name }
ent-exchange = Exchange with { $name }
ent-end = End the turn
ent-keep = { $kept ->
    [0] Return all
   *[other] { $parts ->
        [0] Keep { $kept }
       *[other] Keep { $kept }, return { $parts }
    }
}
ent-watch = Your throw lies here when it is your turn.
ent-watch-only = The throw in play lies here.
ent-keys-drive = ← → how far · W way · P part · Enter goes on
ent-keys-act = 1–9 parts · Enter goes on · U takes back
ent-keys-trade = T whom to take from, Enter takes · 1–9 parts · U takes back
ent-prompt-drive = { $rest ->
    [none] You threw a { $pips }: choose a square.
    [repairs] You threw a { $pips }: choose a square; the rest repairs.
   *[buys] You threw a { $pips }: choose a square; the rest repairs or buys.
}
ent-prompt-buy = Confirm: the card is drawn at once.
ent-prompt-act = { $can ->
    [steal-fit] Steal a part, fit parts, or end the turn.
    [steal] Steal a part, or end the turn.
    [exchange-fit] Exchange a part, fit parts, or end the turn.
    [exchange] Exchange a part, or end the turn.
   *[fit] Fit parts from your hand, or end the turn.
}
ent-prompt-give = Give { $name } one of your parts in return.
ent-prompt-keep = Choose up to two face-down parts to keep.
ent-scene-month = It is now
