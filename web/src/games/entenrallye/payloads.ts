// Made by `make schema` from the types that the game declares in Python: change those.

export type Phase = "throw" | "drive" | "buy" | "act" | "draw" | "give" | "keep" | "over";
export type Part =
  | "bonnet-5-3"
  | "bonnet-5-4"
  | "bonnet-5-5"
  | "bonnet-4-3"
  | "bonnet-4-4"
  | "bonnet-4-5"
  | "bonnet-3-3"
  | "bonnet-3-4"
  | "bonnet-3-5"
  | "bonnet-2-3"
  | "bonnet-2-4"
  | "bonnet-2-5"
  | "wings-5-3"
  | "wings-5-4"
  | "wings-5-5"
  | "wings-4-3"
  | "wings-4-4"
  | "wings-4-5"
  | "wings-3-3"
  | "wings-3-4"
  | "wings-3-5"
  | "wings-2-3"
  | "wings-2-4"
  | "wings-2-5"
  | "doors-5-3"
  | "doors-5-4"
  | "doors-5-5"
  | "doors-4-3"
  | "doors-4-4"
  | "doors-4-5"
  | "doors-3-3"
  | "doors-3-4"
  | "doors-3-5"
  | "doors-2-3"
  | "doors-2-4"
  | "doors-2-5"
  | "roof-5-3"
  | "roof-5-4"
  | "roof-5-5"
  | "roof-4-3"
  | "roof-4-4"
  | "roof-4-5"
  | "roof-3-3"
  | "roof-3-4"
  | "roof-3-5"
  | "roof-2-3"
  | "roof-2-4"
  | "roof-2-5";
export type Square =
  | "0"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "M1"
  | "14"
  | "15"
  | "16"
  | "17"
  | "18"
  | "19"
  | "20"
  | "21"
  | "22"
  | "23"
  | "24"
  | "25"
  | "26"
  | "27"
  | "M2"
  | "29"
  | "30"
  | "31"
  | "32"
  | "33"
  | "34"
  | "35"
  | "36"
  | "37"
  | "38"
  | "39"
  | "40"
  | "M3"
  | "42"
  | "43"
  | "44"
  | "45"
  | "46"
  | "47"
  | "48"
  | "49"
  | "50"
  | "51"
  | "52"
  | "53"
  | "54"
  | "55"
  | "56"
  | "M4"
  | "a1"
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "c1"
  | "d1"
  | "t1"
  | "t2"
  | "t3"
  | "TUV"
  | "TUV-0"
  | "TUV-1"
  | "TUV-2"
  | "TUV-3"
  | "TUV-4"
  | "TUV-5"
  | "TUV-6"
  | "TUV-7"
  | "TUV-8"
  | "TUV-9"
  | "TUV-10"
  | "TUV-11"
  | "TUV-12"
  | "TUV-13"
  | "TUV-14"
  | "TUV-15"
  | "TUV-16"
  | "TUV-17"
  | "TUV-18"
  | "TUV-19"
  | "TUV-20"
  | "u1"
  | "u2"
  | "ASU"
  | "ASU-0"
  | "ASU-1"
  | "ASU-2"
  | "ASU-3"
  | "ASU-4"
  | "ASU-5"
  | "ASU-6"
  | "ASU-7"
  | "ASU-8"
  | "ASU-9"
  | "ASU-10"
  | "ASU-11"
  | "ASU-12"
  | "ASU-13"
  | "ASU-14"
  | "ASU-15"
  | "ASU-16"
  | "ASU-17"
  | "ASU-18"
  | "ASU-19"
  | "ASU-20";
export type Inspection = "TUV" | "ASU";
export type Place = "meeting-1" | "meeting-2" | "meeting-3" | "meeting-4" | "TUV" | "ASU";
export type Way = "straight" | "turn";
export type Standing = "due" | "next" | "done" | "missed";
/**
 * A small action.
 */
export type Action =
  DriveAction | StealAction | ExchangeAction | GiveAction | FitAction | DoneAction | KeepAction | ReturnRestAction;
/**
 * A fact that happened.
 */
export type Event =
  | ThrewEvent
  | WaitedEvent
  | DroveEvent
  | MissedEvent
  | RepairedEvent
  | BoughtEvent
  | DrewEvent
  | StoleEvent
  | ExchangedEvent
  | TookEvent
  | HandedOverEvent
  | GaveEvent
  | FittedEvent
  | EndedEvent
  | ArrivedEvent
  | ScoredEvent
  | ReturnedEvent
  | PassedEvent
  | FailedEvent
  | TimeEvent
  | MonthOverEvent
  | TowedEvent
  | TowedBehindEvent
  | YearOverEvent
  | AllArrivedEvent
  | WonEvent;
