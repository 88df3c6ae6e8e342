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
again = Try again
new-tab = Opens in a new tab
coming = One moment…
offline = The house cannot be reached. Check your connection.
house-failed = Something went wrong here, and nothing was changed: please try again.
connection-waiting = No connection. Your turn is kept; trying again…
trouble-kept = Your turn is kept, and sent again by itself.
connection-shut = The house does not answer this page. Please reload it.
somebody = Somebody
your-name = Your name: { $name }

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
shape = { $value ->
    [disc] disc
    [square] square
    [star] star
    [triangle] triangle
    [ring] ring
   *[diamond] diamond
}

# The shelf

shelf-title = Which game tonight?
the-games = The games
players-range = { $fewest } to { $most } players
still-compiling = { $count ->
    [one] Still compiling, one part to go
   *[other] Still compiling, { $count } parts to go
}
play-now = Play now
play-now-how = against bots
learn-now = Learn
learn-now-how = in two minutes
make-table = Open a table
rules = Rules
join-table = Join a table
records = Records
tables-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
your-games = Your games
finished-games = Finished
open-tables = Open tables
open-tables-none = Nobody is waiting at the moment. Open a table and let others find you.
row-free = { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
}
row-your-turn = Your turn
row-their-turn = Others’ turn
row-turn-of = { $name } is playing
row-watch = Watch
row-with = With { $names }
row-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
row-nobody = Nobody else yet
waiting-go = Play on
row-ended = finished
row-won = { $name } won
today-begin = Play
today-open = Not played yet
today-done = Result
today-reached = Today: { $reached }
today-over = New dice tomorrow
today-yesterday = Yesterday: { $reached }
today-yesterday-place = Yesterday: { $reached }, better than { $percent }% of the others
shelf-more = More
your-page = Your page

# The ladder

ladder = Ladder
player-bot = Bot ({ $level })

# A person's page

streak = { $days ->
    [0] no streak
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
played-alone = Solo
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
outcome-place = Place { $place }
outcome-given-up = Given up
outcome-best = personal best
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The daily game

daily-name = Daily game
daily-running = You are on your way
daily-go-on = Go on

# What somebody reached with dice that others had too

reached-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reached-won = Won
reached-drawn = Drawn
reached-lost = Lost
reached-by = { $went ->
    [won] Won by { $margin }
   *[lost] Lost by { $margin }
}
reached-margin = by { $margin }
reached-running = still playing
reached-finished = finished
reached-given-up = given up
reached-closed = closed by the keeper
reached-late = too late
reached-late-with = { $reached }, but too late

# Challenges

challenge-name = Challenge

# Making a table

chair-bot = Bot: { $level }
bot-random = beginner
bot-greedy = experienced
pace-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, plus { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} a turn
pace-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
pace-free = No clock
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
match-of = Match of { $games } games
is-public = public
is-private = by link only
is-rated = rated
is-advised = with advice
is-unadvised = without advice
is-hinted = with hints

# At the table

board = Board
rule = Rule { $clause }

# The end

to-shelf = Back to the shelf

# Other rooms

trouble = That did not work
not-found = There is nothing on this table
not-found-text = The address leads nowhere. Perhaps the link was cut off.
room-missing = This part of the page could not be loaded. The connection may have failed, or the house has been updated.

# Where one is signed in, the second factor, and what happened elsewhere

banned = The house is closed to you

# Dice and luck

dice-house = The dice of the house

# Rules

puzzles = Puzzles
puzzles-today = Today’s puzzles
puzzles-solved = solved
puzzles-missed = missed
strategy-short = Strategy
