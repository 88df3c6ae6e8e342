seat-name = Player { $number }
list-mark = {"; "}
# A row of a table, read out
table-row = { $head }: { $cells }
table-cell = { $column } { $cell }
# A chance
percent = { $number }%
percent-below = below { $number }%
percent-above = above { $number }%
