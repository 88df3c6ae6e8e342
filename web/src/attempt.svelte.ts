// Something that somebody tries over HTTP: it is on its way, done, or refused with a sentence.

import { HouseError } from "./api.ts";

export class Attempt {
  busy = $state(false);
  /** Why it was refused, in words for people; empty where it was not. */
  problem = $state("");
  /** The code of why it was refused, by which a form knows what to ask for. */
  code = $state("");

  /** Whether the house agreed. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    this.code = "";
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.problem = error.fault.message;
      this.code = error.fault.code;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
