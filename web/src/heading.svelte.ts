// What the header says of the room one is in: a title, what is there of it, and the rules of its game.

class Heading {
  title = $state("");
  /** The game whose rules one may want to read. */
  game = $state<string | null>(null);

  /** What of it one sees, such as its rules. */
  what = $state("");

  /** Something is told over it for a while: what nobody sees is not to be reached either. */
  isCovered = $state(false);

  /** To be called in an effect; what it said is gone with the room. */
  say(title: string, game: string | null = null, what = ""): () => void {
    this.title = title;
    this.game = game;
    this.what = what;
    return () => {
      this.title = this.what = "";
      this.game = null;
    };
  }
}

export const heading = new Heading();
