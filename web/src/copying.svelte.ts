// Something that is copied with one click; for a moment the page says that it was.

const A_MOMENT = 2500;

export class Copying {
  /** It has just been copied. */
  done = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the device allowed it. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    this.done = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.done = false), A_MOMENT);
    return true;
  }
}
