# Opening a table
error-bad-games = A match has 1 to { $most } games: choose a number in that range.
error-bad-match = By its rules this game is played once, or as a match of { $most } games.
error-bad-clock = A clock has from 10 seconds to { $most } minutes, and gains 0 to { $increment } seconds a turn: choose times in that range.
error-bad-players = This game is for at least { $least } and at most { $most } players: choose a number in that range.
error-bad-days = A turn may last 1 to { $most } days: choose a number in that range.
error-rated-alone = A rated game needs two players or more: add a seat, or open the table without rating.
error-rated-advice = A rated game is played without advice: turn off one or the other.
error-rated-start = A rated game starts from the set-up: open the table without rating.
error-start-of-secrets = Something is hidden in this position, so no table can start from it.
error-too-many = You have as many of these as one person may have: finish or remove one first.

# Taking a chair
error-no-table = There is no such table: check the link, or take a game from the shelf.
error-begun = The game has begun: seats can no longer be taken or left.
error-no-chair = There is no such seat: the seats of this table go from 0 to { $last }.
error-restless = Seats have been taken and left too often here: open another table.
error-chair-taken = Somebody already has this seat: take another one.
error-chair-kept = This seat is kept for somebody who played before: take another one.
error-seated = You already have a seat at this table: leave it before you take another one.
error-rated-household = At a rated table no guest plays against somebody from the same address: make accounts, or open a table without rating.
error-rated-own = At a rated table nobody plays against a program of their own, nor do two programs of one owner: open a table without rating.
error-rated-shared = At a rated table everybody plays on a device of their own: open a table without rating to share one.
error-rated-unfinished = You sit at { $most } rated tables without a clock: finish a game there, give it up, or leave a table that still waits.
error-bad-salt = A salt has 32 hexadecimal digits: send one like that, or none and the house makes one.
error-salted = This seat needs no other salt: it has added one, or acted since the new commitment.
error-nobody = Nobody has this seat.
error-not-opener = Only the person who opened this table can do that.
error-not-seated = Only those who have a seat at this table can do that.
error-blocked = Somebody at this table does not want to meet you: choose another table.

# In the game
error-not-begun = The game has not begun: it begins when all seats are taken.
error-over = This game is over: nothing more can be played in it.
error-paused = The table is paused: resume the game first.
error-not-paused = The table is not paused: just play on.
error-not-to-act = There is nothing for you to decide now: ask when it is your turn.
error-no-hints = This table has no hints: what the master would do is not told here.
error-no-master = Nobody gives hints in this game: open the table without them.
error-futures-late = The futures cannot be played just now: try again in a minute.
error-hint-late = There is no hint just now: ask again in a minute.
error-pause-asked = You have already asked for a pause: it begins when all the others agree.
error-paused-often = There have been enough pauses since the last move: the next one can be asked for after a move.
error-no-seat = There is no such seat: the seats of this game go from 0 to { $last }.
error-not-yours = This seat is not yours: only its own player can do that.
error-away = A bot is playing for you: come back first.
error-not-away = You are in your seat: no bot is playing for you.
error-chair-lost = This seat has lost the game: it cannot be taken back.
error-person-back = The person in this seat is back: no bot decides for them any more.
error-nothing = There is nothing to confirm: choose at least one action.
error-dice-first = Dice fall in between: confirm up to the dice, and go on when they have fallen.
error-confirm-first = Your turn is ready: confirm it, or take something back.
error-in-time = This seat still has time.
error-bad-notation = This action cannot be read: reload the page, or do something else.
error-unknown-name = The house knows no game, bot, board or option of this name: take a game from the shelf.
error-busy = Too much is happening at this table at once: please try again.

# The end of a game
error-moved = The first move has been made: give the game up instead of closing the table.
error-no-decision = Nobody decided anything at this step.
error-not-ended = The game is still going on: wait until it is over.
error-rematched = A rematch has already been opened: take your seat there.
error-no-person = At least one person has to play: leave a seat free, or sit down yourself.
error-no-record = There is no record of such a game.
error-record-of-secrets = This game has secrets: its record can be read when it is over.
error-same-dice-once = These dice can be played only once: finish the game, or give it up.
error-same-dice-secret = Others still have these dice ahead of them: this game can be seen when its day or its challenge is over.
error-no-challenge = There is no such challenge: ask for the link again.
error-challenge-closed = This challenge is closed: make one of your own.
error-challenge-full = This challenge has been taken up by { $most } people, and there is room for no more: make one of your own.
error-not-challenger = Only whoever made the challenge can close it.
error-not-tried = You have these dice ahead of you: finish your own game first, then see what others did.
error-no-page = There is no such page: the person has none, or is not here any more.
error-no-daily = This game has no daily game: open a table of your own.
error-no-puzzle = This game has no such puzzle.
error-no-answer = First do something that is possible in this position.
error-no-day = There is nothing for this day: days are written like 2026-08-31, up to today.

# Talking
error-bad-text = This message cannot be sent: it is empty, too long, or has characters that cannot be shown.

