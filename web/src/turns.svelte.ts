// Where it is one's turn: looked for now and then, whatever room one is in, so that the tab can say so.

import { ask, HouseError } from "./api.ts";
import { house } from "./house.svelte.ts";
import type { ListedTable } from "./wire.ts";

const LOOK_EVERY = 15_000;
/** Browsers let a page in the background do something once a minute at most. */
const LOOK_AWAY = 60_000;
const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** Whether a table waits for oneself, or for somebody beside one. */
export function isMyTurn(table: ListedTable): boolean {
  return table.chairs.some((chair) => chair.acting && house.isMe(chair.who));
}

class Turns {
  /** The tables at which one plays; null until the house has told of them. */
  playing = $state.raw<ListedTable[] | null>(null);
  waiting = $derived((this.playing ?? []).filter(isMyTurn));
  count = $derived(this.waiting.length);

  /** What the house says now; HouseError where it cannot be asked. */
  async look(): Promise<void> {
    if (!house.me) await house.meet();
    this.playing = (await ask("listTables", { query: { which: "playing", limit: 50 } })).tables;
  }

  /** To be called in an effect: looks now and then until it is over. */
  watch(): () => void {
    let timer = 0;
    let isOver = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        await this.look();
      } catch (error) {
        if (!(error instanceof HouseError)) throw error;
      }
      if (!isOver) timer = window.setTimeout(() => void look(), document.hidden ? LOOK_AWAY : LOOK_EVERY);
    };
    const seen = (): void => void (document.hidden || look());
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", seen);
    void look();
    return () => {
      clearTimeout(timer);
      isOver = true;
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", seen);
    };
  }

  /** To be called in an effect: the icon of the tab has a dot where it is one's turn. */
  mark(isTurn: boolean): void {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", isTurn ? ICON_TURN : ICON);
  }
}

export const turns = new Turns();
