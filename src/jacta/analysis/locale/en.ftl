# What a reckoning of a game says at its end, and of its decisions
swing-lost-you = Turn { $turn } cost you the game: { $before }% → { $after }%.
swing-lost = Turn { $turn } cost { $name } the game: { $before }% → { $after }%.
swing-won-you = Turn { $turn } won you the game: { $before }% → { $after }%.
swing-won = Turn { $turn } won { $name } the game: { $before }% → { $after }%.
rank-word = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
without-luck-you = Without luck you would have been { $rank }.
without-luck = Without luck { $name } would have been { $rank }.
without-luck-too-you = You would have been { $rank } without luck, too.
without-luck-too = { $name } would have been { $rank } without luck, too.
unclear-you = How you would have done without luck is too close to call.
unclear = How { $name } would have done without luck is too close to call.
alone-you = Of your { $result } points, luck brought { $luck }; your decisions cost { $cost }.
alone = Of the { $result } points, luck brought { $luck }; decisions cost { $cost }.
choice = Turn { $turn }, { $name }: “{ $made }”. Better: “{ $best }” ({ $before }% instead of { $after }%).
choice-alone = Turn { $turn }: “{ $made }”. Better: “{ $best }” ({ $cost } points more).
part-expected = expected
part-luck = luck
part-own = own decisions
part-others = decisions of others
part-revision = judged anew
part-result = result
chances-title = Chances to win
chances-line = { $name }: { $before }% at the start, { $after }% at the end
points-line = { $name }: { $before } points expected at the start, { $after } at the end
parts-title = Luck and skill
parts-how = From what was expected to the result: 1 is better than everybody, −1 worse than everybody.
parts-how-alone = From the points that were expected to those that were reached.
parts-error = The judgement may be off by { $doubt }.
choices-title = What cost most
choices-none = No decision cost much.
unfinished = This game was broken off: the result is what was expected then.
rewind-better = “{ $action }” would have been better: { $what }.
rewind-worse = “{ $action }” would have been worse: { $what }.
rewind-open = After { $futures } futures neither is clearly better: { $what }.
rewind-wins = { $name } wins { $after }% of the futures instead of { $before }%
rewind-ahead = on average { $name } leaves { $after }% of the others behind instead of { $before }%
rewind-points = { $after } points on average instead of { $before }
rewind-for-it = In its favour: { $why }.
rewind-for-done = In favour of what was done: { $why }.
rewind-both = { $one } and { $two }
rewind-done = what was done
rewind-tried = what is tried
