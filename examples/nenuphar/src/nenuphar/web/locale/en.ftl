# The board
pond = The pond
frog-at = { $name }: { $place }
hop-to = Hop { $length }, to { $place }
hop-push = Hop { $length }, to { $place }: { $name } falls in

# The hand
dice-yours = Your dice
dice-of = The dice of { $name }
dice-none = a die, not thrown yet
lengths = Lengths in this turn
length-free = { $length }, not hopped yet
length-hopped = { $length }, hopped already
throw-again = Throw again
rest-here = Rest here
confirm = Confirm
take-back = Take back
risk = With { $risk } of 36 throws your frog would fall in.
keys = Touch a die or its leaf. Keys: 1 to 6.
watch = Your turn comes soon.
watch-only = You are watching.

# The banner
prompt-throw = The dice are rolling.
prompt-hop = Choose one of the dice and hop.
prompt-rest-or-throw = Rest here, or throw again? No length twice!
prompt-confirm = Confirm your hop.

# The first lesson: what to do, and what has happened then
lesson-1 = You are Ada, and your frog is on leaf 3. The dice show 4 and 5, and you hop one of them. Choose the 5: it leads to a flower.
lesson-1-done = On a flower nobody can push you into the water.
lesson-2 = You may rest now, or throw again. But never the same length twice in a turn: with a 5 you would fall in and swim back to leaf 3. Throw again!
lesson-2-done = The dice roll.
lesson-3 = A 2 and a 6: no 5. Ben’s frog is on leaf 10, two leaves ahead. Land on it!
lesson-3-done = Whoever is pushed in swims back to the last flower before the leaf.
lesson-4 = You have hopped 5 and 2. A 5 or a 2 is in 20 of 36 throws: better rest now.
lesson-4-done = Your frog stays on leaf 10, and it is Ben’s turn.
lesson-5 = The far bank is close. Any hop that leads to it or beyond will do: hop 6.
lesson-5-done = You are across the pond, and have won.
