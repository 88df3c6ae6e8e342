# The characters of the ladder, the same in all games, wherever one meets them
character-gentle = Lili
character-club = Emil
character-strong = Nora
character-master = Octavia
bot-gentle = gentle
bot-club = club player
bot-strong = strong
bot-master = master
bot-gentle-line = Lili plays for fun, and lets something slip now and then.
bot-club-line = Emil knows the game, and seldom errs by much.
bot-strong-line = Nora weighs every move, and errs little.
bot-master-line = Octavia makes the most of every throw.
bot-of-level = { $name } ({ $level })
thinks-at-once = Answers at once.
thinks = Thinks for about { $seconds } s a move.
