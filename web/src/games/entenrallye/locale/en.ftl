# What the board says by itself
drawn-back = A part, face down
drawn-repair = { $value } of 20 repair points
drawn-repair-preview = { $value } of 20 repair points; then { $preview }
drawn-time = { $month }, part { $part } of { $parts }
drawn-no-year = The year has not begun
drawn-year-over = The year is over
landscape = The road of the rally
drive-to = { $square }: { $drive }
or = {", or "}
all = Show the whole road
closer = Look closer
panel = Calendar and all cars
car-at = { $name }, { $car }: on { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
waiting = waits for the month of the meeting
seat-about = { points } · { $car }
points = { $points } { points-short }
points-short = { $points ->
    [one] pt
   *[other] pts
}
caption-needs = squares to go
caption-repair = repaired / defects
cars = All cars
car-of = { $name }, { $car }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $parts ->
    [0] no face-down part
    [one] { $parts } face-down part
   *[other] { $parts } face-down parts
}
look = Look at { $name }’s car
sheet = { $name } · { $car }
stands-on = On { $square }
scores = Meetings
total = Total
count = The count
meeting = Meeting { $number }
inspection-sign = Inspection
need = { $place }, by the end of { $month }: { $squares ->
    [-1] already passed
    [0] you are there
    [one] { $squares } square to go
   *[other] { $squares } squares to go
}{ $repair ->
    [0] {""}
    [one] , { $repair } repair point missing
   *[other] , { $repair } repair points missing
}
pile = { $parts ->
    [one] Pile: { $parts } part
   *[other] Pile: { $parts } parts
}
worth = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
}
defects = { $repair } of { $defects } defects repaired
defects-short = { $repair } of { $defects } needed
fitted = Parts on the { $car }
none-fitted = nothing
bare = bare: 3 defects
hand = Your face-down parts
no-hand = No parts in your hand
garage = Your car and your parts
dropped = You chose another drive: the parts you had fitted are back in your hand.
face-down = { $parts ->
    [0] No face-down parts
    [one] { $parts } face-down part
   *[other] { $parts } face-down parts
}
received = just received
throw = The throw
throw-yours = Your throw
throw-of = { $name }’s throw
die = The die shows { $pips }
die-in-the-air = The die is in the air
split = How many squares to drive
split-open = The rest repairs, or buys a part.
hint-drive = Touch a square on the road, or the number of pips to drive.
hint-wish = { $most ->
    [0] With this throw no part can be bought.
    [one] For a part, drive just one square.
   *[other] For a part, drive { $most } squares at most.
}
hint-act = Touch a part in your hand to fit it.
hint-trade = Choose whom to take a part from, or end the turn.
hint-none = None of your parts fits now.
hint-give = Touch the part you give.
hint-keep = Touch the parts you keep.
buys = part
buy-part = Buy a part (3)
way = Which way
way-straight = Straight on
way-turn = Turn off
trades = Other hands
steal = Steal from { $name }
exchange = Exchange with { $name }
steal-whom = Steal from:
exchange-whom = Exchange with:
end = End the turn
keep = { $kept ->
    [0] Return all
   *[other] { $parts ->
        [0] Keep { $kept }
       *[other] Keep { $kept }, return { $parts }
    }
}
watch = Your throw lies here when it is your turn.
watch-only = The current throw lies here.
keys-drive = ← → how far · W way · P part · Enter goes on
keys-act = 1–9 parts · Enter goes on · U takes back
keys-trade = T whom to take from, Enter takes · 1–9 parts · U takes back
prompt-drive = { $rest ->
    [none] You threw a { $pips }: choose a square.
    [repairs] You threw a { $pips }: choose a square; the rest repairs.
   *[buys] You threw a { $pips }: choose a square; the rest repairs or buys.
}
prompt-buy = Confirm: the card is drawn at once.
prompt-act = { $can ->
    [steal-fit] Steal a part, fit parts, or end the turn.
    [steal] Steal a part, or end the turn.
    [exchange-fit] Exchange a part, fit parts, or end the turn.
    [exchange] Exchange a part, or end the turn.
   *[fit] Fit parts from your hand, or end the turn.
}
prompt-give = Give { $name } one of your parts in return.
prompt-keep = Choose up to two face-down parts to keep.
scene-month = It is now
legend = Legend
legend-grey = Grey: after driving you may buy, repair and fit here
legend-brown = Brown: here you only drive
legend-meeting = A meeting, with its month: points for your parts
legend-inspection = TÜV or ASU, with its month: as many repair points as defects
legend-workshop = Workshop: where you land after a missed inspection
legend-behind = As many squares behind it as repair points are missing
legend-junction = A junction: straight on, or off (yellow)
legend-shortcut = A shortcut: fewer squares, many of them brown

