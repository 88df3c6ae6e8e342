// A round as a client in Node measures it: people play at so many tables, and after a while the
// time runs. `begin` is printed when it does, and in the end how long each move took, in seconds.

const now = () => performance.now() / 1e3;

class Tally {
  latencies = [];
  #begins = Infinity;
  #ends = Infinity;

  get isOver() {
    return now() > this.#ends;
  }

  /** A move that was sent then is acknowledged now. */
  add(sent) {
    const at = now();
    if (this.#begins <= at && at <= this.#ends) this.latencies.push(Number((at - sent).toFixed(6)));
  }

  begin(seconds) {
    this.#begins = now();
    this.#ends = this.#begins + seconds;
  }
}

/** Play with `play(address, tally)` at each table, as the command line asks for it. */
async function measure(play) {
  const [address, tables, warmUp, seconds] = process.argv.slice(2);
  const tally = new Tally();
  const pause = (length) => new Promise((resolve) => setTimeout(resolve, 1e3 * length));
  const lost = (error) => {
    console.error(error);
    process.exit(1);
  };
  for (let table = 0; table < Number(tables); table += 1) play(address, tally).catch(lost);
  await pause(Number(warmUp));
  tally.begin(Number(seconds));
  console.log("begin");
  await pause(Number(seconds));
  console.log(JSON.stringify(tally.latencies));
}

module.exports = { measure, now };
