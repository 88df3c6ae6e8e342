// What a board is, and what it is given. A game without one is played on the generic table.
//
// A board draws a view and offers what is legal; it knows no rules. It is given plain data, so that
// a table, a record and a lesson can all show it. web/README.md tells how to write one.

import type { Component } from "svelte";
import type { Choice, Happened, SeatInfo } from "../table/told.ts";
import type { DraftTold, Fault, GameAction, GameView, Settings } from "../wire.ts";

/** What one may do with the turn that is being built; absent where one only looks. */
export interface Turn {
  /** Add a small action to what is built. A throw is carried out at once. */
  add(action: GameAction): Promise<boolean>;
  /** Build exactly these small actions, in place of what was built before. */
  build(actions: GameAction[]): Promise<boolean>;
  takeBack(): Promise<boolean>;
  /** Confirm what is built, or exactly these actions. */
  confirm(actions?: GameAction[]): Promise<boolean>;
}

/** What a board, and a hand, are given. Each promise of `turn` is false where the house refused. */
export interface BoardProps {
  settings: Settings;
  /** The game as it would be after the draft; `base` is the game as it is stored. */
  view: GameView;
  base: GameView;
  /** One's own seat, −1 for a spectator. */
  seat: number;
  /** By seat, in the order of the turns. */
  seats: SeatInfo[];
  /** What may be done next, after the draft; empty when it is not one's turn. */
  legal: Choice[];
  /** What is built and not confirmed; its `events` and `says` are a preview. */
  draft: DraftTold | null;
  chosen: Choice[];
  /** What has just happened, in order, to be animated; a new array with each news. */
  fresh: Happened[];
  /** Why the last thing was refused, until something else is done. */
  refused: Fault | null;
  busy: boolean;
  turn?: Turn | undefined;
}

/** The module of a game: `games/GAME/index.ts`, exported as default. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** Dice and buttons at one's hand, in place of the generic list of actions. */
  Hand?: Component<BoardProps>;
  /** What to do now, in one sentence for the banner, when it is one's own turn. */
  prompt?: (props: BoardProps) => string | null;
  /** A few words on a seat, such as its score or cell; the fewest where seats are narrow. */
  about?: (seat: number, view: GameView, narrow: boolean) => string;
}
