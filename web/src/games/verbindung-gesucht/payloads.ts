// Made by `make schema` from the types that the game declares in Python: change those.

export type Phase = "throw" | "place" | "over";
export type Cell =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "a5"
  | "b5"
  | "c5"
  | "d5"
  | "e5"
  | "f5"
  | "a6"
  | "b6"
  | "c6"
  | "d6"
  | "e6"
  | "f6";
export type Die = "R" | "B" | "Cne" | "Cse" | "Csw" | "Cnw" | "rns" | "rew" | "bns" | "bew" | "W";
export type DiceRow = string;
export type Side = "top" | "right" | "bottom" | "left";
/**
 * A small action.
 */
export type Action = PlaceAction | AnnounceAction | DoneAction;
/**
 * A fact that happened.
 */
export type Event =
  | ThrewEvent
  | AnnouncedEvent
  | PlacedEvent
  | UnblockedEvent
  | UnclaimedEvent
  | StuckEvent
  | EndedEvent
  | WonEvent
  | TurnsOverEvent;
export type Dice = string;
export type Ending = "linked" | "both-linked" | "other-linked" | "false-announcement" | "board-full";

/**
 * What Verbindung gesucht writes.
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
 * `stock` are the dice that nobody has thrown or placed. `owed` are the white crosses that must
 * still be placed (VG-R14). `active` is the seat whose turn it is (VG-R9), null when the game is
 * over.
 */
export interface View {
  seat: number;
  players: number;
  turn: number;
  phase: Phase;
  laid: Lying[];
  dice: DiceRow;
  placed: number;
  winner: number | null;
  stock: number;
  owed: number;
  networks: Networks;
  active: number | null;
  linked: Bases;
}
/**
 * A die that lies in a cell: `Cne` is a curve whose red path joins the top and the right.
 */
export interface Lying {
  cell: Cell;
  die: Die;
}
/**
 * The networks of each colour: the one with most bases first, then the one with most ends.
 */
export interface Networks {
  red: Network[];
  black: Network[];
}
/**
 * Dice of one colour that hang together: the bases they hold, and their ends, such as `b1n`.
 */
export interface Network {
  bases: Side[];
  ends: string[];
}
/**
 * The bases of each colour that lie in its first network.
 */
export interface Bases {
  red: Side[];
  black: Side[];
}
/**
 * A position of Verbindung gesucht.
 *
 * `turn` counts the turns finished so far. `laid` are the dice on the board, in the order in
 * which they were placed (VG-A10). `dice` are those thrown and not yet placed, by the letters of
 * their faces; `placed` is how many were placed in this turn. `winner` is a seat.
 */
export interface Position {
  game?: "verbindung-gesucht";
  version?: number;
  players: number;
  options?: {
    announce?: "auto" | "strict";
  };
  turn: number;
  phase: Phase;
  /**
   * @maxItems 36
   */
  laid: Lying[];
  dice: DiceRow;
  placed: number;
  winner: number | null;
}
export interface PlaceAction {
  type: "place";
  die: Die;
  cell: Cell;
}
export interface AnnounceAction {
  type: "announce";
  die: Die;
  cell: Cell;
}
export interface DoneAction {
  type: "done";
}
export interface ThrewEvent {
  type: "threw";
  seat: number;
  dice: Dice;
}
export interface AnnouncedEvent {
  type: "announced";
  seat: number;
}
export interface PlacedEvent {
  type: "placed";
  seat: number;
  die: Die;
  cell: Cell;
}
export interface UnblockedEvent {
  type: "unblocked";
  seat: number;
  base: Side;
  die: Die;
  cell: Cell;
}
export interface UnclaimedEvent {
  type: "unclaimed";
  seat: number;
}
export interface StuckEvent {
  type: "stuck";
  seat: number;
}
export interface EndedEvent {
  type: "ended";
  seat: number;
}
export interface WonEvent {
  type: "won";
  seat: number;
  loser: number;
  how: Ending;
}
export interface TurnsOverEvent {
  type: "turns-over";
  turns: number;
}
