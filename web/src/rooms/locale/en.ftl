# The house around the games

fold-side = Fold away
cancel = Cancel
name-title = Your name
name-label = Name at the table
keep-name = Keep this name
kept = Saved.
change-name = Change
name-hint = This is what the others call you. You can change it at any time. 40 characters at most.
more = Show more
labelled = { $label }: { $text }

# The ladder

ladder-of = { $game }: ladder
ladder-place = Place
ladder-player = Player
ladder-range = Range
ladder-rating = Rating
ladder-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-band = Almost surely between { $least } and { $most }, most likely { $likely }
ladder-measured = measured among bots
ladder-adjusted = without luck { $likely } ± { $give }
ladder-four = The four of the house
ladder-none = Nobody has played a rated game yet. The first place is free.
ladder-play = Play a rated game now
ladder-play-hint = For two, against a bot. With people: tick “Rated game” when you open a table.
ladder-about = What do these numbers mean?
ladder-about-band = The mark is what the house thinks a player is worth; the band shows how sure it is. Everybody begins with a wide band from 1000 to 3000, and every rated game makes it narrower. The rating is the lower end of the band: what a player is worth at least, almost surely. So it begins at 1000 and climbs as the house gets to know you.
ladder-about-adjusted = The diamond is a second rating, with luck taken out: the house looks back on rated games, and takes out of each result what the dice did to it. It needs far fewer games to come near the truth. The order of the ladder, and who is a good match, go by results alone.
ladder-about-bots = The four of the house begin with what their games among themselves have shown, and are rated like people from there on. A bot that sits twice at one table is left out of that game’s rating.

# A person's page

person = A player
person-bot = A bot of the house
person-against = Play against { $name }
person-play = Play
person-since = Here since { $day }
person-change = Name, avatar, page
person-own = Others see your public games only; you see all of them.
person-private = Only you see this page.
person-range = almost surely between { $least } and { $most }
person-adjusted = { $games ->
    [one] Without luck: { $likely } ± { $give }, after a look back on { $games } game.
   *[other] Without luck: { $likely } ± { $give }, after a look back on { $games } games.
}
person-place = Place { $place } on the ladder
person-won = won { $count }
person-drawn = drawn { $count }
person-lost = lost { $count }
person-alone = { $count ->
    [one] { $count } solo game
   *[other] { $count } solo games
}
person-best = best: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-best-points = { $points ->
    [one] point in the best game
   *[other] points in the best game
}
person-games = Finished games
person-games-none = No public game yet.
person-games-none-own = No finished game yet. Take a box from the shelf.
curve = Rating after { $games ->
    [one] { $games } game
   *[other] { $games } games
}: almost surely between { $least } and { $most }, most likely { $likely }
streak-title = Streaks
streak-all = Longest streak: { $longest } · played on { $days ->
    [one] { $days } day
   *[other] { $days } days
}
played-against = Against { $names }

# The tables of a game

tables-title = { $game }: tables
tables-open = Join an open table
tables-open-none = Nobody is waiting at the moment. Open a table and let others find you.
tables-running = Watch a game
tables-running-none = No public game is being played just now.
tables-finished = Finished games, step by step
tables-finished-none = No public game has been finished yet.
records-all = Download all records

# The daily game

