# Nenuphar
banner-hop = { $name }: choose one of the dice and hop.
banner-rest-or-throw = { $name }: rest here, or throw again. It falls in with { $risk } of 36 throws.
hopped = hopped in this turn: { $lengths }
risk = falls in with { $risk } of 36 throws
help =
    The first frog on the far bank wins. Each turn:
    1. Throw both dice, choose one, and hop as many leaves as it shows.
    2. Rest, or throw again. But no length twice: if a die shows a length that you have hopped in this turn, your frog falls in and swims back to where the turn began.
    A frog that you land on swims back to the last flower ({ "❀" }). On a flower everybody is safe.
