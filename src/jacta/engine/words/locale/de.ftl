seat-name = Spieler { $number }
list-mark = {"; "}
