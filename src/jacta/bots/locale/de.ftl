# The characters of the ladder, the same in all games, wherever one meets them
character-gentle = Lili
character-club = Emil
character-strong = Nora
character-master = Octavia
bot-gentle = sanft
bot-club = Klubspieler
bot-strong = stark
bot-master = Meisterin
bot-gentle-line = Lili spielt zum Spaß und übersieht ab und zu etwas.
bot-club-line = Emil kennt das Spiel und macht selten grobe Fehler.
bot-strong-line = Nora wägt jeden Zug ab und irrt sich wenig.
bot-master-line = Octavia holt aus jedem Wurf das Beste heraus.
bot-of-level = { $name } ({ $level })
thinks-at-once = Antwortet sofort.
thinks = Denkt je Zug etwa { $seconds } s nach.
