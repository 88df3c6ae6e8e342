// The log in sentences: what the house says of events, and the page's own words for everything else.

import { standInInWords } from "../../new-table/bots.ts";
import type { ChairTold, Happening } from "../../wire.ts";
import { t } from "../../words.svelte.ts";

export interface Line {
  key: string;
  n: number;
  text: string;
  /** By the game, and not by the house. */
  isGame: boolean;
  /** Whose it is, where it is somebody's. */
  seat: number | null;
}

export function linesOf(step: Happening, chairs: ChairTold[]): Line[] {
  const says = step.says ?? [];
  if (says.length > 0) {
    const lines = says.map((text, place) => ({ key: `${step.n}.${place}`, n: step.n, text, isGame: true, seat: seatOf(step, place) }));
    return step.what === "ended" || step.trouble ? [...lines, houseLine(step, chairs)] : lines;
  }
  if (step.what === "acted" || step.what === "drew" || step.what === "opened") return [];
  return [houseLine(step, chairs)];
}

function houseLine(step: Happening, chairs: ChairTold[]): Line {
  const chair = step.trouble ? chairs.find(({ seat }) => seat === step.seat) : chairs[step.chair ?? -1];
  const bot = step.stand_in ? standInInWords("", step.stand_in) : t("seat-bot");
  const why = step.trouble ?? step.why ?? "";
  const values = { name: chair?.name ?? t("somebody"), why, bot, lost: step.lost ? "yes" : "no", game: step.round + 1 };
  const text = step.trouble ? t("step-trouble", values) : t(`step-${step.what}`, values);
  return { key: `${step.n}.h`, n: step.n, text, isGame: false, seat: chair?.seat ?? null };
}

/** Whose event it is: the event says so, or it is part of what somebody did. */
function seatOf(step: Happening, place: number): number | null {
  const { seat } = (step.events?.[place] ?? {}) as { seat?: unknown };
  return typeof seat === "number" ? seat : (step.seat ?? null);
}
