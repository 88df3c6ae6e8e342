// An address as a QR code: one path of dark squares, in a box of so many modules with its quiet zone.

import { encode } from "uqr";

/** What a camera needs around a code. */
const QUIET = 4;

export interface Drawn {
  size: number;
  path: string;
}

export function drawnCode(address: string): Drawn {
  const { size, data } = encode(address, { ecc: "M", border: QUIET });
  const runs = data.flatMap((row, y) => runsOf(row).map(({ from, long }) => `M${from} ${y}h${long}v1h-${long}z`));
  return { size, path: runs.join("") };
}

/** Dark modules that lie side by side are drawn as one. */
function runsOf(row: readonly boolean[]): { from: number; long: number }[] {
  const runs: { from: number; long: number }[] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last.from + last.long === x) last.long += 1;
    else if (dark) runs.push({ from: x, long: 1 });
  });
  return runs;
}