daily-today = The same dice for everyone today
daily-about = Everyone who plays today has the same throws, on the map { $map }. You have one attempt; take your time, and come back whenever you like before the day is over.
daily-about-bots = Everyone who plays today sits in the same seat, with the same throws, against { $bots }: the same moves get the same answers. You have one attempt; take your time, and come back whenever you like before the day is over.
daily-chair = Your seat: { $chair }.
daily-running-about = Your game is waiting where you left it. Finish it before the day is over, so that it counts.
daily-yours = Your day
daily-guest = As a guest you can play everything; only accounts are compared, since anyone can become a new guest in a moment. An account you create later today still counts.
daily-guest-finished = Only accounts are compared, since anyone can become a new guest in a moment.
daily-account = Create an account: today still counts.
daily-begin = Begin today’s attempt
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
   *[other] Place { $rank } of { $accounts }: better than { $percent }% of the others.
}
daily-first = No other account has finished today yet. Let’s see how the others do.
daily-only = The only account of that day.
daily-given-up = You gave this one up. Tomorrow there will be new dice.
daily-closed = The keeper of the house closed your game. It counts neither for nor against you, and since you have seen the dice there is no second attempt. Tomorrow there will be new dice.
daily-late = The game was not finished on its day, and does not count.
daily-late-points = { $points ->
    [one] { $points } point, but after the day was over: it does not count.
   *[other] { $points } points, but after the day was over: they do not count.
}
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
daily-tally = Accounts: { $won } won, { $drawn } drew, { $lost } lost.
daily-share = Copy the result
daily-share-place = { $reached }, better than { $percent }% of { $others } others
daily-sheet = Your sheet
daily-next = New dice in { $hours } h { $minutes } min
daily-result = How did the day go?
daily-yesterday = Yesterday
daily-seed = That day’s seed
daily-check = Check the dice in a record
daily-master = Octavia, with the same dice: { $reached }
daily-master-plays = Octavia is playing these dice just now.
daily-compare = Compare the games
daily-compared = Yesterday’s games, compared
daily-trust = Why trust these dice?
daily-trust-short = { $fixed ->
    [yesterday] They were fixed yesterday.
   *[today] They were fixed only today: yesterday the house was not open.
} This number commits the house to them:
daily-commitment = Today’s commitment
daily-commitment-next = Tomorrow’s commitment
daily-renewed = The house was brought back from a backup and has drawn new dice since. Before that it showed this commitment:
daily-trust-why = How it works, and what it does not prove
daily-trust-how = All throws of a day follow from one seed. Its SHA-256 is shown a day ahead, so nobody can change the seed unnoticed. When the day is over the seed is revealed, and your browser can check every die of every record.
daily-trust-not = Whoever keeps this house could look at the seed beforehand, and nobody can tell whether somebody knew the dice. It is played for fun and honour.
daily-bests = Your best
daily-bests-none = Finish a solo game, on any map, and your best score stays here.
daily-best-alone = solo

# The same dice, compared

compare-title = How the games differ
compare-later = As soon as your own game is over, you will see here what the others did with the same dice, move by move.
compare-later-master = As soon as your own game is over, you will see here what the others and Octavia did with the same dice, move by move.
compare-me = (you)
compare-result = Result
compare-without-luck = Without luck
compare-doubt = Compare what is left without luck: even with the same dice, games that part ways have luck of their own.
compare-coming = Games are still being judged, one after the other.
compare-parted = Where the games parted
compare-parted-about = Here several players saw exactly the same, and chose differently.
compare-turn = Turn { $turn }
compare-alike = Wherever players saw the same, they all did the same.
compare-all = Show all { $count }
compare-better = Better: { $best }
way-best = as good as it gets
way-cost = costs { $percent }% of a win
way-cost-points = costs { $points } points

# Challenges

