// Calls for attention: the title of the page, a notification, a short sound, and what is said aloud.

import { preferences } from "../preferences.svelte.ts";
import { chime } from "../sound.ts";
import type { TableStore } from "../table.svelte.ts";
import { t } from "../words.svelte.ts";
import { ownTurn, whoseTurn } from "./banner.ts";
import { linesOf } from "./side/sentences.ts";

/** What to do next is said when it has not changed for so long, in ms: a hand may be quicker. */
const SETTLED = 300;
/** Whoever skips much hears the last of it. */
const MOST_LINES = 12;

export class Attention {
  /** What just happened, for the live region. */
  said = $state("");
  #wasMine = false;
  /** The newest step that was told of, and the lines that were. */
  #from = 0;
  #told = new Set<string>();
  #chair: number | null = null;
  /** What one was last asked to do, in this turn. */
  #asked = "";
  #later = 0;

  /** `prompt` is what the board of the game says to whoever is to act. */
  constructor(
    private readonly table: TableStore,
    private readonly title: () => string,
    private readonly prompt: () => string | null,
  ) {}

  /** To be called in an effect: it follows the table. */
  watch(): () => void {
    const table = this.table;
    const title = this.title();
    const isMine = table.isMyTurn && !table.draft;
    document.title = isMine ? t("title-turn", { game: title }) : t("title", { game: title });
    if (isMine && !this.#wasMine) this.#call(title);
    this.#wasMine = table.isMyTurn;
    // What one was told is not for the next one at the device.
    if (table.chair !== this.#chair) {
      window.clearTimeout(this.#later);
      this.said = this.#asked = "";
    }
    this.#chair = table.chair;
    this.#tell(table);
    return () => {
      document.title = "Jacta";
    };
  }

  #tell(table: TableStore): void {
    if (table.rolling.isOn) return;
    const lines = this.#freshLines(table);
    const was = this.#asked;
    this.#asked = table.isMyTurn ? ownTurn(table, this.prompt()) : "";
    if (this.#asked === was && lines.length === 0) return;
    window.clearTimeout(this.#later);
    const asks = this.#asked === was ? "" : this.#asked;
    // Whose turn it is, is said once, and not again with all that others do meanwhile.
    if (lines.length > 0) this.said = [...lines, asks && !was ? whoseTurn(table) : "", asks].filter(Boolean).join(" ");
    else if (asks && was) this.#later = window.setTimeout(() => (this.said = asks), SETTLED);
  }

  /** What was not told yet: a step with many events comes in parts, and several short ones at once. */
  #freshLines(table: TableStore): string[] {
    const lines = table.steps.filter(({ n }) => n >= this.#from).flatMap((step) => linesOf(step, table.chairs));
    const told = this.#told;
    this.#told = new Set(lines.map(({ key }) => key));
    this.#from = table.steps.at(-1)?.n ?? 0;
    if (table.fresh.length === 0) return []; // one has just come
    return lines.filter(({ key }) => !told.has(key)).slice(-MOST_LINES).map(({ text }) => text);
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