# What things are good for, when they are pointed at, held or focused
explain-square = { $is ->
    [start] All cars start here.
    [meeting] Arrive by the end of { $month }: each fitted part gives its points, and 1 more in the colour of your car. Then the parts go back.
    [inspection] Arrive by the end of { $month } with as many repair points as your car has defects. No points, but whoever misses it lands in the workshop.
    [branch] A dead end: drive in to the inspection, and back over the same squares.
    [workshop] Cars that miss the inspection, or are not ready for it, are brought here and drive on from here.
    [behind] A car that lacks { $number } repair points at the inspection starts again from here.
    [junction] A junction: straight on, or off by the yellow arrow.
    [grey] Grey: when you stop here, spare pips buy a part (3) or repair, and you may fit parts.
   *[brown] Brown: to stop here you drive with all pips; nothing can be bought, repaired or fitted.
}
explain-standing = Here: { $names }.
explain-calendar = Each 6 that is thrown, and each arrival on time, moves the year on by a step; a month has as many steps as there are players.
explain-month = Nothing is due in this month.
explain-meeting-due = { $standing ->
    [done] You were there on time.
    [missed] Missed: you drive past without points.
   *[other] Be there by the end of the month: points for your fitted parts.
}
explain-inspection-due = { $standing ->
    [done] Passed.
    [failed] Not passed: your car was taken to the workshop, and no longer needs { $place }.
   *[other] Be there by the end of the month, with as many repair points as defects; otherwise you land in the workshop.
}
explain-repair = Repair points and defects: an inspection asks for as many repair points as the car has defects.
explain-car = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from meetings so far, { $parts ->
    [0] no part
    [one] { $parts } part
   *[other] { $parts } parts
} face down. Touch it to see the car up close.
explain-back = A part that only its owner knows. It can be stolen with a 1, or exchanged with a 2; fitted parts are safe.
explain-part = Fitted, it gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the next meeting, and 1 more on a car of its colour; it brings { $defects ->
    [one] { $defects } defect
   *[other] { $defects } defects
} in place of the 3 of the bare section.
explain-bare = A bare section has 3 defects and no points. Fit a part to it.
explain-worth = The points you would score at a meeting with the parts that are fitted now.
explain-track = Each pip spent on repair is one point, up to 20; an inspection takes as many as the car has defects.
explain-buying = A part costs 3 pips, when you stop on a grey square; only you see it.
explain-steal = With a 1 you take a face-down part, unseen.
explain-exchange = With a 2 you take a face-down part, unseen, and give one of yours.

# What the next throws may bring, where the table has advice
month-ends = { $month } ends before you drive again: { $same ->
    [yes] { $most }
   *[no] { $least } to { $most }
}
explain-month-ends = { $same ->
    [yes] Only the dice of the others decide it.
   *[no] { $least } by sixes alone; { $most } if all who can arrive somewhere do so.
}
reaches = { $place } with your next throw: { $chance }
explain-reaches = The chance that your next throw is enough to drive there, if you are still in time then.

