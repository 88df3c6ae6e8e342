seat-name = Player { $number }
list-mark = {"; "}
