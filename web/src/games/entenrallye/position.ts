// A position of Entenrallye as the house tells it, and what a drawing needs to know of it.

import type { GameAction, GameView } from "../../board/interface.ts";


export const INSPECTIONS = ["TUV", "ASU"] as const;
export type Inspection = (typeof INSPECTIONS)[number];
export const MEETINGS = [1, 2, 3, 4] as const;

/** What a part costs, in pips. */
export const PART_PRICE = 3;
/** So many face-down parts can stay after a meeting. */
export const MOST_KEPT = 2;

export type Phase = "throw" | "drive" | "buy" | "act" | "draw" | "give" | "keep" | "over";
export type Way = "straight" | "turn";
export type Heading = "in" | "out" | null;

export interface RallyCar {
  square: string;
  heading: Heading;
  waiting: boolean;
  repair: number;
  /** By meeting; null where it was not reached. */
  scores: (number | null)[];
  settled: Inspection[];
  fitted: string[];
  /** How many parts lie face down; `hand` are those that one knows. */
  held: number;
  hand: string[];
  known_to: Record<string, number[]>;
  /** The code letter of its colour. */
  colour: string;
  defects: number;
  worth: number;
  points: number;
}

/** Where a drive can end: by which way, after how many squares, on which square. */
export interface Landing {
  way: Way;
  squares: number;
  square: string;
}

export interface Position {
  seat: number;
  players: number;
  turn: number;
  phase: Phase;
  pips: number;
  arrived: boolean;
  traded: boolean;
  partner: number | null;
  received: string | null;
  kept: string | null;
  /** 0 before the year has begun, 13 when it is over. */
  month: number;
  part: number;
  cars: RallyCar[];
  active: number | null;
  pile: number;
  reach: Landing[];
}

export function positionOf(view: GameView): Position {
  return view as unknown as Position;
}

/** One way to spend the pips of a throw. */
export interface Drive {
  way: Way;
  squares: number;
  repair: number;
  part: boolean;
}

export function driveOf(action: GameAction | undefined): Drive | null {
  if (action?.type !== "drive") return null;
  return { way: action.way as Way, squares: Number(action.squares), repair: Number(action.repair), part: action.part === "part" };
}

export function driving({ way, squares, repair, part }: Drive): GameAction {
  return { type: "drive", way, squares, repair, part: part ? "part" : "no-part" };
}

export function isSame(one: Drive | null, other: Drive | null): boolean {
  if (!one || !other) return one === other;
  return one.way === other.way && one.squares === other.squares && one.repair === other.repair && one.part === other.part;
}