challenge-title = Challenge: { $game }
challenge-from = { $name } challenges you
challenge-yours = Your challenge
challenge-against = against { $bots }
challenge-your-turn = Your turn
challenge-from-turn = goes on from turn { $turn } of a game
challenge-about = Whoever has this link plays with the same dice, against the same bots, and has one attempt. Take your time: you can come back whenever you like before it closes. You see what the others did only once your own game is over.
challenge-names = Your name, your result and your moves are shown to the others who have played.
challenge-begin = Play these dice
challenge-players = { $players ->
    [0] Nobody has begun yet
    [one] { $players } person has begun
   *[other] { $players } people have begun
}
challenge-done = You have played
challenge-done-about = Your result: { $reached }. Everybody has one attempt, so it stays as it is.
challenge-table = Your table
challenge-closed = Closed
challenge-closed-about = Nobody can begin any more. The seed of the dice is revealed, and everybody may read the games.
challenge-until = Open until { $at }.
challenge-ended = Closed on { $at }.
challenge-send = Send it to others
challenge-send-about = Whoever has the link can take it up.
challenge-link = The link
challenge-seed = The seed of its dice
challenge-trust = All throws of a challenge follow from one seed. Its SHA-256 was shown when the challenge was made, so nobody can change the seed unnoticed. When the challenge is closed the seed is revealed, and your browser can check every die of every record.
challenge-trust-not = Whoever keeps this house could look at the seed beforehand; whoever made the challenge could have made several and sent the best; and anyone can play as a guest first and know the dice by then. It is never rated: it is played for fun and honour.
challenge-close = Close it and reveal the seed
challenge-close-sure = After that nobody can begin, games that are still running no longer count, and everybody sees all results. It cannot be taken back.
challenge-keep-open = Keep it open
challenge-result = See the challenge
challenge-others = Challenge others
challenge-chair = Whoever takes it up
challenge-master = Octavia plays it too
challenge-master-hint = The strongest bot has the same seat and the same dice, so that everybody can compare.
make-what = What would you like to set up?
make-a-table = a table
make-a-challenge = a challenge
make-challenge-hint = The same dice for everybody you send the link to, each at a table of their own. Afterwards you see who made what of them, and where your games parted.
make-challenge = Make the challenge
give-up-hint-challenge = Your only attempt ends here and does not count; that cannot be taken back.

# Making a table

make-title = A table for { $game }
players = Players
own-chair = You play
chairs = Who sits where
chair-number = Seat { $number }
chair-person = A person
chair-beside = Somebody next to me
bots-here = Bots at this table: { $bots }
choose-bot = Which bot?
all-people = People only
all-bots = Bots only
pace = Time
pace-kind-free = No clock
pace-kind-live = Live
pace-kind-days = Days
pace-minutes = Time for each player
pace-increment = Added every turn
pace-for-a-turn = Time for a turn
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
make-rated-hint = It counts for the ladder, and everyone plays on a device of their own.
make-advice = With advice: { $advice }
make-advice-hint = Rated games are played without.
make-hints = With hints: everyone may ask what the master would do
make-hints-hint = Everyone sees who asks, and the record keeps it. A rated game has hints only if you say so here; whoever sits down agrees to them.
who-reads = Who may see the record
records-public = everyone
records-players = those who played
open-table = Open the table
match-game = Game { $number } of { $games }
match-won = { $count } won
terms = Fixed before the first move
rating = Rating
rated-yes = rated
rated-no = just for fun
advice = Advice
advice-none = none
hints-term = Hints
hints-yes = everyone may ask what the master would do; the record keeps who asked
hints-no = none
start = Start
start-otherwise = from a position of another game

# Before the game

