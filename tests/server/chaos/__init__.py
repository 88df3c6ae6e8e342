"""`make chaos`: people play while everything fails that can, and nothing they were told is lost.

- lines: frames get lost, come twice, late and in another order
- players: people who do not give up, some of them with two tabs; tally: what they were told
- controls: what is wrong at the moment, in a file that tests and houses share
- layer: under SQLite's files: full, read-only, slow; recording: what was done to them
- disk: what a recording says of the disk after a power cut; power: whether all is there then
- schema: that of tomorrow, for an upgrade in mid-game
- faketime: the clock of the machine, where libfaketime is installed
- house: a house with all that, in a process of its own
- stage: the houses of a run, their database and their clock
- faults: what is done to them
- checker: the histories of all clients beside the store, and every die
- scenes: the runs, on SQLite, on PostgreSQL, and with power cuts
"""
