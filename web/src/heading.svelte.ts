// What the header says of the room one is in: a title, and the rules of its game.

class Heading {
  title = $state("");
  /** The game whose rules one may want to read. */
  game = $state<string | null>(null);

  /** To be called in an effect; what it said is gone with the room. */
  say(title: string, game: string | null = null): () => void {
    this.title = title;
    this.game = game;
    return () => {
      this.title = "";
      this.game = null;
    };
  }
}

export const heading = new Heading();