coming-to-table = Coming to the table…
lobby-title = { $free ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-hint = The game begins by itself once every seat is taken.
sit-here = Sit here
sit-together = Somebody next to me
companion-name = Name of the person next to you
companion-name-short = Their name
seat-a-bot = A bot
stand-up = Leave
send-away = Send away
chair-free = free
chair-kept = kept for somebody who played before
chair-kept-of = kept for { $name }
chair-kept-you = kept for you
invite = Send this link to the people you want to play with:
only-here = This address works on this computer only: for others to come, start the house with “{ $make }” or “{ $jacta }”, and open it at the address that this computer has in your network.
link-address = Link to this table
copy = Copy
copied = Copied
copy-of = Copy: { $what }
close-table = Close the table
close-table-hint = { $count ->
    [one] { $names } is already here. The table will be closed for both of you.
   *[other] { $names } are already here. The table will be closed for everyone.
}
close-table-sure = Close it anyway
keep-open = Leave it open

# At the table

table-title = Table: { $game }
title = { $game } · Jacta
title-turn = ● Your turn · { $game }
around-the-table = Around the table
board-text = The board as text
actions = What you may do
as-text = Show as text
board-missing = The board could not be loaded; here it is in words.
board-other = The board was made for another version of this page; here it is in words.
board-broken = The board has failed; here it is in words.
as-board = Show the board
log = What happened
chat = Chat
log-and-chat = What happened, and chat
log-empty = Nothing yet.
lately = Just now
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
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
ignored-where = You can change this at any time:
menu = Menu
seat-you = { $name } (you)
faster = Faster
to-my-turn = To my turn (.)
ask-hint = What would the master do?
ask-hint-about = What would the master do? Everyone sees that you asked (H)
hints = What the master would do
hint-win = { $chance } to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = You
seat-rating = rating { $rating }
seat-bot = bot
seat-here = here
seat-away = away
seat-lost = out of the game
seat-stand-in = { $bot } plays meanwhile
clock = Time left: { $left }
clock-days = { $days } days
clock-days-hours = { $days } d { $hours } h
keys = Enter confirms · U takes back
keys-open = U takes back
built = Your turn so far
choose-one = Choose one
take-back = Take back
confirm = Confirm
banner-yours = Your turn.
banner-of = { $name }, your turn.
banner-choose = Choose what to do.
banner-ends = Confirm your turn, or take something back.
banner-reveals = Confirm to see what happens, or take something back.
banner-theirs = { $count ->
    [one] { $names } is playing.
   *[other] { $names } are playing.
}
banner-forced = Nothing to choose:
banner-dice = The dice are rolling.
banner-paused = The game is paused.
banner-away = { $bot } is playing for you.
banner-away-text = Come back whenever you like.
banner-lost = { $why ->
    [absent] Your time ran out, and you lost this game.
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
   *[other] { $watching } people are watching
}
step-sat = { $name } sits down.
step-stood = { $name } leaves the table.
step-began = Game { $game } begins.
step-ended = The game is over.
step-left = { $why ->
    [gave-up] { $name } gives up.
    [absent] { $lost ->
        [yes] { $name } has run out of time.
       *[no] { $name } is away; { $bot } plays on.
    }
   *[gone] { $name } has left.
}
step-trouble = { $why ->
    [late] { $name } took too long: the house has moved instead, at random.
   *[crashed] { $name } could not decide: the house has moved instead, at random.
}
step-returned = { $name } is back.
step-pause-asked = { $name } asks for a pause.
step-hinted = { $name } asks what the master would do.
step-paused = The game is paused.
step-resumed = The game goes on.
step-aborted = { $why ->
    [keeper] The keeper of the house closed the table.
    [nobody] Nobody was there any more, and the house closed the table.
   *[players] The table was closed.
}
step-revealed = The day is over, and its seed is revealed: unfinished games no longer count.
step-rematched = A rematch is open at another table.
step-recommitted = The house was brought back from a backup: from here on the dice follow from a new commitment.
step-salted = { $name } adds a new salt to the dice.

# The menu

invite-watch = Link to this table
seat-link = Continue on another device
seat-link-hint = A link to your own seat. Whoever has it can play for you.
seat-link-make = Make a link
seat-link-address = Link to your seat
seat-link-revoke = Revoke all links
seat-link-revoked = No link to your seat works any more.
preferences = Preferences
auto-confirm = Confirm my turn automatically
sound = Sounds
notify = Tell me when it is my turn
notify-denied = This browser does not allow it: you can change that in its settings.
motion = Motion
motion-full = calm
motion-fast = fast
motion-none = none
theme = Theme
theme-device = same as device
theme-day = day
theme-night = night
full-screen = Full screen
shared-screen = Screen for the room
shared-screen-hint = Shows this table to everybody in the room, large and without anybody’s secrets. You play on another device.
shared-screen-end = Back to my seat
qr-code = QR code of this link
qr-join = QR code: join this table with a phone
qr-watch = QR code: come to this table with a phone
qr-seat = QR code: carry on at your seat on a phone
qr-here-only = Only this device reaches this address. For the others, open the house with --host=0.0.0.0.
room-come = Come and play
room-join = Scan the code and take a seat, or go to
room-watch = Scan the code to watch or to play on, or go to
watched = { $count ->
    [one] Somebody is watching
   *[other] { $count } people are watching
}
watched-by = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}
watched-others = { $count ->
    [one] one more
   *[other] { $count } more
}
give-up = Give up
give-up-sure = Really give up?
give-up-hint = You lose this game, and that cannot be taken back.
give-up-hint-alone = The game ends here, and that cannot be taken back.
give-up-hint-daily = Today’s only attempt ends here and does not count; that cannot be taken back.
give-up-hint-of = { $name } loses this game, and that cannot be taken back.
give-up-hint-rated = You lose this rated game, and it counts on the ladder; that cannot be taken back.
leave-rated = This game is rated: whoever leaves it now that dice have fallen loses it.
keep-playing = Keep playing

