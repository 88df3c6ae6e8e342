// What the board says by itself, mostly in the words of the game.

import type { SeatInfo } from "../../board/interface.ts";
import { monthName, squareName } from "./art/words.ts";
import type { Drive } from "./drives.ts";
import type { Inspection, Need, Place, ShownCar } from "./payloads.ts";
import { say } from "./say.ts";

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

/** Such as “red 2CV”. */
export function carName(colour: string): string {
  return say("car", { colour });
}

export function isInspection(place: Place): place is Inspection {
  return place === "TUV" || place === "ASU";
}

/** Such as “meeting 2” or “the TÜV”. */
export function placeName(place: Place): string {
  return isInspection(place) ? say("inspection", { value: place }) : say("meeting", { number: place.slice(-1) });
}

/** What a car needs for its next place, in one sentence. */
export function needText({ place, month, squares, repair }: Need): string {
  return say("need", { place: placeName(place), month: monthName(month), squares: squares ?? -1, repair });
}

/** A car on the road with all that is to be known of it. */
export function carText(car: ShownCar, name: string): string {
  const told = say("car-at", { name, car: carName(car.colour), square: squareName({ name: car.square }), points: car.points });
  return car.waiting ? `${told}, ${say("waiting")}` : told;
}

/** Such as “Drive 2, buy a part, repair 1”, in the words of the house. */
export function driveText({ way, squares, repair, part }: Drive): string {
  return say("action-drive", { way, squares, repair, part: part ? "part" : "no-part" });
}
