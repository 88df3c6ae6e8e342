action-play = Jouer le { $card }

event-surfaced = Une perle de { $pearl } remonte.
event-chose = { $seat } a choisi une carte.
event-showed = { $seat } montre le { $card }.
event-won = { $seat } prend la perle de { $pearl }.
event-sank = Personne ne prend la perle de { $pearl } : elle coule.

refusal-not-now = Vous ne pouvez pas jouer de carte maintenant.
refusal-card-used = Vous avez déjà joué le { $card }.