# Sharing a device

curtain = { $name } is next
curtain-hint = Hand over the device. Nothing is shown until you are ready.
curtain-ready = I am { $name }

# The end

result = Result
next-game = Next game
verdict-margin = { $points ->
    [0] Level on points, won on the tie-break.
    [one] By one point.
   *[other] By { $points } points.
}
verdict-lost = Well played. Another go?
play-again = Play again
gain-rating = Rating { $rating }
gain-change = { $change ->
    [0] unchanged
   *[other] { $change }
}
gain-best = A new personal best: it was { $before }.
gain-below = Your best so far is { $best }.
gain-first = Your first game of this kind: now there is a score to beat.
gain-better-than = More points than { $share }% of the { $others } other games
decided = Turn { $turn } decided it: the chances of { $names } went from { $before }% to { $after }%.
decided-you = Turn { $turn } decided it: your chances went from { $before }% to { $after }%.
decided-how = An estimate, as if quick players had played on.
decided-judged = As the strongest bot here judges it.
decided-coming = Looking for the turn that decided it…
decided-by-none = No single turn decided it.
rematch = Rematch
rematch-join = Go to the rematch
to-record = Step through the game

# Other rooms

watch-instead = Watch the table
not-found-daily = This game has no daily game.

# What is one's own

you-title = Your corner
account = Account
account-guest = You are a guest: only this browser knows you. An account keeps your name, your games and your ratings, on every device. No e-mail needed.
account-way = What would you like?
account-make = Create an account
account-make-hint = Everything you have played as a guest stays yours.
account-sign-in = Sign in
account-sign-in-hint = This browser then belongs to your account; the guest you were here is gone.
account-recover = Recovery code
account-recover-hint = A recovery code takes the place of a forgotten password; all other devices are signed out.
account-of = You are signed in as { $login }.
login = Login
password = Password
password-now = Your password
password-new = New password
password-change = Change the password
password-changed = Changed, and all other devices are signed out.
recovery-code = Recovery code
codes = Recovery codes
codes-hint = Keep these codes somewhere safe: they are shown only once. With one of them you can get back in if you forget your password; each works once.
codes-file = Save as a file
codes-kept = I have saved them
codes-new = New recovery codes
codes-new-hint = The old ones then no longer work.
sign-out = Sign out
sign-out-everywhere = Sign out on all devices

# Where one is signed in, the second factor, and what happened elsewhere

