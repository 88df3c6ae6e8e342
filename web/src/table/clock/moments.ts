// Moments: news cut into what can be seen at once, so that board, banner, log and sound tell the same.

import type { GameEvent, GameView, Happened, Weight } from "../../board/interface.ts";
import type { Happening, News } from "../../wire.ts";
import { happened } from "../told.ts";

export type Weigh = (event: GameEvent) => Weight;

export interface Moment {
  news: News;
  /** The steps that are known from now on; the last one perhaps only in part. */
  steps: Happening[];
  /** What is seen now; nothing of what one is told at first. */
  fresh: Happened[];
  /** How much of it there is to see: of what one has built oneself, only what it did to others. */
  weights: Weight[];
  /** Whose doing it is, if anybody's. */
  seat: number | null;
  /** The game as it is then; undefined where it is still as it was. */
  view: GameView | undefined;
  /** Something was done for the seat that looks, because there was nothing to choose. */
  isForced: boolean;
  /** Nothing more happens in this game. */
  endsGame: boolean;
  /** With it the news are told: how things stand, who is to act, what may be done. */
  isLast: boolean;
}

/** What happens in news after a number, one moment after the other; the last one has all the rest. */
export function momentsOf(news: News, after: number, seat: number, weigh: Weigh): Moment[] {
  const steps = news.steps.filter(({ n }) => n > after);
  const rest: Moment = {
    news, steps, fresh: [], weights: [], seat: null, view: undefined, isForced: false, endsGame: false, isLast: true,
  };
  const seen = steps.filter((step) => step.events && step.events.length > 0);
  const isKnown = seen.slice(0, -1).every((step) => step.view !== undefined);
  if (news.after === 0 || seen.length === 0) return [rest];
  // What was missed for long is told at once: nobody knows what it looked like.
  if (!isKnown) return [{ ...rest, fresh: steps.flatMap(happened), view: news.now.view as GameView | undefined }];
  const moments: Moment[] = [];
  let quiet: Happening[] = [];
  for (const step of steps) {
    const groups = grouped(happened(step), weigh);
    if (groups.length === 0) quiet.push(step);
    let told = 0;
    groups.forEach((fresh, place) => {
      told += fresh.length;
      const isOwn = step.what === "acted" && step.seat === seat;
      const weights = fresh.map(({ event }) => weigh(event));
      const view = step === seen.at(-1) ? news.now.view : step.view;
      moments.push({
        ...rest,
        steps: [...quiet, part(step, told)],
        fresh,
        weights: isOwn ? weights.filter((weight) => weight === "take" || weight === "loss") : weights,
        seat: fresh.map(({ event }) => event["seat"]).find((whose) => typeof whose === "number") ?? null,
        // Dice that fall are seen before what they lead to.
        view: place === groups.length - 1 ? (view as GameView | undefined) : undefined,
        isForced: step.what === "drew" && fresh.some(({ event }) => isDoneFor(event, seat, weigh)),
        isLast: false,
      });
      quiet = [];
    });
  }
  const last = moments.at(-1)!;
  last.endsGame = quiet.some(({ what }) => what === "ended");
  if (quiet.length > 0) return [...moments, { ...rest, steps: quiet }];
  last.isLast = true;
  return moments;
}

/** A throw by itself, and then what it leads to; events of which nothing is seen go with the others. */
function grouped(events: Happened[], weigh: Weigh): Happened[][] {
  const groups: Happened[][] = [];
  for (const one of events) {
    const weight = weigh(one.event);
    const before = (groups.at(-1) ?? []).map(({ event }) => weigh(event)).filter((other) => other !== "quiet");
    const begins = before.includes("throw") || (weight === "throw" && before.length > 0);
    if (groups.length === 0 || (weight !== "quiet" && begins)) groups.push([one]);
    else groups.at(-1)!.push(one);
  }
  return groups;
}

/** A step as far as it was told. */
function part(step: Happening, told: number): Happening {
  if (told === step.events!.length) return step;
  return { ...step, events: step.events!.slice(0, told), says: step.says?.slice(0, told) ?? [] };
}

function isDoneFor(event: GameEvent, seat: number, weigh: Weigh): boolean {
  const weight = weigh(event);
  return event["seat"] === seat && weight !== "throw" && weight !== "quiet";
}
