# The house
house-missing = There is no house at { $address }: “jacta serve” opens one, or name another with --database.
backup-title = rows
backup-exists = { $file } exists already: name another file, or add --force to replace it.
backup-damaged = The house in { $address } is damaged ({ $problem }), and nothing was written: stop the house, keep its file, and restore the last good backup.
backup-missing = The house in { $address } is damaged, and nothing was written: { $count ->
    [one] entries of a table are missing ({ $tables })
   *[other] entries of { $count } tables are missing ({ $tables })
}. Stop the house, keep its database, and restore the last good backup.
backup-broken = The house in { $address } is damaged, and nothing was written: { $count ->
    [one] an entry of a table is not as it was stored ({ $entries })
   *[other] entries of { $count } tables are not as they were stored ({ $entries })
}. Stop the house, keep its database, and restore the last good backup.
backup-done = The house is in { $file }: { $rows } rows, { $size } MB. Keep it where nobody else can read it.
passphrase-title = Passphrase
passphrase-none = { $file } has no passphrase in its first line: write one there.
passphrase-needed = { $file } needs a passphrase: name a file that has it with --passphrase-file, or set { $variable }.
backup-no-folder = { $file } is not a folder: --daily and --weekly are for the backups in one.
backup-sealed = The house is in { $file }, encrypted: { $rows } rows, { $size } MB. Without its passphrase nobody can read it, you neither.
backup-removed = { $count ->
    [one] An older backup was deleted.
   *[other] { $count } older backups were deleted.
}
check-good = { $file } is a good backup: { $rows } rows, every entry as it was stored, the checksum is right.
check-without-sum = { $file } is a good backup: { $rows } rows, every entry as it was stored; it has no checksum beside it.
check-empty = There is no backup in { $folder }: name a file, or another folder.
check-changed = { $file } is not what was written then: its checksum is another one. Take another backup.
check-damaged = { $address } is no good backup: it is damaged ({ $problem }). Take another one.
check-missing = { $address } is no good backup: { $count ->
    [one] entries of a table are missing ({ $tables })
   *[other] entries of { $count } tables are missing ({ $tables })
}. Take another one.
check-broken = { $address } is no good backup: { $count ->
    [one] an entry of a table is not as it was stored ({ $entries })
   *[other] entries of { $count } tables are not as they were stored ({ $entries })
}. Take another one.
restore-title = rows
restore-no-file = There is no file { $file }: name the backup that is to be restored.
restore-damaged = { $address } is damaged ({ $problem }), and nothing was written: take another backup.
restore-missing = { $address } is damaged, and nothing was written: { $count ->
    [one] entries of a table are missing ({ $tables })
   *[other] entries of { $count } tables are missing ({ $tables })
}. Take another backup.
restore-broken = { $address } is damaged, and nothing was written: { $count ->
    [one] an entry of a table is not as it was stored ({ $entries })
   *[other] entries of { $count } tables are not as they were stored ({ $entries })
}. Take another backup.
restore-full = There is a house in { $address } already, and it is never written over: move that file away, or name another with --database.
restore-full-server = There is a house in { $address } already, and it is never written over: make a new empty database, and name it with --database.
restore-occupied = A house is open in { $address }, or is being restored there: stop it first.
restore-done = The house is in { $address }: { $rows } rows. Open it with “jacta serve --database …”. Games that were running go on with new dice.
restore-without-sum = { $file } has no checksum beside it: whether it was changed since it was written, nobody can tell.

# A restore drill
drill-title = tables
drill-good = The house was backed up, restored elsewhere and played again in { $seconds } s: all { $tables } tables with { $entries } entries are the same. Hash of all: { $hash }.
drill-unplayed = Tables of games that are not installed here could only be compared entry by entry: { $unplayed }.
drill-different = { $count ->
    [one] A table is not the same after a restore ({ $names })
   *[other] { $count } tables are not the same after a restore ({ $names })
}: do not trust this backup, and let “jacta doctor” look at the house.

# The keeper
keeper-none = There are none.
keeper-closed = The table { $table } is closed.
keeper-name-removed = { $person } has no name now, until the person chooses another.
keeper-message-removed = The text of message { $n } at table { $table } is deleted.
keeper-settled = The report { $report } is settled.
keeper-no-table = There is no table { $table }: “jacta keeper tables” lists them.
keeper-no-person = There is no person { $person }: “jacta keeper people” lists them.
keeper-no-message = There is no message { $n } at table { $table }: “jacta keeper reports” lists those that were reported.
keeper-no-report = There is no open report { $report }: “jacta keeper reports” lists them.
keeper-report =
    { $report }  { $when }, reported by { $by }: { $reason }
    { $person } at table { $table }, message { $n }: { $text }
