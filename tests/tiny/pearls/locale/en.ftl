action-play = Play the { $card }

event-surfaced = A pearl worth { $pearl } comes up.
event-chose = { $seat } has chosen a card.
event-showed = { $seat } shows the { $card }.
event-won = { $seat } takes the pearl worth { $pearl }.
event-sank = Nobody takes the pearl worth { $pearl }: it sinks.

refusal-not-now = You cannot play a card now.
refusal-card-used = You have played the { $card } already.

# The table as text
field-turn = { $value ->
    [5] All five rounds are over.
   *[other] Rounds played: { $value } of 5
}
field-pearl = { $value ->
    [0] The first pearl is about to come up.
   *[other] Pearl: worth { $value }
}
field-cards-of = { $value ->
    [0] { $seat }: no card yet
    [7] { $seat }: a card, face down
   *[other] { $seat }: played the { $value }
}
field-points-of = { $value ->
    [one] { $seat }: { $value } point
   *[other] { $seat }: { $value } points
}
