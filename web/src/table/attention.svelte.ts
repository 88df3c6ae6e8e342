// Calls for attention: the title of the page, a notification, a short sound, and what is said aloud.

import { preferences } from "../preferences.svelte.ts";
import { chime } from "../sound.ts";
import type { TableStore } from "../table.svelte.ts";
import { t } from "../words.svelte.ts";
import { whoseTurn } from "./banner.ts";
import { linesOf } from "./side/sentences.ts";

export class Attention {
  /** What just happened, for the live region. */
  said = $state("");
  #wasMine = false;
  #n = 0;
  #chair: number | null = null;

  constructor(private readonly table: TableStore, private readonly title: () => string) {}

  /** To be called in an effect: it follows the table. */
  watch(): () => void {
    const table = this.table;
    const title = this.title();
    const isMine = table.isMyTurn && !table.draft;
    document.title = isMine ? t("title-turn", { game: title }) : t("title", { game: title });
    if (isMine && !this.#wasMine) this.#call(title);
    this.#wasMine = table.isMyTurn;
    // What one was told is not for the next one at the device.
    if (table.chair !== this.#chair) this.said = "";
    this.#chair = table.chair;
    this.#tell(table);
    return () => {
      document.title = "Jacta";
    };
  }

  #tell(table: TableStore): void {
    if (table.fresh.length === 0 || table.rolling.isOn) return;
    const from = Math.max(this.#n + 1, table.fresh[0]!.n);
    const lines = table.steps.filter((step) => step.n >= from).flatMap((step) => linesOf(step, table.chairs));
    this.#n = table.steps.at(-1)?.n ?? this.#n;
    const turn = table.isMyTurn ? [whoseTurn(table)] : [];
    if (lines.length > 0) this.said = [...lines.map((line) => line.text), ...turn].join(" ");
  }

  #call(title: string): void {
    chime();
    if (!document.hidden || !preferences.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const note = new Notification(t("title-turn", { game: title }), { tag: "jacta", icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}
