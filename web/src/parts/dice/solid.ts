// The six faces of a die, and on which side each lies when one of them is shown.

/** Three pairs of opposite faces; the first of each pair meet in one corner, counted as front, top and right. */
export type Faces = readonly [readonly [string, string], readonly [string, string], readonly [string, string]];

export const SIDES = ["front", "back", "top", "bottom", "left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** The faces from one to six, as on any die: opposite ones make seven. */
export const PIPS: Faces = [["1", "6"], ["3", "4"], ["2", "5"]];

/** A die that is turned until a face is in front; one that it has not stands there all the same. */
export function sidesOf(faces: Faces, shown: string): Record<Side, string> {
  const at = Math.max(0, faces.findIndex((pair) => pair.includes(shown)));
  const [pair, next, last] = [faces[at]!, faces[(at + 1) % 3]!, faces[(at + 2) % 3]!];
  const isFirst = pair[0] === shown;
  // The other end of an axis is in front: the other two change places, or it would be the die in a mirror.
  const [upright, across] = isFirst ? [next, last] : [last, next];
  return {
    front: shown, back: isFirst ? pair[1] : pair[0],
    top: upright[0], bottom: upright[1], right: across[0], left: across[1],
  };
}
