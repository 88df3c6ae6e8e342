// Made by `make schema` from the types that the game declares in Python: change those.

export type Phase = "set-up" | "discard" | "throw" | "keep" | "take" | "over";
export type DiceRow = string;
export type Strip =
  | "R2"
  | "R3"
  | "R4"
  | "R5"
  | "R6"
  | "G2"
  | "G3"
  | "G4"
  | "G5"
  | "G6"
  | "W2"
  | "W3"
  | "W4"
  | "W5"
  | "W6"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "Y2"
  | "Y3"
  | "Y4"
  | "Y5"
  | "Y6"
  | "K2"
  | "K3"
  | "K4"
  | "K5"
  | "K6";
/**
 * A small action.
 */
export type Action = DiscardAction | KeepAction | StopAction | TakeAction | StealAction | DoneAction;
export type Dice = string;
/**
 * A fact that happened.
 */
export type Event =
  | RemovedEvent
  | DiscardedEvent
  | ThrewEvent
  | KeptEvent
  | StoppedEvent
  | TookEvent
  | StoleEvent
  | FellBackEvent
  | HeldEvent
  | EndedEvent
  | FailedEvent
  | GaveBackEvent
  | SlidBackEvent
  | SparedEvent
  | WonEvent
  | TurnsOverEvent;

/**
 * What Würfel Express writes.
 */
export interface Payloads {
  view: View;
  position: Position;
  action: Action;
  event: Event;
}
/**
 * What a seat is shown: all of the position, and what follows from it.
 *
 * `active` is the seat whose turn it is, null when the game is over. `throws_left` are the throws
 * that it has left. `discards` has, by how many rear strips are discarded, how many dice are left
 * to throw (WE-R12); it is empty when nothing can be discarded. `rearmost` are the seats in last
 * place: as judged while strips are taken (WE-A7), before that as things stand.
 */
export interface View {
  seat: number;
  players: number;
  turn: number;
  phase: Phase;
  throws: number;
  discarded: number;
  dice: DiceRow;
  /**
   * @maxItems 30
   */
  stock: Strip[];
  /**
   * @maxItems 30
   */
  removed: Strip[];
  tracks: Lane[];
  /**
   * @maxItems 6
   */
  last_place: number[];
  /**
   * @maxItems 6
   */
  robbed: number[];
  active: number | null;
  throws_left: number;
  discards: number[];
  /**
   * @maxItems 6
   */
  rearmost: number[];
}
/**
 * A track as it is shown.
 *
 * `begins` are the cells below each strip, `front` is the cell reached (WE-A8). `closed` are the
 * colours it has, of which it cannot take another (WE-R24). `theft` is how many cells the theft
 * of the rear strip would cost: none in last place (WE-R30, WE-R35).
 */
export interface Lane {
  offset: number;
  /**
   * @maxItems 6
   */
  strips: Strip[];
  begins: number[];
  front: number;
  closed: string;
  theft: number;
}
/**
 * A position of Würfel Express.
 *
 * `turn` counts the turns finished so far, of all players together. `dice` are those on the
 * table; in phase `throw` only those set aside. `last_place` and `robbed` are seats, in phase
 * `take`: who was judged to be in last place (WE-A7), and who was robbed in this turn (WE-R26).
 */
export interface Position {
  game?: "wurfel-express";
  version?: number;
  players: number;
  options?: {
    shorter?: "if-missing" | "always";
  };
  turn: number;
  phase: Phase;
  throws: number;
  discarded: number;
  dice: DiceRow;
  /**
   * @maxItems 30
   */
  stock: Strip[];
  /**
   * @maxItems 30
   */
  removed: Strip[];
  /**
   * @maxItems 6
   */
  tracks: Track[];
  /**
   * @maxItems 6
   */
  last_place: number[];
  /**
   * @maxItems 6
   */
  robbed: number[];
}
/**
 * A track: the cells below it, and its strips from the rear to the front.
 */
export interface Track {
  offset: number;
  /**
   * @maxItems 6
   */
  strips: Strip[];
}
export interface DiscardAction {
  type: "discard";
  strips: number;
}
export interface KeepAction {
  type: "keep";
  dice: Dice;
}
export interface StopAction {
  type: "stop";
}
export interface TakeAction {
  type: "take";
  strip: Strip;
}
export interface StealAction {
  type: "steal";
  seat: number;
  strip: Strip;
}
export interface DoneAction {
  type: "done";
}
export interface RemovedEvent {
  type: "removed";
  strip: Strip;
}
export interface DiscardedEvent {
  type: "discarded";
  seat: number;
  strips: number;
  left: number;
}
export interface ThrewEvent {
  type: "threw";
  seat: number;
  throw: number;
  dice: Dice;
}
export interface KeptEvent {
  type: "kept";
  seat: number;
  dice: Dice;
}
export interface StoppedEvent {
  type: "stopped";
  seat: number;
}
export interface TookEvent {
  type: "took";
  seat: number;
  strip: Strip;
  cell: number;
}
export interface StoleEvent {
  type: "stole";
  seat: number;
  victim: number;
  strip: Strip;
  cell: number;
}
export interface FellBackEvent {
  type: "fell-back";
  seat: number;
  cells: number;
  cell: number;
}
export interface HeldEvent {
  type: "held";
  seat: number;
  cell: number;
}
export interface EndedEvent {
  type: "ended";
  seat: number;
}
export interface FailedEvent {
  type: "failed";
  seat: number;
}
export interface GaveBackEvent {
  type: "gave-back";
  seat: number;
  strip: Strip;
  cell: number;
}
export interface SlidBackEvent {
  type: "slid-back";
  seat: number;
  cells: number;
  cell: number;
}
export interface SparedEvent {
  type: "spared";
  seat: number;
}
export interface WonEvent {
  type: "won";
  seat: number;
  cell: number;
}
export interface TurnsOverEvent {
  type: "turns-over";
  turns: number;
}