/**
 * Names of squares, with > between them.
 */
export type Path = string;
export type Month =
  | "january"
  | "february"
  | "march"
  | "april"
  | "may"
  | "june"
  | "july"
  | "august"
  | "september"
  | "october"
  | "november"
  | "december";

/**
 * What Entenrallye writes.
 */
export interface Payloads {
  view: View;
  position: Position;
  action: Action;
  event: Event;
}
/**
 * What a seat is shown: the position as far as the seat knows it, and what follows from it.
 *
 * `active` is the seat whose turn it is, null when the game is over. `pile` is how many cards are
 * in the pile. While a car drives, `reach` are the landings and `ahead` the squares before it.
 * `part_price` is what a part costs, in pips (EN-R13). After scoring, `most_kept` is how many of
 * the face-down parts can stay: with so many the rest goes back by itself (EN-R32). `parts` is
 * how many parts a month has (EN-R26), `calendar` the places in the order of the year. `winners`
 * are there when the game is over (EN-R36).
 */
export interface View {
  seat: number;
  players: number;
  turn: number;
  phase: Phase;
  pips: number;
  arrived: boolean;
  traded: boolean;
  partner: number | null;
  received: Part | null;
  kept: Part | null;
  month: number;
  part: number;
  cars: ShownCar[];
  active: number | null;
  pile: number;
  reach: Landing[];
  ahead: Ahead[];
  part_price: number;
  most_kept: number;
  parts: number;
  calendar: Deadline[];
  winners: number[];
}
/**
 * A car as it is shown; of its hand only the parts that the seat knows.
 *
 * `colour` is a code letter. `defects` and `worth` are those of the fitted parts (EN-R18, EN-R31),
 * `worths` one by one, `points` the sum of the scores. `shortfall` is what an inspection would
 * find lacking (EN-R40). `towards` is the square that follows straight on. `needs` are for the
 * next meeting and the next inspection, in the order of the year.
 */
export interface ShownCar {
  square: Square;
  heading: ("in" | "out") | null;
  waiting: boolean;
  repair: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  scores: (number | null)[];
  /**
   * @maxItems 2
   */
  settled: Inspection[];
  /**
   * @maxItems 4
   */
  fitted: Part[];
  held: number;
  /**
   * @maxItems 48
   */
  hand: Part[];
  known_to: {
    [k: string]: number[];
  };
  colour: string;
  defects: number;
  worth: number;
  points: number;
  worths: number[];
  shortfall: number;
  towards: Square | null;
  needs: Need[];
}
/**
 * What a car needs for a place: squares by the shortest way (null where none leads there any
 * more), and for an inspection repair points.
 */
export interface Need {
  place: Place;
  month: number;
  squares: number | null;
  repair: number;
}
/**
 * Where a drive can end: by which way, with how many squares, on which square.
 *
 * `driven` are the squares until there; surplus is lost at a place (EN-R30). `towards` is the
 * square that follows straight on.
 */
export interface Landing {
  way: Way;
  squares: number;
  square: Square;
  driven: number;
  towards: Square | null;
  splits: Split[];
}
/**
 * How the pips that are not driven are spent: what is repaired, where the marker is then and
 * what an inspection would find lacking; and whether a part is bought.
 */
export interface Split {
  repair: number;
  part: boolean;
  marker: number;
  shortfall: number;
}
/**
 * The squares that follow by a way, as far as a throw can lead, whether allowed or not.
 */
export interface Ahead {
  way: Way;
  squares: Square[];
}
/**
 * A place of the year: where it is, its month and whether that is over (EN-R29, EN-A13), and
 * how the seat stands to it.
 */
export interface Deadline {
  place: Place;
  square: Square;
  month: number;
  over: boolean;
  standing: Standing;
}
/**
 * A position of Entenrallye.
 *
 * `turn` counts the turns finished so far, of all players together. `pips` is 0 before the throw.
 * Of this turn: whether a place was arrived at, whether a card was stolen or exchanged, from whom
 * one is drawn or to whom one is owed, which was received for it, and which is kept so far. Month
 * 0 is before the first step of time, 13 after the year. What lies in no hand and on no car is in
 * the pile.
 */
