// How a game went for somebody, in words: the same in every list of finished games.

import { inFigures, t } from "../words.svelte.ts";

export interface Went {
  outcome: "won" | "drawn" | "lost" | "alone";
  rank: number;
  score: number | null;
}

/** Won, drawn, or at which place; whoever played alone has points. */
export function outcomeInWords({ outcome, rank, score }: Went, players = 2): string {
  if (outcome === "alone") return score === null ? t("outcome-given-up") : t("outcome-points", { points: score });
  if (outcome === "lost" && players > 2) return t("outcome-place", { place: rank });
  return t(`outcome-${outcome}`);
}

/** The points of several, one's own first, such as 41 : 38; empty where there are none. */
export function scoresInWords(own: Went, others: readonly Went[]): string {
  const all = [own, ...others].map(({ score }) => score);
  if (others.length === 0 || all.every((score) => score === null)) return "";
  return all.map(inFigures).join(" : ");
}

/** How a game went for a place in its ranking. */
export function outcomeOf(ranking: readonly number[], rank: number): Went["outcome"] {
  if (ranking.length === 1) return "alone";
  if (rank > 1) return "lost";
  return ranking.filter((each) => each === 1).length > 1 ? "drawn" : "won";
}
