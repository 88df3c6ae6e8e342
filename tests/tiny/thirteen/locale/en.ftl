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
text-hand = { $cards ->
    [none] { $held ->
        [0] { $seat }: no card yet
        [one] { $seat }: { $held } card
       *[other] { $seat }: { $held } cards
    }
   *[other] { $seat }: { $cards }
}