device = { $browser } on { $system }
device-unknown = Unknown device
sessions = Where you are signed in
session-here = This device
session-used = Last used { $when }
session-begun = Signed in { $when }
session-end-of = Sign out: { $device }
sessions-end-others = Sign out on all other devices
second-factor = Set up a second factor
second-factor-on = Second factor: on
second-factor-hint = With a second factor, signing in takes a code from an authenticator app as well as your password. Whoever learns your password alone cannot get in.
second-factor-set-up = Set up
second-factor-scan = Scan this code with your authenticator app, or enter the secret there. It is shown only once.
second-factor-qr = QR code of the secret
second-factor-secret = Secret
second-factor-prove = Switch it on
second-factor-remove = Remove the second factor
second-factor-remove-hint = Signing in then takes your password alone.
second-code = Code
second-code-hint = The six digits that your authenticator app shows, or a recovery code.
second-code-prove-hint = The six digits that the app shows now.
notices = What happened to your account
notices-hint = If that was not you, change your password and sign out on all other devices.
notices-look = Look at your account
notices-seen = That was me
notice-session = { $when }: signed in on { $device }.
notice-password = { $when }: the password was changed on { $device }.
notice-recovered = { $when }: a recovery code was used for a new password on { $device }.
notice-codes = { $when }: new recovery codes were made on { $device }.
notice-second-factor = { $when }: a second factor was set up on { $device }.
notice-no-second-factor = { $when }: the second factor was removed on { $device }.
page-title = Your page
page-hint = Your page shows your name, avatar, ratings and streaks, and the games you finished at public tables. Games at private tables, daily games and what you say are never on it; only you see those.
page-open = Everyone may see my page
page-open-hint = If not, only you see it. On the ladder your name stays, without a page behind it.
page-own = Show my page
avatar-colour = Colour of your avatar
avatar-shape = Shape of your avatar
data = Your data
data-hint = Everything the house knows about you is yours to take with you.
data-export = Download everything
data-records = Download your games
erase = Delete my data
erase-hint = The house forgets who you are, for good. Games that you are playing are given up; records of finished games stay whole for the others, without your name.
erase-sure = Really, and for good?
holidays = Holidays
holidays-hint = In games with days for each turn, your clock stops on these days.
holiday-first = First day
holiday-last = Last day
holiday-add = Add
holiday-remove = Remove { $days }
ignored = People you ignore
ignored-none = Nobody. Click a name in the chat of a table to mute or block somebody.
ignored-mute = muted
ignored-block = blocked
unignore = Unmute
programs = Your programs
programs-hint = A program plays at the tables like a person, with a token instead of a password.
token-make = Create a token
token-label = Name of the program
token-made = The token for { $name }, shown only once:
token-secret = Token
token-unused = not used yet
token-used = last used on { $day }
token-revoke = Revoke

# Luck and skill of a finished game

luck-title = Luck and skill
luck-coming = Every throw and every decision is being weighed…
luck-chances = Chances to win
luck-chances-of = { $name }: { $before }% at the start, { $after }% at the end
luck-parts = What made the result
luck-who = Who
luck-expected = Expected
luck-part-luck = Luck
luck-part-own = Own decisions
luck-part-others = Decisions of others
luck-part-revision = Judged anew
luck-result = Result
luck-scale = 1 is better than everybody, −1 worse than everybody.
luck-scale-alone = In points.
luck-doubt = The judgement may be off by { $doubt }.
luck-choices = The decisions that cost most
luck-no-choices = No decision cost much.

# Dice and luck

