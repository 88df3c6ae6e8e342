action-swap = Put the { $card } back and draw another card
action-stay = Keep both cards

event-put-back = { $seat } puts a card back.
event-drew = { $seat } draws a card.
event-saw = { $seat } has drawn the { $card }.
event-stayed = { $seat } keeps both cards.
event-showed = { $seat } shows the { $card }.

refusal-not-now = You cannot swap a card now.
refusal-not-in-hand = You do not hold the { $card }.

# The table as text
text-hand = Your cards: { $cards }
text-shown = { $seat }: { $cards }
text-held = { $value ->
    [0] { $seat }: no card yet
    [one] { $seat }: { $value } card
   *[other] { $seat }: { $value } cards
}
