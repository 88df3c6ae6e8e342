// What the board of a game is, and what the page gives it.
//
// A board draws a view and offers what is legal; it knows no rules. It is given plain data, so that a
// table, a record and a lesson can all show it. A game without a board is played on the generic table.
//
// This file needs no other: it is also what an author of a game in another package writes a board
// against (docs/boards.md tells how). Boards of this house get the same as `BoardProps`.

/** The version of this interface; it changes when a board that was written before would not work. */
export const INTERFACE = 1;

/** A small action of a game: its kind, and its fields by name. */
export interface GameAction {
  type: string;
  [field: string]: string | number;
}

/** A fact that happened in a game: its kind, and its fields by name. */
export interface GameEvent {
  type: string;
  [field: string]: string | number;
}

/** A game as a seat sees it (−1: as spectators do); the rest is the game's. */
export interface GameView {
  seat: number;
  players: number;
  [field: string]: unknown;
}

/** Each seat has a colour and a shape, so that colour is never the only sign. */
export type Colour = "red" | "green" | "white" | "blue" | "yellow" | "black";
export type Shape = "disc" | "square" | "star" | "triangle" | "ring" | "diamond";

/** What a table was opened with, as far as a board may want to know it. */
export interface BoardSettings {
  game: string;
  /** The version of the rules. */
  version: number;
  players: number;
  /** The map, grid or the like that is played on, by its name. */
  board: string;
  options: Record<string, string>;
  /** Whether boards may help with what they make of the view. */
  advice: boolean;
}

/** A legal action, and what its button says. */
export interface Choice<Action = GameAction> {
  action: Action;
  label: string;
}

/** An event of a game, its sentence, and the number of the step it belongs to. */
export interface Happened<Event = GameEvent> {
  n: number;
  event: Event;
  says: string;
}

/**
 * How much there is to see of an event: dice that fall, a piece that is placed or a number that is written,
 * something taken from somebody, something lost, a drive of so many squares, a line of which nothing is seen.
 * It says how long the event is shown; everything the page says of it waits for it.
 */
export type Weight = "throw" | "move" | "take" | "loss" | "quiet" | { squares: number };

/** Who has a seat. */
export interface SeatInfo {
  seat: number;
  chair: number;
  name: string;
  colour: Colour;
  shape: Shape;
  isBot: boolean;
  /** The bot of the house that sits here, or that decides for somebody who is away. */
  bot?: string | null;
  /** The character of the ladder whose face is shown here. */
  face?: "gentle" | "club" | "strong" | "master" | null;
  /** Whether that bot decides for somebody who is away. */
  isAway?: boolean;
  /** Played at this device, perhaps beside others. */
  isMine: boolean;
  /** Played at this device alone: such a seat is called “you”. */
  isYou: boolean;
  isPresent: boolean;
  isActing: boolean;
  isLost: boolean;
}

/** What is built and not confirmed: more may be added to it (`open`), or it waits to be confirmed. */
export interface Draft<Action = GameAction, Event = GameEvent> {
  actions: Action[];
  effect: "open" | "ends" | "reveals";
  /** What it would lead to, and its sentences. */
  events: Event[];
  says?: string[];
}

/** Why something was refused: a stable code, a sentence, and the clause of the rules that forbids it. */
export interface Refusal {
  code: string;
  message: string;
  clause?: string;
}

/** What one may do with the turn that is being built. Each promise is false where the house refused. */
export interface Turn<Action = GameAction> {
  /** Add a small action to what is built. A throw is carried out at once. */
  add(action: Action): Promise<boolean>;
  /** Build exactly these small actions, in place of what was built before. */
  build(actions: Action[]): Promise<boolean>;
  takeBack(): Promise<boolean>;
  /** Confirm what is built, or exactly these actions. */
  confirm(actions?: Action[]): Promise<boolean>;
}

/** What a board, and a hand, are given. */
export interface BoardProps<View = GameView, Action = GameAction, Event = GameEvent, Odds = unknown> {
  settings: BoardSettings;
  /** The game as it would be after the draft; `base` is the game as it is stored. */
  view: View;
  base: View;
  /** One's own seat, −1 for a spectator. */
  seat: number;
  /** By seat, in the order of the turns. */
  seats: SeatInfo[];
  /** What may be done next, after the draft; empty when it is not one's turn. */
  legal: Choice<Action>[];
  draft: Draft<Action, Event> | null;
  /** The actions of the draft, with their labels. */
  chosen: Choice<Action>[];
  /** What has just happened, in order, to be animated; a new array with each news. */
  fresh: Happened<Event>[];
  /**
   * What the next throw may bring after the draft, in a type of the game's own; chances go from 0 to 1. Absent
   * where the table has no advice, where nothing is decided about a throw, and where the game knows no odds.
   */
  odds?: Odds | undefined;
  /** Why the last thing was refused, until something else is done. */
  refused: Refusal | null;
  /** A message is on its way. */
  busy: boolean;
  /** Absent where one only looks. Board and hand of one turn are given the same object. */
  turn?: Turn<Action> | undefined;
  /** Call with true while the board tells the end by itself, as by a count: the page names no winner before. */
  hold?: ((isHeld: boolean) => void) | undefined;
}

/** Says a message of the game's own catalog in the language of the page; one that is not there gives its name. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

/** What a board of another package is given beside that: how the page looks and speaks. */
export interface PageProps<View = GameView, Action = GameAction, Event = GameEvent, Odds = unknown>
  extends BoardProps<View, Action, Event, Odds> {
  language: "en" | "fr" | "de";
  theme: "day" | "night";
  /** How much motion somebody likes; `none` also where the device asks for less. */
  motion: "full" | "fast" | "none";
  say: Say;
}

/** A board or a hand that stands on the page. */
export interface Mounted<Props = PageProps> {
  /** Something has changed; `props` are all there are, not only the changes. */
  update(props: Props): void;
  /** Take everything away: listeners, timers, elements. */
  destroy(): void;
}

/** The board of a game in another package: what its module exports as default. */
export interface BoardModule<View = GameView, Action = GameAction, Event = GameEvent> {
  /** The version of this interface that it was written for. */
  interface: number;
  /** Draw the board into an empty element, which fills the middle of the table. */
  mount(element: HTMLElement, props: PageProps<View, Action, Event>): Mounted<PageProps<View, Action, Event>>;
  /** Dice and buttons at one's hand, in an element below the board; without it, the generic list of actions. */
  mountHand?(element: HTMLElement, props: PageProps<View, Action, Event>): Mounted<PageProps<View, Action, Event>>;
  /** What to do now, in one sentence for the banner, when it is one's own turn; null for the usual words. */
  prompt?(props: PageProps<View, Action, Event>): string | null;
  /** A few words on a seat, such as its score or cell; the fewest where seats are narrow. */
  about?(seat: number, view: View, narrow: boolean, say: Say): string;
  /** How much there is to see of an event; `move` for all, where it is not said. */
  weigh?(event: Event): Weight;
}
