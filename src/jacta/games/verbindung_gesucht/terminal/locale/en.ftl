# Verbindung gesucht
banner-place = { $name }: place up to two dice, or end the turn.
banner-owed = { $count ->
    [one] { $name }: a white cross must be placed.
   *[other] { $name }: two white crosses must be placed.
}
prompt = Die and cell, such as { $example }
sides = n e s w
die = { $name }: { $places }
announce = Announce the link: put ! in front
nowhere = cannot be placed
never = not for your colour
forced-stuck = None of these dice can be placed: no cell takes them, or they are not for your colour.
linked = { $count } bases linked
help =
    Link your four bases (red { "◆" }, black { "◇" }), one on each side, by a single network before your opponent does. Each turn:
    1. Three dice are thrown; Red throws only two in each of the first two turns.
    2. Place up to two of them. Every white cross must be placed (of three, only two). Red places red crosses, curves, red bridges and white crosses; Black the same in black.
    3. Each die continues a path of your own, or lies at your base; a red end never meets a black one.
    Heavy lines are red, light ones black, double ones are shared. The path below a bridge is cut.
    If a base is cut off from the others for good, the die nearest to it turns into a white cross.
    After a cell come the sides that the red path of a curve joins, or the upper path of a bridge: n, e, s, w.
    Beware: whoever completes the opponent’s network, or both at once, has lost.