keeper-removed = (removed)
keeper-banned = { $until ->
    [none] { $whom } is banned until you lift the ban.
   *[other] { $whom } is banned until { $until }.
}
keeper-unbanned = { $whom } may come in again.
keeper-no-ban = { $whom } is not banned: “jacta keeper bans” lists who is.
keeper-for-good = until lifted
keeper-not-done = (not carried out) { $what }
keeper-column-whom = whom
keeper-column-until = until
keeper-column-reason = reason
keeper-column-when = when
keeper-column-who = who
keeper-column-what = what
keeper-column-why = why
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
keeper-column-key = key
keeper-column-made = made
keeper-column-good-until = good until
keeper-key-signs = it signs
keeper-rotated = From now on { $key } signs. { $days ->
    [0] The former key is no longer good: everybody has to sign in anew, and guests are new guests.
    [one] The former key is good for one more day.
   *[other] The former key is good for { $days } more days.
}
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
doctor-reported = The report is in { $file }. It has versions, figures and codes, and nothing of the people in the house.
doctor-python = Python
doctor-python-good = { $version }, with SQLite { $sqlite }
doctor-python-old = { $version } is too old, with SQLite { $sqlite }: install Python 3.11 or newer
doctor-packages = packages
doctor-packages-good = all { $count } are there
doctor-packages-missing = these are missing: { $names }; install Jacta again with pip
doctor-cache = compiled code
doctor-cache-good = is kept in { $folder }
doctor-cache-compiling = is kept in { $folder }; { $left } of { $all } parts are still to be compiled ({ $games }): an open house does that by itself and can be played meanwhile, “jacta compile” does it ahead
doctor-cache-off = is switched off by JACTA_JIT, so everything is slow: unset it
doctor-cache-closed = cannot be kept in { $folder }, so every start compiles again: set JACTA_CACHE to a writable folder
doctor-database = database
doctor-database-current = can be reached, and its schema is current
doctor-database-empty = has no house yet: “jacta serve” makes one
doctor-database-old = has an older schema: “jacta serve” brings it up to date; make a backup first
doctor-database-newer = was made by a newer version of Jacta: install that version
doctor-database-unreachable = cannot be used: { $problem }. Check the address, that the server runs, and the rights on file and folder
doctor-integrity = SQLite file
doctor-integrity-good = is intact
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
doctor-disk-failed = { $folder } cannot be accessed: { $problem }. Make the folder, or name another database
doctor-sync = durable write
doctor-sync-good = { $typical } ms typically, { $longest } ms at most
doctor-sync-slow = { $typical } ms typically, { $longest } ms at most, and every move waits for it: put the database on a faster disk, not on a network drive
doctor-sync-failed = { $folder } cannot be written to: { $problem }. Give the user who runs the house permission to write there
doctor-server = PostgreSQL
doctor-server-good = version { $version }, every move survives a power cut
doctor-server-unsafe = version { $version } may lose moves in a power cut: set fsync and full_page_writes to on in postgresql.conf
doctor-server-failed = does not answer: { $problem }
doctor-latency = answers
doctor-latency-good = after { $typical } ms typically, { $longest } ms at most
doctor-latency-slow = after { $typical } ms typically, { $longest } ms at most: bring house and database closer together
doctor-skew = server’s clock
doctor-skew-good = is { $skew } s from ours
doctor-skew-apart = is { $skew } s from ours: set both clocks by NTP
doctor-entries = logs of tables
doctor-entries-good = are complete
doctor-entries-missing = are damaged: { $count ->
    [one] entries of a table are missing ({ $tables }), and it cannot
   *[other] entries of { $count } tables are missing ({ $tables }), and they cannot
} be opened any more. Stop the house, keep its database, and restore the last good backup
doctor-entries-broken = are damaged: { $count ->
    [one] an entry of a table is not as it was stored ({ $entries }), and it cannot
   *[other] entries of { $count } tables are not as they were stored ({ $entries }), and they cannot
} be opened any more. Stop the house, keep its database, and restore the last good backup
doctor-entries-failed = cannot be checked: { $problem }
doctor-clock = clock
doctor-clock-good = runs steadily
doctor-clock-jumps = jumped by { $drift } ms during the check: let NTP adjust it smoothly
doctor-clock-past = shows { $time }, which is long ago: set it, and turn on NTP
doctor-origin = origin
doctor-origin-own = the house began here
doctor-origin-copy = the house is a copy of { $time } (UTC), restored from a backup: games that ran then have other dice since
doctor-origin-failed = cannot be checked: { $problem }
doctor-newest = last move
doctor-newest-good = is in the past, as it must be
doctor-newest-none = there is none yet
doctor-newest-future = is { $seconds } s in the future: the clock was set back; set it right before you open the house
doctor-newest-failed = cannot be checked: { $problem }
doctor-descriptors = connections
doctor-descriptors-good = there is room for { $room }
doctor-descriptors-few = there is room for { $room } of the { $wanted } that are set: raise LimitNOFILE for whoever runs the house
doctor-port = port
doctor-port-any = any that is free
doctor-port-free = { $host } port { $port } is free for a house
doctor-port-open = a house is open at { $host } port { $port }
doctor-port-starting = the house at { $host } port { $port } is not ready: wait, then look at its log
doctor-port-failing = the house at { $host } port { $port } cannot store anything ({ $code }): look at its log
doctor-port-taken = another program has { $host } port { $port }: stop it, or choose another with --port
doctor-port-closed = { $host } port { $port } cannot be used: { $problem }. Choose others with --host and --port; ports below 1024 need extra rights
