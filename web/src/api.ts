// HTTP requests, typed by the table of endpoints that the house generates.

import { endpoints, type Endpoints, type Fault } from "./wire.ts";
import { words } from "./words.svelte.ts";

type Name = keyof Endpoints;
type Fill<T> = T extends undefined | Record<string, never> ? never : T;
type Part<Key extends string, T> = [Fill<T>] extends [never] ? unknown : Record<Key, Fill<T>>;
type Asked<N extends Name> = Part<"params", Endpoints[N]["params"]> &
  Part<"body", Endpoints[N]["body"]> & { query?: Partial<Fill<Endpoints[N]["query"]>> };

/** The house said no, or could not be reached (`offline`). */
export class HouseError extends Error {
  constructor(readonly fault: Fault, readonly status: number) {
    super(fault.message);
  }
}

export async function ask<N extends Name>(
  name: N,
  ...[asked]: unknown extends Asked<N> ? [Asked<N>?] : Record<string, never> extends Asked<N> ? [Asked<N>?] : [Asked<N>]
): Promise<Endpoints[N]["answer"]> {
  const { method, path, media } = endpoints[name];
  const given = (asked ?? {}) as { params?: Record<string, string | number>; body?: unknown; query?: object };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(given.params![key])));
  const query = new URLSearchParams({ lang: words.language });
  for (const [key, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const answer = await reach(`${filled}?${query}`, {
    method,
    credentials: "same-origin",
    ...(given.body === undefined
      ? {}
      : { body: JSON.stringify(given.body), headers: { "content-type": "application/json" } }),
  });
  if (!answer.ok) throw new HouseError(await faultOf(answer), answer.status);
  type Answer = Endpoints[N]["answer"];
  if (answer.status === 204) return undefined as Answer;
  if (media === "application/json") return (await answer.json()) as Answer;
  if ((media as string).startsWith("text/")) return (await answer.text()) as Answer;
  return (await answer.blob()) as Answer;
}

async function reach(address: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(address, how);
  } catch {
    throw new HouseError({ code: "offline", message: words.say("offline") }, 0);
  }
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    return (await answer.json()) as Fault;
  } catch {
    return { code: "failed", message: words.say("house-failed") };
  }
}
