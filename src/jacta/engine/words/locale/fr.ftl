seat-name = Joueur { $number }
list-mark = {" ; "}
# A row of a table, read out
table-row = { $head } : { $cells }
table-cell = { $column } { $cell }
# A chance
percent = { $number } %
percent-below = moins de { $number } %
percent-above = plus de { $number } %
