// Opening a table, or going on at another one: propose it, sit down, give chairs to bots.

import { ask, HouseError } from "../api.ts";
import { house, randomId } from "../house.svelte.ts";
import { TableStore } from "../table.svelte.ts";
import type { Command, GameTold, Proposal } from "../wire.ts";
import { drawSalt, noteCommitments, noteSalt } from "../witness.ts";
import { characters } from "./characters.svelte.ts";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Open a table, take a chair, and give chairs to those beside one and to bots; `bots` has one for each
 * chair that is for a bot, and null for the others, and so has `companions` names. Gives the table: once there is one, what is refused later
 * can be done at it. */
export async function openTable(
  proposal: Proposal,
  bots: readonly (string | null)[],
  own = 0,
  companions: readonly (string | null)[] = [],
): Promise<string> {
  if (!house.me) await house.meet();
  const { table, commitments } = await ask("openTable", { body: proposal });
  noteCommitments(table, commitments);
  await unlessRefused(async () => {
    await sitDown(table, own);
    for (const [chair, name] of companions.entries()) {
      if (name !== null) await sitDown(table, chair, name);
    }
    for (const [chair, bot] of bots.entries()) {
      if (bot !== null) await tell(table, { type: "seat-bot", table, chair, bot });
    }
  });
  return table;
}

/** Take one's chair at a rematch, with all who share the device; chairs are one further there. Who
 * sits there already, or comes too late, is refused, and sees at the table what can be done. */
export async function sitAgain(table: TableStore, elsewhere: string): Promise<void> {
  await unlessRefused(async () => {
    const { facts } = await ask("look", { params: { table: elsewhere } });
    noteCommitments(elsewhere, facts!.commitments);
    for (const { chair, who, name } of table.mine) {
      const companion = who === house.person ? null : name;
      await unlessRefused(() => sitDown(elsewhere, (chair + 1) % table.chairs.length, companion));
    }
  });
}

/** Sit down where one has seen what the house has committed to: before that it learns no salt. */
async function sitDown(table: string, chair: number, companion: string | null = null): Promise<void> {
  const salt = drawSalt();
  await tell(table, { type: "sit", table, chair, salt, ...(companion ? { companion } : {}) });
  noteSalt(table, chair, salt);
  if (!companion) TableStore.expect(table, chair);
}

/** A table for one against as many bots as make a good game, and such as one can beat. */
export async function playNow(game: GameTold): Promise<string> {
  const players = Math.max(game.fewest, Math.min(4, game.most));
  return openTable({ game: game.name, players, pace: { type: "free" } }, await opponents(game, players));
}

/** A rated game of two against a bot: whoever wins it climbs. */
export async function playRated(game: GameTold): Promise<string> {
  const players = Math.max(game.fewest, 2);
  const proposal: Proposal = { game: game.name, players, pace: { type: "free" }, rated: true, advice: false };
  return openTable(proposal, await opponents(game, players));
}

/** A game against one bot of one's choice, or against as many of it as the game needs. */
export function playAgainst(game: GameTold, bot: string): Promise<string> {
  const players = Math.max(game.fewest, 2);
  const bots = Array.from({ length: players }, (_, chair) => (chair === 0 ? null : bot));
  return openTable({ game: game.name, players, pace: { type: "free" } }, bots);
}

/** In all chairs but the first the bot that the house thinks one's match. */
async function opponents(game: GameTold, players: number): Promise<(string | null)[]> {
  const { fits } = await characters.learn(game.name);
  return Array.from({ length: players }, (_, chair) => (chair === 0 ? null : fits));
}

/** Plays every game, and none of them with a thought. */
export const RANDOM = "random";

/** The bots are listed from the weakest on. */
export function bestBot(game: GameTold): string {
  return game.bots.at(-1) ?? RANDOM;
}

/** Do as much as the house agrees to. */
async function unlessRefused(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof HouseError)) throw error;
  }
}

async function tell(table: string, command: Without<Command, "id">): Promise<void> {
  await ask("command", { params: { table }, body: { ...command, id: randomId() } as Command });
}
