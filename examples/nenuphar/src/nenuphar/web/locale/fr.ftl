# Le plateau
pond = L’étang
frog-at = { $name } : { $place }
hop-to = Un bond de { $length }, vers { $place }
hop-push = Un bond de { $length }, vers { $place } : { $name } tombe à l’eau

# La main
dice-yours = Vos dés
dice-of = Dés { OF($name) }
dice-none = un dé, pas encore lancé
lengths = Longueurs de ce tour
length-free = { $length }, pas encore sauté
length-hopped = { $length }, déjà sauté
throw-again = Relancer
rest-here = Se reposer ici
confirm = Confirmer
take-back = Annuler
risk = Votre grenouille tomberait à l’eau dans { $risk } cas sur 36.
keys = Touchez un dé ou sa feuille. Touches : 1 à 6.
watch = Ce sera bientôt votre tour.
watch-only = Vous regardez.

# La bannière
prompt-throw = Les dés roulent.
prompt-hop = Choisissez un des dés et sautez.
prompt-rest-or-throw = Se reposer ici, ou relancer ? Jamais deux fois la même longueur !
prompt-confirm = Confirmez votre bond.

# La première leçon : ce qu’il faut faire, et ce qui s’est passé alors
lesson-1 = Vous êtes Ada, et votre grenouille est sur la feuille 3. Les dés indiquent 4 et 5, et vous sautez l’un des deux. Choisissez le 5 : il mène à une fleur.
lesson-1-done = Sur une fleur, personne ne peut vous pousser à l’eau.
lesson-2 = Vous pouvez vous reposer, ou relancer. Mais jamais deux fois la même longueur dans un tour : avec un 5, vous tomberiez à l’eau et reviendriez à la feuille 3. Relancez !
lesson-2-done = Les dés roulent.
lesson-3 = Un 2 et un 6 : pas de 5. La grenouille de Ben est sur la feuille 10, deux feuilles plus loin. Sautez dessus !
lesson-3-done = Qui tombe à l’eau revient à la nage à la dernière fleur avant la feuille.
lesson-4 = Vous avez sauté 5 et 2. Un 5 ou un 2 sort dans 20 lancers sur 36 : mieux vaut se reposer.
lesson-4-done = Votre grenouille reste sur la feuille 10, et c’est le tour de Ben.
lesson-5 = L’autre rive est proche. Tout bond qui l’atteint ou la dépasse suffit : sautez 6.
lesson-5-done = Vous avez traversé l’étang et gagné.
