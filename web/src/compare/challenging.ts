// Challenges: the same dice for whoever has the link.

import { ask } from "../api.ts";
import { house } from "../house.svelte.ts";
import type { ChallengeProposal, Facts } from "../wire.ts";

/** Make a challenge; gives its address within the house. */
export async function challenge(proposal: ChallengeProposal): Promise<string> {
  if (!house.me) await house.meet();
  const made = await ask("challengeOthers", { body: proposal });
  return `/challenge/${made.challenge}`;
}

/** What one has played alone or against bots, as a challenge with new dice; null where others played too. */
export function challengeLike({ settings, chairs }: Facts): ChallengeProposal | null {
  const people = chairs.filter(({ bot }) => bot === null);
  if (people.length !== 1 || !house.isMe(people[0]!.who) || settings.start !== undefined || settings.games > 1) return null;
  return {
    game: settings.game,
    board: settings.board,
    options: { ...settings.options },
    chair: people[0]!.chair,
    bots: chairs.flatMap(({ bot }) => (bot === null ? [] : [bot])),
  };
}