export interface Position {
  game?: "entenrallye";
  version?: number;
  players: number;
  options?: {
    sticker?: "off" | "required";
  };
  turn: number;
  phase: Phase;
  pips: number;
  arrived: boolean;
  traded: boolean;
  partner: number | null;
  received: Part | null;
  kept: Part | null;
  month: number;
  part: number;
  /**
   * @maxItems 6
   */
  cars: Car[];
}
/**
 * A car and its cards.
 *
 * `heading` says which way it drives in a dead end (EN-A24). `scores` are by meeting, null where
 * it was not reached; `settled` are the inspections that are due no more (EN-A16). `held` is how
 * many parts lie face down, `hand` which; `known_to` has the other seats that know one of them.
 */
export interface Car {
  square: Square;
  heading: ("in" | "out") | null;
  waiting: boolean;
  repair: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  scores: (number | null)[];
  /**
   * @maxItems 2
   */
  settled: Inspection[];
  /**
   * @maxItems 4
   */
  fitted: Part[];
  held: number;
  /**
   * @maxItems 48
   */
  hand: Part[];
  known_to: {
    [k: string]: number[];
  };
}
export interface DriveAction {
  type: "drive";
  way: Way;
  squares: number;
  repair: number;
  part: "no-part" | "part";
}
export interface StealAction {
  type: "steal";
  seat: number;
}
export interface ExchangeAction {
  type: "exchange";
  seat: number;
}
export interface GiveAction {
  type: "give";
  part: Part;
}
export interface FitAction {
  type: "fit";
  part: Part;
}
export interface DoneAction {
  type: "done";
}
export interface KeepAction {
  type: "keep";
  part: Part;
}
export interface ReturnRestAction {
  type: "return-rest";
}
export interface ThrewEvent {
  type: "threw";
  seat: number;
  pips: number;
}
export interface WaitedEvent {
  type: "waited";
  seat: number;
  meeting: number;
}
export interface DroveEvent {
  type: "drove";
  seat: number;
  squares: number;
  square: Square;
  path: Path;
}
export interface MissedEvent {
  type: "missed";
  seat: number;
  meeting: number;
}
export interface RepairedEvent {
  type: "repaired";
  seat: number;
  points: number;
  repair: number;
}
export interface BoughtEvent {
  type: "bought";
  seat: number;
}
export interface DrewEvent {
  type: "drew";
  seat: number;
  part: Part;
}
export interface StoleEvent {
  type: "stole";
  seat: number;
  victim: number;
}
export interface ExchangedEvent {
  type: "exchanged";
  seat: number;
  partner: number;
}
export interface TookEvent {
  type: "took";
  seat: number;
  victim: number;
  part: Part;
}
export interface HandedOverEvent {
  type: "handed-over";
  seat: number;
  partner: number;
}
export interface GaveEvent {
  type: "gave";
  seat: number;
  partner: number;
  part: Part;
}
export interface FittedEvent {
  type: "fitted";
  seat: number;
  part: Part;
  defects: number;
  worth: number;
}
export interface EndedEvent {
  type: "ended";
  seat: number;
}
export interface ArrivedEvent {
  type: "arrived";
  seat: number;
  meeting: number;
}
export interface ScoredEvent {
  type: "scored";
  seat: number;
  meeting: number;
  points: number;
}
export interface ReturnedEvent {
  type: "returned";
  seat: number;
  parts: number;
  kept: number;
}
export interface PassedEvent {
  type: "passed";
  seat: number;
  inspection: Inspection;
  defects: number;
  repair: number;
}
export interface FailedEvent {
  type: "failed";
  seat: number;
  inspection: Inspection;
  shortfall: number;
  square: Square;
}
export interface TimeEvent {
  type: "time";
  month: Month;
  part: number;
}
export interface MonthOverEvent {
  type: "month-over";
  month: Month;
}
export interface TowedEvent {
  type: "towed";
  seat: number;
  inspection: Inspection;
  repair: number;
  square: Square;
}
export interface TowedBehindEvent {
  type: "towed-behind";
  seat: number;
  inspection: Inspection;
  shortfall: number;
  square: Square;
}
export interface YearOverEvent {
  type: "year-over";
}
export interface AllArrivedEvent {
  type: "all-arrived";
}
export interface WonEvent {
  type: "won";
  seat: number;
  points: number;
}
