/** The games that have a first lesson; `rules/lessons.ts` has them. */
export const TAUGHT: readonly string[] = ["wurfel-express", "dice-trip", "verbindung-gesucht", "entenrallye"];
