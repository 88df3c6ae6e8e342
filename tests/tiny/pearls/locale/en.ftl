action-play = Play the { $card }

event-surfaced = A pearl worth { $pearl } comes up.
event-chose = { $seat } has chosen a card.
event-showed = { $seat } shows the { $card }.
event-won = { $seat } takes the pearl worth { $pearl }.
event-sank = Nobody takes the pearl worth { $pearl }: it sinks.

refusal-not-now = You cannot play a card now.
refusal-card-used = You have played the { $card } already.