dice-house-about = Everything that fell in the finished public games of this house, next to what fair dice do. The house commits to all dice before each game; every record can be checked, and all of this can be recomputed from the records.
dice-house-link = The dice of the whole house
dice-progress = { $counted } of { $finished } finished public games are counted so far, and luck was judged in { $judged } of them.
dice-coming = The others follow when nobody else needs the machine.
dice-none = No public game has been counted yet.
dice-band = Dice thrown: { $dice }. In 95 of 100 cases a face of a fair die comes up { $low } to { $high } times: that is the light band, and the line is its middle.
dice-even = { $how ->
    [usual] Of 100 fair dice, { $share } would be as uneven as this or more: nothing unusual.
    [rare] Of 100 fair dice, only { $share } would be as uneven as this or more: rare, and yet bound to happen now and then.
   *[odd] Of 100 fair dice, not even { $share } would be as uneven as this: very rare. If in doubt, check the throws themselves.
}
dice-of-game = The dice of this game
dice-luck-course = Luck over the game
dice-luck-of = { $name }: luck { $luck }, where chance alone stays within ± { $half }
dice-band-luck = Chance stays within the band in 95 of 100 cases.
dice-committed = The house had committed to the dice before the game, and has checked { $dice } of them against that. “Check all dice” lets your browser do the same.
dice-committed-only = The house had committed to the dice before the game. “Check all dice” tells which of them can be checked now.
dice-not-committed = There is no commitment here against which these dice could be checked.
dice-of-person = Dice and luck
dice-luck-all = { $games ->
    [one] In { $games } game with others, luck was worth { $luck } wins; chance alone stays within ± { $half }.
   *[other] In { $games } games with others, luck was worth { $luck } wins; chance alone stays within ± { $half }.
}
dice-within = This is what chance does.
dice-beyond = That is further than chance goes in 95 of 100 cases; it happens to one person in 20.
dice-luck-wins = { $games ->
    [one] { $luck } wins (± { $half }) in { $games } game
   *[other] { $luck } wins (± { $half }) in { $games } games
}
dice-luck-alone = { $games ->
    [one] { $luck } points (± { $half }) in { $games } solo game
   *[other] { $luck } points (± { $half }) in { $games } solo games
}
dice-win = One win is the difference between losing and winning a game for two.
dice-luck-none = No game has been looked back on yet, so nothing is known about luck.
dice-faces = What fell
dice-faces-about = Dice: { $dice }
dice-own = You see all of your games here; others see the public ones only.
dice-public = From public games only.
dice-seats = Whose luck it was
dice-sum = The luck of all seats adds up to { $sum }: what chance gives to one seat, it takes from the others. That alone proves nothing; what matters is whether one seat is luckier than another.
dice-game = Game
dice-seat = Seat
dice-seat-of = { $seat } of { $players }
dice-games = Games
dice-mean = Mean luck
dice-chance = Chance
dice-beyond-seats = The last column says how far chance alone goes in 95 of 100 cases: one seat in 20 goes further.
dice-luckiest = How lucky the luckiest must be
dice-luckiest-wanted = { $people ->
    [one] One person has played at least five public games. One person’s luck lies between { $low } and { $high } standard deviations in 95 of 100 cases.
   *[other] { $people } people have played at least five public games each. With dice as fair as can be, the luckiest of so many is { $expected } standard deviations above the mean on average, and between { $low } and { $high } in 95 of 100 cases.
}
dice-luckiest-found = The luckiest here is at { $luckiest }, the unluckiest at { $unluckiest }.
dice-luckiest-none = As soon as somebody has played five public games, this says how lucky the luckiest must be.
dice-recompute = Recompute it
dice-recompute-about = Take the public records and count for yourself: the command needs nothing else from this house, and checks the dice of each game against what the house had committed to.
dice-recompute-more = The answer names the address of further records (in its header Link). Only the luckiest people cannot be found this way: records say what people were called, not who they were.

# Record

record-title = Game of { $day }
record-page-title = { $game }: a game step by step · Jacta
record-coming = Getting the record…
record-ending-over = Played to the end
record-ending-gave-up = Ended because somebody gave up
record-ending-unfinished = Closed before the end
record-games = Games of this match
record-beginning = Before the first step
record-turn = Turn { $turn }
record-turn-of = Turn { $turn } · { $name }
record-decided = decided it
record-asked = after a hint
record-steps = All steps
record-controls = Step through the game
record-slider = Step of the game
record-at = Step { $step } of { $last }
record-first = To the beginning
record-back = One step back
record-play = Play
record-pause = Pause
record-next = One step forward
record-last = To the end
record-do = What to do with this game
record-play-on = Play on from here
record-no-play-on = { $why ->
    [over] The game is over here.
   *[hidden] Something is still hidden at this step: play on from another one.
}
record-send = Send this position to a friend
record-link = Copy a link to this step
record-download = Download
record-keys = Keys: ← → step by step, Home and End, space plays.
rewind = Take this decision again
rewind-about = Turn { $turn }, { $name }: the game goes on from here thousands of times after each choice, with the same dice for both. Quick players decide for everybody, from what { $name } could know.
rewind-done = What was done
rewind-tried = What you try
rewind-difference = Difference
rewind-choose = What would you have done?
rewind-on-board = Do it on the board, or choose it here: one step, the rest is played on.
rewind-try = Try this
rewind-is-done = That is what was done.
rewind-none = There was nothing else to do.
rewind-other = Try something else
rewind-coming = Playing on…
rewind-count = { $done } of { $most } futures
rewind-spread = How the futures end
rewind-rank = Place
rewind-place = Place { $rank }
rewind-points = Points
rewind-how = { $unit ->
    [wins] How often the game is won, a tie counted as half.
    [ahead] The share of the others that is left behind, a tie counted as half.
   *[points] Points on average.
} The ± holds in 95 of 100 cases.
proof-title = Are the dice fair?
proof-about = The house fixed all dice before the game began. Your browser can check that by itself, from the record and from what it noted at the table.
proof-check = Check all dice
proof-busy = Checking…
proof-fair = { $throws ->
    [one] Dice checked: { $dice }, from one throw. All fell as the house’s commitment had fixed them.
   *[other] { $dice } dice in { $throws } throws checked: all fell as the house’s commitment had fixed them.
}
proof-so-far = Dice checked before that: { $dice }.
proof-lost = { $dice ->
    [one] One die fell before the house was brought back from a backup: nobody can check it any more.
   *[other] { $dice } dice fell before the house was brought back from a backup: nobody can check those any more.
}
proof-not-a-record = This is not a Jacta record.
proof-incomplete = This is not a whole record: it has no moves.
proof-changed = Line { $line }: the record was changed after it was written.
proof-no-fair-dice = These dice are not from a house, and cannot be checked like this.
proof-seed-hidden = The seed is still secret: it is revealed when the game, or its day, is over.
proof-seed-lost = The seed is lost: the house was brought back from a backup before it was revealed.
proof-seed-differs = The seed is not the one that the house committed to before the game.
proof-salts = Every seat has a salt, but this record has a different number of them.
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
fair-commitment-before = Commitment shown before
fair-renewed = The house was brought back from a backup, in which there are no seeds of running games. Since then the dice follow from a new commitment; what fell before cannot be checked any more.
fair-salt = Salt from { $name }
fair-other-commitment = The house first showed this browser another commitment for this table: it has changed the dice. If the keeper brought back a backup, that is why.
fair-other-salt = A salt that this browser added is not the one at its seat. If you took another seat on another device, or the keeper brought back a backup, that is why; if not, the house has changed it.

