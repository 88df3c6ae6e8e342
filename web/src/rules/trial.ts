// What boards are told where a position is tried out without a table: in a lesson, and in a puzzle.

import type { Happened, SeatInfo } from "../board/interface.ts";
import { dress } from "../pieces.ts";
import type { DraftTold, GameAction, Settings, Tried } from "../wire.ts";

export function happened(steps: Tried["steps"]): Happened[] {
  return steps.flatMap((step, n) => step.events.map((event, place) => ({ n, event, says: step.says[place] ?? "" })));
}

export function seatOf(seat: number, name: string, isMine: boolean, isActing: boolean): SeatInfo {
  return { seat, chair: seat, name, ...dress([{ seat }]).get(seat)!, isBot: !isMine, isMine, isYou: isMine, isPresent: true, isActing, isLost: false };
}

export function settingsOf(game: string, players: number): Settings {
  return {
    game, players, version: 1, board: "", options: {}, stand_in: null, games: 1, public: false,
    pace: { type: "free" }, advice: true, hints: false, rated: false, absent: "bot", records: "public",
  };
}

/** What is built so far, after so many moves that led there, as a table would tell it. */
export function draftOf(seat: number, now: Tried, actions: GameAction[], moves: number): DraftTold {
  const isOpen = now.acting.includes(seat) && now.legal.length > 0;
  const taken = now.steps.slice(moves);
  return {
    type: "draft",
    seat,
    actions,
    effect: isOpen ? "open" : "ends",
    events: taken.flatMap((step) => step.events),
    view: now.view,
    legal: now.legal,
    chosen: now.chosen,
    says: taken.flatMap((step) => step.says),
    labels: now.labels,
    text: now.text,
  };
}
