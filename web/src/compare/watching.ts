// What is asked for again and again until it is whole, by whoever looks at it.

import { HouseError } from "../api.ts";
import type { Fault } from "../wire.ts";

/** While something is not whole: so long until one asks again, in milliseconds. */
export const AGAIN = 4000;

interface Heard<T> {
  told: (found: T) => void;
  refused: (fault: Fault) => void;
}

/** Ask until the answer is whole. A refusal before the first answer ends it, later ones do not. Stop by calling what is returned. */
export function watch<T extends { whole: boolean }>(ask: () => Promise<T>, { told, refused }: Heard<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let isTold = false;

  async function look(): Promise<void> {
    try {
      const found = await ask();
      if (isLeft) return;
      isTold = true;
      told(found);
      if (found.whole) return;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (isLeft) return;
      if (!isTold) return refused(error.fault);
    }
    timer = setTimeout(() => void look(), AGAIN);
  }

  void look();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}