# Rules

rules-page-title = { $game }: rules · Jacta
rules-coming = Getting the rules…
rules-contents = Contents
rules-print = Print
rules-building = For those who build it
rules-building-about = What board and pieces must satisfy, and how large the game is
rules-english = Nobody has translated these rules yet: this is the English text.
rules-kind-option = Table option
rules-label-text = from the printed rules
rules-label-found = from a published review
rules-label-inferred = follows from the rules
rules-label-ours = our choice
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
lesson-otherwise = The rules allow that too, but try what the lesson asks for.
lesson-again = Start over
lesson-rules = Read the rules
lesson-end = That is all you need to know. Now play!
puzzles-of = Puzzles of { $game }
puzzle-of-day = Puzzle of the day
puzzle-of = A puzzle rated { $rating }
puzzle-your-rating = Your rating { $rating } ± { $deviation }
puzzle-do = What would you do?
puzzle-answer = That is my answer
puzzle-next = Next puzzle
puzzle-none = You have seen them all.
puzzle-play-on = Play on from here
puzzle-right = Right!
puzzle-wrong = Better: { $best }
puzzle-because = Because it { $why }.
puzzle-worths = Chance to win, as the master sees it
puzzle-worths-points = Points in the end, as the master sees it
puzzle-points = { $points }
puzzle-yours = your answer
puzzle-tempting = tempting
puzzle-futures = Played on { $pairs } times with the same dice, the best choice won { $gain } more games in a hundred than the tempting one (± { $doubt }).
puzzle-futures-points = Played on { $pairs } times with the same dice, the best choice brought { $gain } points more than the tempting one (± { $doubt }).
puzzle-rating = Your rating: { $rating }
puzzle-odds = The exact chances of the throw
puzzles-yours = Your puzzles
puzzles-yours-none = Solve a puzzle, and your rating is shown here.
puzzles-yours-game = { $game }: { $rating } ± { $deviation }, { $solved } of { $answers } solved
strategy = Second lesson
strategy-page-title = { $game }: strategy · Jacta
strategy-title = { $game }: strategy
strategy-go-on = Strategy in five positions
strategy-puzzles = On to the puzzles
first-understood = Got it
first-stop = No more tips
