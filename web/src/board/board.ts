// The board of a game as the page shows it: components that are given what every board is given.

import type { Component } from "svelte";
import type { BoardProps, GameAction, GameEvent, GameView, Weight } from "./interface.ts";

/** What the keys take below what a phone shows. */
const KEYS = 44;

/** How high a hand is beside the board, in pixels. */
export function besideOf(room: GameBoard["room"]): number {
  return room?.beside ?? (room ? room.phone + KEYS : 0);
}

/** In pixels: a list of people without any, each of them, and what is above and below them and the hand. */
const LIST = 58;
const PERSON = 50;
const ELSE = 140;

/** How high a window is in which so many people stand in a list above a hand, and all of both is seen. */
export function listedOf(room: GameBoard["room"], people: number): number {
  return LIST + people * PERSON + besideOf(room) + ELSE;
}

/** What `games/GAME/index.ts` exports as default; a board of another package is made into one. */
export interface GameBoard<View = GameView, Action = GameAction, Event = GameEvent, Odds = unknown> {
  Board: Component<BoardProps<View, Action, Event, Odds>>;
  /** Dice and buttons at one's hand, in place of the generic list of actions. */
  Hand?: Component<BoardProps<View, Action, Event, Odds>>;
  /** One of the game's boards as a picture without words, five wide and four high, by which one chooses it for a table. */
  Picture?: Component<{ board: string }>;
  /** What to do now, in one sentence for the banner, when it is one's own turn. */
  prompt?: (props: BoardProps<View, Action, Event, Odds>) => string | null;
  /** The parts of the turn that are up now: a newcomer is told of each once, with `first-PART` of the catalog. */
  parts?: (props: BoardProps<View, Action, Event, Odds>) => readonly string[];
  /** A few words on a seat, such as its score or cell; the fewest where seats are narrow. */
  about?: (seat: number, view: View, narrow: boolean) => string;
  /** By seat: the code of the colour of its pieces, where pieces have one. */
  pieces?: (view: View) => readonly string[];
  /**
   * How high the hand is below a broad board and on a phone, in pixels, whatever is in it: so nothing moves.
   * Beside the board it is a little higher than on a phone, for the keys, where nothing else is said.
   */
  room?: { desk: number; phone: number; beside?: number };
  /** How much there is to see of an event, which says how long it stays; `move` for all, where it is not said. */
  weigh?: (event: Event) => Weight;
}
