// First lessons: real positions, played by the real rules of the house (`POST …/try`).
//
// A lesson is data; its words are in the catalogs: `lesson-GAME-1` says what to do in the first
// step, `lesson-GAME-1-done` what has happened then.

import type { GamePosition } from "../wire.ts";
import diceTrip from "./lessons/dice-trip.json";
import entenrallye from "./lessons/entenrallye.json";
import verbindungGesucht from "./lessons/verbindung-gesucht.json";
import wurfelExpress from "./lessons/wurfel-express.json";

export interface LessonStep {
  /** Where the step begins; left out, it begins where the last one ended. */
  position?: GamePosition;
  /** Lines of a record that are played before one decides; dice among them. */
  moves: string[];
  /** What one is to do, in notation; in any order. */
  wanted: string[];
}

export interface LessonScript {
  seat: number;
  names: string[];
  steps: LessonStep[];
}

export const lessons: Record<string, LessonScript> = {
  "wurfel-express": wurfelExpress as LessonScript,
  "dice-trip": diceTrip as LessonScript,
  "verbindung-gesucht": verbindungGesucht as LessonScript,
  entenrallye: entenrallye as LessonScript,
};
