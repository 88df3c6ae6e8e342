# Cars, parts and squares
colour = { $value ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
    [W] white
   *[K] black
}
letter = { $value ->
    [R] R
    [B] B
    [Y] Y
    [G] G
    [W] W
   *[K] K
}
car = { $colour ->
    [R] red 2CV
    [B] blue 2CV
    [Y] yellow 2CV
    [G] green 2CV
    [W] white 2CV
   *[K] black 2CV
}
section = { $value ->
    [bonnet] bonnet
    [wings] wings
    [doors] doors
   *[roof] roof
}
part = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
    [W] white
   *[K] black
} { $section ->
    [bonnet] bonnet
    [wings] wings
    [doors] doors
   *[roof] roof
} ({ $points } points, { $defects } defects)
place = { $kind ->
    [start] start
    [road] square { $number }
    [meeting] meeting { $number }
    [TUV] TÜV
    [ASU] ASU
    [TUV-branch] square { $number } of the road to the TÜV
    [ASU-branch] square { $number } of the road to the ASU
    [TUV-workshop] TÜV workshop
    [ASU-workshop] ASU workshop
    [TUV-behind] square −{ $number } behind the TÜV workshop
    [ASU-behind] square −{ $number } behind the ASU workshop
    [TUV-lane] square { $number } of the way out of the TÜV workshop
    [ASU-lane] square { $number } of the way out of the ASU workshop
   *[shortcut] square { $number } of the shortcut { $letter ->
        [a] through the forest
        [b] over the ford
        [c] past the vineyard
       *[d] through the old town
    }
}
square = { $kind ->
    [start] the { place }
    [TUV] the { place }
    [ASU] the { place }
    [TUV-workshop] the { place }
    [ASU-workshop] the { place }
   *[other] { place }
}
inspection = { $value ->
    [TUV] TÜV
   *[ASU] ASU
}
month = { $value ->
    [january] January
    [february] February
    [march] March
    [april] April
    [may] May
    [june] June
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
}

# Options
option-sticker = Do meetings require the inspection sticker?
option-sticker-off = no
option-sticker-required = yes: meetings 2 and 3 for the TÜV, meeting 4 for the ASU

# Actions
action-drive = Drive { $squares }{ $way ->
    [straight] {""}
   *[turn] , turning off
}{ $part ->
    [part] , buy a part
   *[no-part] {""}
}{ $repair ->
    [0] {""}
   *[other] , repair { $repair }
}
action-steal = Steal a part from { $seat }
action-exchange = Exchange a part with { $seat }
action-give = Give the { $part }
action-fit = Fit the { $part }
action-done = End the turn
action-keep = Keep the { $part }
action-return-rest = Return all other parts

# Events
event-threw = { $seat } throws a { $pips }.
event-waited = { $meeting ->
    [4] { $seat } is at the fourth meeting and stays there.
   *[other] { $seat } waits at meeting { $meeting }.
}
event-drove = { $squares ->
    [one] { $seat } drives { $squares } square, to { $square }.
   *[other] { $seat } drives { $squares } squares, to { $square }.
}
event-missed = { $meeting ->
    [4] { $seat } comes to meeting 4, but is not scored.
   *[other] { $seat } passes meeting { $meeting } without stopping.
}
event-repaired = { $points ->
    [one] { $seat } repairs { $points } point and now has { $repair }.
   *[other] { $seat } repairs { $points } points and now has { $repair }.
}
event-bought = { $seat } buys a part.
event-drew = { $seat } draws the { $part }.
event-stole = { $seat } steals a part from { $victim }.
event-exchanged = { $seat } exchanges a part with { $partner }.
event-took = { $seat } takes the { $part } from { $victim }.
event-handed-over = { $seat } gives { $partner } a part in return.
event-gave = { $seat } gives { $partner } the { $part }.
event-fitted = { $seat } fits the { $part } and now has { $defects } defects.
event-ended = { $seat } ends the turn.
event-arrived = { $seat } arrives at meeting { $meeting }.
event-scored = { $points ->
    [one] { $seat } scores { $points } point at meeting { $meeting }.
   *[other] { $seat } scores { $points } points at meeting { $meeting }.
}
event-returned = { $parts ->
    [0] { $kept ->
        [one] { $seat } keeps the face-down part.
       *[other] { $seat } keeps both face-down parts.
    }
    [one] { $kept ->
        [0] { $seat } returns the face-down part.
       *[other] { $seat } keeps { $kept } face down and returns { $parts } part.
    }
   *[other] { $kept ->
        [0] { $seat } returns all { $parts } face-down parts.
       *[other] { $seat } keeps { $kept } face down and returns { $parts } parts.
    }
}
event-passed = { $repair ->
    [one] { $seat } passes the { $inspection } with { $defects } defects; { $repair } repair point is left.
   *[other] { $seat } passes the { $inspection } with { $defects } defects; { $repair } repair points are left.
}
event-failed = { $shortfall ->
    [one] { $seat } fails the { $inspection }: { $shortfall } repair point is missing. The car goes to square −{ $shortfall } behind the workshop.
   *[other] { $seat } fails the { $inspection }: { $shortfall } repair points are missing. The car goes to square −{ $shortfall } behind the workshop.
}
event-time = It is { $month }, part { $part }.
event-month-over = { $month } is over.
event-towed = { $repair ->
    [one] { $seat } missed the { $inspection } and goes to the workshop; { $repair } repair point is left.
   *[other] { $seat } missed the { $inspection } and goes to the workshop; { $repair } repair points are left.
}
event-towed-behind = { $shortfall ->
    [one] { $seat } missed the { $inspection } with { $shortfall } repair point missing, and goes to square −{ $shortfall } behind the workshop.
   *[other] { $seat } missed the { $inspection } with { $shortfall } repair points missing, and goes to square −{ $shortfall } behind the workshop.
}
event-year-over = The year is over, and so is the rally.
event-all-arrived = All cars have reached the fourth meeting: the rally is over.
event-won = { $points ->
    [one] { $seat } wins with { $points } point!
   *[other] { $seat } wins with { $points } points!
}

# Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-die-in-the-air = The die is still rolling.
refusal-card-in-the-air = A card is being drawn.
refusal-drive-first = Drive first; the special actions come after that.
refusal-driven-already = You have already driven this turn.
refusal-more-than-thrown = That is more than you have thrown.
refusal-pips-left = Pips are not forfeited: drive the full number, or spend the rest on a part and repairs.
refusal-no-junction = No road turns off within so many squares.
refusal-branch-closed = Your inspection is settled: you may not turn off there.
refusal-split-at-a-place = You arrive at a place: the turn has no special action, and you drive the full number.
refusal-split-on-brown = You would land on a brown square: special actions are for grey ones.
refusal-repair-full = The repair track ends at 20.
refusal-pile-empty = The pile is empty: there is no part to buy.
refusal-steal-with-a-one = You can steal only with a 1.
refusal-exchange-with-a-two = You can exchange only with a 2.
refusal-traded-already = You have already taken a card this turn.
refusal-no-such-player = Choose another player at this table.
refusal-nothing-to-take = { $seat } has no face-down part.
refusal-not-in-hand = You do not hold the { $part }.
refusal-section-taken = This section of your car has a part already: the { $part } does not fit.
refusal-give-first = First give a part for the one you took.
refusal-nothing-owed = You owe nobody a part.
refusal-just-received = Give one of the parts you held before, not the { $part }.
refusal-keep-first = First choose which face-down parts you keep.
refusal-not-at-a-meeting = Parts are kept or returned only after a meeting has been scored.
refusal-kept-already = You keep the { $part } already.

# The table as text
text-throw = { $seat } throws the die.
text-drive = { $seat } has thrown a { $pips } and chooses how far to drive. On a grey square, pips that are not driven buy a part (3 pips) or repair (1 pip a point).
text-buy = { $seat } buys a part.
text-act = { $seat } has thrown a { $pips } and may fit parts or act, or end the turn.
text-draw = { $seat } draws a card from another player.
text-give = { $seat } owes a part for an exchange.
text-keep = { $seat } chooses which face-down parts to keep: at most 2.
text-over = The rally is over.
text-before-january = The year has not begun.
text-year-over = The year is over.
text-calendar = It is { $month }, part { $part } of { $parts }.
text-pile = { $parts ->
    [one] { $parts } part in the pile.
   *[other] { $parts } parts in the pile.
}
text-score = { $points } at meeting { $meeting }
text-waiting = waits for the month of the meeting
text-fitted = fitted: { $parts } · { $worth } points at a meeting
text-hand = in your hand: { $parts }
text-known = holds, as you know: { $parts }
text-open = face down: { $parts }
text-hidden = face down: { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
text-landing = { $way ->
    [straight] Straight on
   *[turn] Turning off
}, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}: { $place }, { $ground ->
    [brown] brown
   *[grey] grey
}
text-cars = Cars
text-car = Car
text-driver = { $seat }, { $car }
text-where = Where
text-next = Next
text-repair = Repair points
text-defects = Defects
text-settled = Inspections settled
text-inspected = { $how ->
    [failed] { $inspection } (not passed)
   *[passed] { $inspection }
}
text-points = Points
text-need = { $squares ->
    [-1] { $place }, behind this car
    [one] { $squares } square before { $square }
   *[other] { $squares } squares before { $square }
}, due in { $month }{ $repair ->
    [0] {""}
    [one] , { $repair } repair point missing
   *[other] , { $repair } repair points missing
}
text-parts = Parts
text-of-seat = { $seat }, { $text }
text-year = The year
text-place = Place
text-month = Month
text-standing-head = How it stands
text-standing = { $standing ->
    [next] next
    [done] done
    [missed] missed
    [failed] not passed
    [over] over
   *[due] due
}

# What the next throws may bring
odds = Odds until you drive again
odds-month = { $month } ends before that: { $chance }
odds-place = Your next throw reaches { $place }: { $chance }
odds-span = { $least } to { $most }
odds-landing-head = Drive
odds-landing = { $way ->
    [straight] Straight on
   *[turn] Turning off
}, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
odds-month-head = end of { $month }
odds-place-head = the next throw reaches

# Why the master would do something
hint-scores = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
}
hint-repairs = repairs for the inspection
hint-worth = { $points ->
    [one] makes the car worth { $points } point more
   *[other] makes the car worth { $points } points more
}
hint-part = brings a part
hint-near = comes close to what is due
hint-reaches = reaches what is due with the next throw ({ $percent }%)

# On the shelf
about = Drive your 2CV through the year, collect parts, and be at the meetings on time.
daily = Daily rally
margin = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
bot-planner = strong

# What a page may tell in time, where the table allows advice
advice = the odds of time and of the next throw
