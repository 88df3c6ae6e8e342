# Nenuphar
banner-hop = { $name }: Wähle einen der Würfel und spring.
banner-rest-or-throw = { $name }: Raste hier, oder wirf noch einmal. Bei { $risk } von 36 Würfen fällt der Frosch ins Wasser.
hopped = in diesem Zug gesprungen: { $lengths }
risk = fällt bei { $risk } von 36 Würfen ins Wasser
help =
    Der erste Frosch am anderen Ufer gewinnt. In jedem Zug:
    1. Wirf beide Würfel, wähle einen und spring so viele Blätter weit.
    2. Raste, oder wirf noch einmal. Aber keine Weite zweimal: Zeigt ein Würfel eine Weite, die du in diesem Zug schon gesprungen bist, so fällt dein Frosch ins Wasser und schwimmt dorthin zurück, wo der Zug begann.
    Ein Frosch, auf dem du landest, schwimmt zur letzten Blüte ({ "❀" }) zurück. Auf einer Blüte sind alle sicher.
