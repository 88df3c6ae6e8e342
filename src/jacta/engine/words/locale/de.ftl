seat-name = Spieler { $number }
list-mark = {"; "}
# A row of a table, read out
table-row = { $head }: { $cells }
table-cell = { $column } { $cell }
# A chance
percent = { $number } %
percent-below = unter { $number } %
percent-above = über { $number } %