# The first lesson: what to do, and what has happened then
lesson-1 = Be at the four meetings of the year on time, with good parts on your car: only there are points to win. You are Anna in the red 2CV and have thrown a 5, which you may split: some pips to drive and, on a grey square, 3 for a part and any number for repairs. Touch “Part”, which costs 3, then drive 2 squares.
lesson-1-done = Your car drives at least one square each turn. On brown squares there is nothing to buy, repair or fit: then all pips are driven.
lesson-2 = You have drawn a red roof with 5 points and 3 defects, and nobody else has seen it. Fit it to your car.
lesson-2-done = Your car has four sections, with room for one part each. The roof is red like your 2CV, so it counts 1 point more. It stays on until the next meeting.
lesson-3 = Ben has driven, and you have thrown a 5 again. Your car has 12 defects, and in April the TÜV asks for as many repair points. Drive 2 squares and repair 3.
lesson-3-done = Each pip is one repair point, up to 20. Watch the defects of your parts: each of them takes the place of the 3 of a bare section.
lesson-4 = You stand at a junction with a 6. By the main road it is six squares to square 10, by the shortcut through the forest only two. Turn off, drive 2 and repair 4.
lesson-4-done = Each 6 moves the calendar on by a step when the turn is over. A month has as many parts as there are players. When December is over, so is the rally.
lesson-5 = February is the month of the first meeting, 4 squares ahead. You have thrown a 5, and three red parts are fitted: drive all the way.
lesson-5-done = 5, 5 and 4 points, and 1 more for each red part. No exact throw is needed: the fifth pip is lost. You are on time, so the calendar has moved on, too. The fitted parts go back to the pile. If you come early, you wait for the month; if you come late, you drive past without points.
lesson-6 = With a 1 your car has driven one square, and now you may steal a face-down part. Steal one from Ben.
lesson-6-done = You take it unseen: a red bonnet, and you may fit it at once. Fitted parts are safe.
lesson-7 = With a 2 you may exchange: you take a face-down part and give one of your own. Your doors are poor, 2 points and 5 defects. Exchange with Ben.
lesson-7-done = What you get may be better or worse. On a grey square you may fit it at once, and as many parts as you like.
lesson-8 = In April you need the TÜV, at the end of a side road. You have 15 repair points for 12 defects. Turn off and drive 5, right to the TÜV.
lesson-8-done = The repair points are spent, and the parts stay on. In your next turn you drive back to the main road. In October the ASU asks for the same.
lesson-9 = The last part of October, and you have driven past the ASU. Your 6 ends the month: then your car is taken back to the workshop. Drive 2 and repair 4, so that the repair points cover your 13 defects.
lesson-9-done = It could have been worse: for each point that is missing, the car stands one square further behind the workshop, and no repair points are left.
lesson-10 = December, and the fourth meeting is 4 squares ahead. Ben is there already. You have thrown a 4: drive there.
lesson-10-done = Only points from meetings count, and you have 67 to Ben’s 56.

first-drive = Choose how far you drive. On a grey square you may stop early and use the rest of the throw; otherwise you drive all of it.
first-part = Your throw is enough for a part, which costs 3. The more good parts are fitted, the more a meeting is worth.
first-repair = What you do not drive becomes repair points. TÜV and ASU ask for as many as your car has defects.
first-fit = Fit your parts before the next meeting: only those on the car count, and 1 point more for each in your colour.
first-steal = A 1 lets you steal a face-down part, unseen. Parts on a car are safe.
first-exchange = A 2 lets you exchange: take a face-down part, and give one of your own.
first-keep = After a meeting you keep at most two face-down parts; the others go back to the pile.

# The second lesson
strategy-on-time = The last part of August
strategy-on-time-told = Meeting 3 is over with this month, and this throw reaches it: eight points now. Whoever repairs first is late, and wins 8 games in 100 instead of 37. What is due comes before what is missing.
strategy-inspection = Five repair points short
strategy-inspection-told = The TÜV is four squares away, and five repair points are missing. A grey square gives exactly these five, and on the road to the TÜV you are close enough for the next throw. A part instead leaves you short: repairing wins 55 games in 100, the part 40.
strategy-enough = Enough to win?
strategy-enough-told = Your opponent has finished with 42 points. You have 27, and your car brings 14 at the last meeting: 41, one too few. Being there a turn sooner is of no use; one more part helps, for it is only December, part 1: 42 games in 100 instead of 6. Before you hurry, count.
strategy-reach = December, part 2 of 2
strategy-reach-told = The year is nearly over, and it is nine squares to the last meeting. Driving all five pips leaves four squares, which every other throw reaches; repairing on the way leaves too many. 35 games in 100 instead of 16: count what the next throw must show.
strategy-wait = Fit it now?
strategy-wait-told = Nothing is fitted yet, and the last meeting is eleven squares away: there is time. A section that holds a part takes no better one, and what is in your hand can still be exchanged. Whoever waits wins 50 games in 100, whoever fits now 42.
