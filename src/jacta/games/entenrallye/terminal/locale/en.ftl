# Entenrallye
months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
sections = B W D R
road = Road
hand = Hand
known = You know
pile = { $parts ->
    [one] { $parts } part in the pile
   *[other] { $parts } parts in the pile
}
before = The year has not begun
after = The year is over
part = { $month }, part { $part } of { $parts }
columns = square | rep/def | pts | settled | hidden | fitted: points/defects
banner-drive = { $name }, you threw a { $pips }: how far, which way, and what to do with the rest?
banner-act = { $name }: fit parts, trade with others, or end the turn.
banner-give = { $name }: which part do you give in return?
banner-keep = { $name }: which face-down parts do you keep? At most 2.
forced-drove = Only one drive was possible: no road to turn off, and nowhere to stop early and spend the rest.
forced-waited = Whoever waits at a meeting, or stands at the last one, throws but does not drive.
grey = grey
brown = brown
help =
    Whoever scores most at the four meetings wins. Each turn you throw one die:
    1. Drive at least one square. On a grey square you may stop early and spend the rest: 3 pips buy a part, unseen; each other pip is a repair point. Otherwise you drive the full number.
    2. On grey, fit parts to free sections of your car. With a 1 you may steal a face-down part, with a 2 exchange one.
    3. A 6 and an arrival each move the calendar on by one step.
    Reach a meeting by the end of its month and your fitted parts count: their points, and 1 more for each in your colour. Then they go back, and you keep at most 2 face-down parts.
    TÜV (April) and ASU (October) ask for as many repair points as your car has defects. Whoever does not come is towed to the workshop, and one square further behind it for each missing point.
    The road shows brown squares in ( ), grey ones in [ ]; { "╱" } is where a road turns off.
