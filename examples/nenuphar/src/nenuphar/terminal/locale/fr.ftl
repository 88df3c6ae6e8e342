# Nenuphar
banner-hop = { $name } : choisissez un des dés et sautez.
banner-rest-or-throw = { $name } : reposez-vous ici ou relancez. La grenouille tombe à l’eau dans { $risk } cas sur 36.
hopped = sauté pendant ce tour : { $lengths }
risk = tombe à l’eau dans { $risk } cas sur 36
help =
    La première grenouille sur l’autre rive gagne. À chaque tour :
    1. Lancez les deux dés, choisissez-en un et sautez d’autant de feuilles.
    2. Reposez-vous ou relancez. Mais jamais deux fois la même longueur : si un dé indique une longueur déjà sautée pendant ce tour, votre grenouille tombe à l’eau et revient là où le tour a commencé.
    Une grenouille sur laquelle vous arrivez revient à la dernière fleur ({ "❀" }). Sur une fleur, tout le monde est en sécurité.
