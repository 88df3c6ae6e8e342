// Made by `make schema` from the types that the game declares in Python: change those.

export type Phase = "throw" | "decide" | "rethrow" | "enter" | "over";
export type Town =
  | "A"
  | "B"
  | "C"
  | "D"
  | "E"
  | "F"
  | "G"
  | "H"
  | "I"
  | "J"
  | "K"
  | "L"
  | "M"
  | "N"
  | "O"
  | "P"
  | "Q"
  | "R"
  | "S"
  | "T"
  | "U"
  | "V"
  | "W"
  | "X"
  | "Y";
/**
 * A small action.
 */
export type Action = KeepAction | RerollAction | WriteAction | StrikeAction;
export type TwoDice = "RG" | "RB" | "RY" | "GR" | "GB" | "GY" | "BR" | "BG" | "BY" | "YR" | "YG" | "YB";
/**
 * A fact that happened.
 */
export type Event =
  | ThrewEvent
  | KeptEvent
  | RerolledEvent
  | RethrewEvent
  | EnteredEvent
  | DoubledEvent
  | WroteEvent
  | EarnedBonusEvent
  | StruckEvent
  | CompletedTensEvent
  | CountedBonusesEvent
  | CountedStrikesEvent
  | CountedRouteEvent
  | CountedSeriesEvent
  | CountedZonesEvent
  | CountedTensEvent
  | ScoredEvent
  | WonEvent;
export type Colour = "R" | "G" | "B" | "Y";
export type StripNumber =
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 31
  | 32
  | 33
  | 34
  | 35
  | 36
  | 41
  | 42
  | 43
  | 44
  | 45
  | 46
  | 51
  | 52
  | 53
  | 54
  | 55
  | 56
  | 61
  | 62
  | 63
  | 64
  | 65
  | 66;
export type Why = "equal" | "colour";

/**
 * What Dice Trip writes.
 */
export interface Payloads {
  view: View;
  position: Position;
  action: Action;
  event: Event;
}
/**
 * What a seat is shown: all of the position but the entries of others, and what follows.
 *
 * `thrower` is the seat that throws in this turn (DT-R2). `wanted` is how many entries everybody
 * makes in it: two, one in the last (DT-R11). `makes` has the number that two of the dice make, by
 * their colours, tens then ones (DT-R3). `forced` is the town of the own last entry where it was
 * struck by itself, because no number could be written.
 */
export interface View {
  seat: number;
  players: number;
  turn: number;
  phase: Phase;
  /**
   * @maxItems 4
   */
  dice: number[];
  /**
   * @maxItems 4
   */
  waiting: number[];
  /**
   * @maxItems 4
   */
  entries: string[][];
  sheets: Page[];
  scores: Score[];
  thrower: number;
  wanted: number;
  makes: {
    [k: string]: number;
  };
  forced: Town | null;
}
/**
 * A sheet as it is shown: `filled` is `numbers` with the entries of this turn that one sees.
 */
export interface Page {
  /**
   * @minItems 25
   * @maxItems 25
   */
  numbers: number[];
  /**
   * @maxItems 25
   */
  bonus: Town[];
  reroll: boolean;
  double: boolean;
  tens: number;
  /**
   * @minItems 25
   * @maxItems 25
   */
  filled: number[];
}
/**
 * The points of a sheet, line by line, with the entries of this turn that one sees.
 *
 * `route` and `series` are the towns of the longest ones, in the order of their numbers; `clean`
 * are the zones without a struck town, by their place on the map.
 */
export interface Score {
  bonus: number;
  struck: number;
  /**
   * @maxItems 25
   */
  route: Town[];
  /**
   * @maxItems 25
   */
  series: Town[];
  series_points: number;
  clean: number[];
  zone_points: number;
  tens: number;
  total: number;
}
/**
 * A position of Dice Trip.
 *
 * `dice` show pips in the order red, green, blue, yellow, with 0 for one in the air; there are
 * none where no dice lie. `waiting` are the seats that are still to enter, `entries` by seat the
 * entries of this turn in notation, which stand on no sheet yet (DT-A14).
 */
export interface Position {
  game?: "dice-trip";
  version?: number;
  board?: "france" | "sud-bourgogne";
  players: number;
  options?: {
    tens?: "no" | "yes";
  };
  turn: number;
  phase: Phase;
  /**
   * @maxItems 4
   */
  dice: number[];
  /**
   * @maxItems 4
   */
  waiting: number[];
  /**
   * @maxItems 4
   */
  entries: string[][];
  /**
   * @maxItems 4
   */
  sheets: Sheet[];
}
/**
 * The sheet of a seat.
 *
 * `numbers` has by town what stands there: 0 for nothing, −1 for a struck town. `bonus` are the
 * towns with one. `reroll` and `double` say that the power is not used yet; `tens` are the points
 * of the option of that name (DT-R27).
 */
export interface Sheet {
  /**
   * @minItems 25
   * @maxItems 25
   */
  numbers: number[];
  /**
   * @maxItems 25
   */
  bonus: Town[];
  reroll: boolean;
  double: boolean;
  tens: number;
}
export interface KeepAction {
  type: "keep";
}
export interface RerollAction {
  type: "reroll";
  dice: "R" | "G" | "RG" | "B" | "RB" | "GB" | "RGB" | "Y" | "RY" | "GY" | "RGY" | "BY" | "RBY" | "GBY" | "RGBY";
}
export interface WriteAction {
  type: "write";
  dice: TwoDice;
  town: Town;
}
export interface StrikeAction {
  type: "strike";
  town: Town;
}
export interface ThrewEvent {
  type: "threw";
  seat: number;
  red: number;
  green: number;
  blue: number;
  yellow: number;
}
export interface KeptEvent {
  type: "kept";
  seat: number;
}
export interface RerolledEvent {
  type: "rerolled";
  seat: number;
  dice: "R" | "G" | "RG" | "B" | "RB" | "GB" | "RGB" | "Y" | "RY" | "GY" | "RGY" | "BY" | "RBY" | "GBY" | "RGBY";
}
export interface RethrewEvent {
  type: "rethrew";
  seat: number;
  red: number;
  green: number;
  blue: number;
  yellow: number;
}
export interface EnteredEvent {
  type: "entered";
  seat: number;
}
export interface DoubledEvent {
  type: "doubled";
  seat: number;
  colour: Colour;
}
export interface WroteEvent {
  type: "wrote";
  seat: number;
  number: StripNumber;
  town: Town;
  dice: TwoDice;
}
export interface EarnedBonusEvent {
  type: "earned-bonus";
  seat: number;
  town: Town;
  why: Why;
}
export interface StruckEvent {
  type: "struck";
  seat: number;
  town: Town;
}
export interface CompletedTensEvent {
  type: "completed-tens";
  seat: number;
  points: number;
}
export interface CountedBonusesEvent {
  type: "counted-bonuses";
  seat: number;
  points: number;
}
export interface CountedStrikesEvent {
  type: "counted-strikes";
  seat: number;
  towns: number;
}
export interface CountedRouteEvent {
  type: "counted-route";
  seat: number;
  towns: number;
}
export interface CountedSeriesEvent {
  type: "counted-series";
  seat: number;
  towns: number;
  points: number;
}
export interface CountedZonesEvent {
  type: "counted-zones";
  seat: number;
  zones: number;
  points: number;
}
export interface CountedTensEvent {
  type: "counted-tens";
  seat: number;
  points: number;
}
export interface ScoredEvent {
  type: "scored";
  seat: number;
  points: number;
}
export interface WonEvent {
  type: "won";
  seat: number;
}