# People
error-not-signed-in = The house does not know who you are yet: reload the page, or sign in.
error-expired = Your visit has expired: reload the page, or sign in again.
error-login-taken = Somebody already has this login: choose another one.
error-bad-login = A login has { $least } to { $most } characters that can be shown: choose one like that.
error-bad-password = A password has at least { $least } characters: choose a longer one.
error-wrong-password = Login and password do not match: try again, or use a recovery code.
error-already-registered = You already have an account: sign in with it.
error-bad-name = A name has 1 to { $most } characters that can be shown: choose one like that.
error-bad-token = This token is not valid: create a new one.
error-bad-link = This link is no longer valid: ask whoever sent it for a new one.
error-bad-holiday = A holiday goes from one day to the same or a later one, each written like 2026-08-31.
error-no-program = A program cannot do that: sign in as a person.
error-not-registered = You have no account: create one first.
error-weak-password = A password must not be the same as the login: choose another one.
error-wrong-code = Login and recovery code do not match: check every letter, or use another code.
error-unseen-name = This name has characters that nobody can see: write it anew, with letters, digits and signs only.
error-stacked-name = This name has too many accents on one letter: at most { $most } different ones can be shown.
error-mixed-name = This name mixes alphabets whose letters look alike: write it with one alphabet only.
error-reserved-name = This name would pass for the house or its keeper: choose another one.
error-name-taken = Somebody with an account has this name, or one that looks like it: choose another one.
error-common-password = This password is among the first that anyone would try: choose one that is longer or less usual, such as four words that have nothing to do with each other.
error-wait = There were too many wrong tries: try again in { $seconds } s. A recovery code works at once.
error-second-factor = This account has a second factor: enter the code that your authenticator shows, or a recovery code.
error-wrong-second-factor = This code does not fit, or was used already: enter the next one that your authenticator shows, or a recovery code.
error-second-factor-on = Your account has a second factor already: remove it before you set up another one.
error-second-factor-off = Your account has no second factor: there is nothing to remove.
error-banned = The keeper of this house has banned you until { $until }: “{ $reason }”.
error-banned-for-good = The keeper of this house has banned you: “{ $reason }”.
error-banned-address = The keeper of this house has banned your address until { $until }: “{ $reason }”.
error-banned-address-for-good = The keeper of this house has banned your address: “{ $reason }”.
error-holiday-past = Days that are over stay as they were: choose days from today on.
error-holiday-far = A holiday can be planned at most { $most } days ahead: choose earlier days.
error-holiday-long = There are at most { $most } days of holiday a year: choose fewer days.

# Messages to the house
error-bad-json = This message is not JSON: send one JSON object.
error-bad-message = This message cannot be used as it is: reload the page, or ask for something else.
error-unknown-type = The house does not know messages of this type: reload the page to get its newest version.
error-too-large = This message is too large: at most { $most } bytes are read.
error-too-fast = That is too much at once: wait a moment and try again.
error-broken-off = You have broken off several games after their dice had fallen: { $minutes ->
    [one] wait one minute
   *[other] wait { $minutes } minutes
} before the next one.
error-bad-request = This is no request that the house can read: reload the page, or write to /api as HTTP asks.
error-line-too-long = This address is too long: at most { $most } bytes are read.
error-head-too-large = There are too many headers, or they are too long: at most { $most } bytes are read. Delete the cookies of this site and try again.
error-too-slow = The request took too long to come: check the connection, then send it again.
error-crowded = From your network there are as many connections as the house allows: close a tab, or wait a moment.
error-full = The house has as many visitors as it can hold: try again in a minute.
error-unknown-host = This house does not go by the name { $host }: use the address it was given, or let its keeper add the name to the setting hosts.
error-binary = The house reads text only: send JSON as a text message.
error-not-found = There is nothing at this address: check it, or begin at the front page.
error-wrong-method = This address takes other requests: /api/openapi.json lists them all.
error-bad-origin = This request comes from another site: open the page of the house itself.
error-stopped = The house is restarting: wait a moment, then try again.
error-storage-full = The house has no room left, and stores nothing at the moment. Nothing that was confirmed is lost: as soon as its keeper has made room, it goes on.
error-storage-read-only = The house may not write to its storage at the moment. Nothing that was confirmed is lost: as soon as its keeper has mended that, it goes on.
error-storage-away = The house cannot reach its storage at the moment. Nothing that was confirmed is lost: as soon as it is back, it goes on.
error-storage-damaged = The storage of the house is damaged, and nothing more is written to it: wait until its keeper has restored a backup.
error-table-damaged = What the house has stored of this table is damaged: it can be opened again when the keeper of the house has restored a backup.
error-failed = Something went wrong here, and nothing was changed: please try again.

# Names
bot-name = { $chair ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Greta
    [5] Hugo
   *[other] Bot { $number }
}
# The four of the ladder, who are called the same in every language
person-left = Somebody who left
# A proposal for a guest: two words that agree, whichever they are
name = { $first } { $second }
name-first-0 = Curious
name-first-1 = Brave
name-first-2 = Calm
name-first-3 = Cheerful
name-first-4 = Clever
name-first-5 = Daring
name-first-6 = Eager
name-first-7 = Gentle
name-first-8 = Happy
name-first-9 = Honest
name-first-10 = Jolly
name-first-11 = Kind
name-first-12 = Lively
name-first-13 = Lucky
name-first-14 = Merry
name-first-15 = Nimble
name-first-16 = Patient
name-first-17 = Playful
name-first-18 = Polite
name-first-19 = Proud
name-first-20 = Quick
name-first-21 = Quiet
name-first-22 = Sunny
name-first-23 = Wise
name-second-0 = Otter
name-second-1 = Badger
name-second-2 = Bear
name-second-3 = Beaver
name-second-4 = Crane
name-second-5 = Dolphin
name-second-6 = Falcon
name-second-7 = Fox
name-second-8 = Frog
name-second-9 = Hare
name-second-10 = Hedgehog
name-second-11 = Heron
name-second-12 = Koala
name-second-13 = Lynx
name-second-14 = Marmot
name-second-15 = Owl
name-second-16 = Panda
name-second-17 = Penguin
name-second-18 = Puffin
name-second-19 = Raven
name-second-20 = Robin
name-second-21 = Seal
name-second-22 = Squirrel
name-second-23 = Turtle
