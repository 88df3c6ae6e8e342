// Whose turn it is and what to do, in one or two sentences.

import { standInInWords } from "../new-table/bots.ts";
import type { TableStore } from "../table.svelte.ts";
import type { Game } from "../wire.ts";
import { t, words } from "../words.svelte.ts";
import { matchResult } from "./match.ts";
import { pauseOf } from "./pause.ts";

export interface Told {
  lead: string;
  text: string;
}

const MOST_SENTENCES = 2;

/** `prompt` is what the board of the game says to whoever is to act. */
export function bannerOf(table: TableStore, prompt: string | null): Told {
  const { now, facts } = table;
  if (!now || !facts) return { lead: "", text: "" };
  if (now.state === "aborted") return { lead: t("banner-aborted"), text: t("closed-why", { why: table.closed ?? "" }) };
  if (table.rolling.isOn) return table.isMyTurn ? { lead: whoseTurn(table), text: t("banner-dice") } : { lead: t("banner-dice"), text: "" };
  const shown = shownNow(table);
  if (shown) return shown;
  if (table.gameIsOver) return over(table);
  if (table.own?.lost) return { lead: howLost(table), text: t("banner-lost-text") };
  if (table.own?.stand_in) {
    return { lead: t("banner-away", { bot: standInInWords(facts.settings.game, table.own.stand_in) }), text: t("banner-away-text") };
  }
  if (now.paused) return { lead: t("banner-paused"), text: "" };
  const pause = pauseOf(table)?.says ?? "";
  if (table.isMyTurn) return { lead: whoseTurn(table), text: pause || ownTurn(table, prompt) };
  const names = table.seats.filter((seat) => seat.isActing).map((seat) => seat.name);
  if (names.length === 0) return { lead: t("banner-dice"), text: pause };
  return { lead: t("banner-theirs", { names: words.list(names), count: names.length }), text: pause };
}

/** What is being shown, while more is to come: the sentence belongs to the picture. */
function shownNow(table: TableStore): Told | null {
  if (!table.isBehind) return null;
  if (table.isUndecided) return { lead: t("banner-over"), text: "" };
  const text = table.fresh.map(({ says }) => says).filter(Boolean).slice(-MOST_SENTENCES).join(" ");
  return text ? { lead: table.isForced ? t("banner-forced") : "", text } : null;
}

/** With several people at one device, the name says whose turn it is. */
export function whoseTurn(table: TableStore): string {
  return table.mine.length > 1 ? t("banner-of", { name: table.own?.name ?? "" }) : t("banner-yours");
}

/** Why the own chair is out of the game: it gave up, or its time was up. */
function howLost(table: TableStore): string {
  const why = table.steps.findLast((step) => step.what === "left" && step.chair === table.chair)?.why ?? "";
  if (table.mine.length === 1) return t("banner-lost", { why });
  return t("step-left", { why, lost: "yes", bot: "", name: table.own?.name ?? "" });
}

/** What to do in one's own turn; `prompt` is what the board of the game says. */
export function ownTurn(table: TableStore, prompt: string | null): string {
  switch (table.draft?.effect) {
    case "ends":
      return t("banner-ends");
    case "reveals":
      return t("banner-reveals");
    default:
      return prompt ?? t("banner-choose");
  }
}

function over(table: TableStore): Told {
  const game = table.facts!.games[table.now!.round]!;
  const match = matchResult(table);
  if (match) return { lead: t("banner-match-over"), text: match };
  if (table.seats.length === 1) return { lead: t("banner-over"), text: alone(game) };
  const first = table.seats.filter((seat) => game.ranking[seat.seat] === 1);
  const everyone = first.length === table.seats.length && first.length > 1;
  if (everyone) return { lead: t("banner-over"), text: t("banner-draw") };
  if (first.some((seat) => seat.isYou)) return { lead: t("banner-over"), text: t("banner-you-won") };
  return { lead: t("banner-over"), text: t("banner-won", { names: words.list(first.map((seat) => seat.name)), count: first.length }) };
}

/** Who plays alone beats nobody: the points are what there is to tell. */
function alone(game: Game): string {
  const points = game.lost?.length ? undefined : game.scores?.[0];
  return points === undefined ? "" : t("banner-alone", { points });
}
