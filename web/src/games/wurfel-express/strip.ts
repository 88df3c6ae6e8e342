// How a strip is drawn at a size: where its shapes are, and where its label is.

import { lengthOf } from "./position.ts";

export interface Drawn {
  /** The middles of the shapes, and how large these are. */
  shapes: { x: number; y: number }[];
  size: number;
  /** The middle of the label, and the height of its letters. */
  label: { x: number; y: number };
  letters: number;
}

/** Wide cells have a shape each, and the label in the last; narrow strips one shape and the label. */
export function drawnAt(strip: string, width: number, height: number): Drawn {
  const length = lengthOf(strip);
  const cell = width / length;
  const middle = height / 2;
  if (cell >= 17) {
    return {
      shapes: Array.from({ length: length - 1 }, (_, place) => ({ x: (place + 0.5) * cell, y: middle })),
      size: Math.min(cell * 0.56, height * 0.46),
      label: { x: width - cell / 2, y: middle },
      letters: Math.min(16, cell * 0.6),
    };
  }
  const size = Math.min(11, height * 0.42);
  if (width < 30) {
    const x = width / 2;
    return { shapes: [{ x, y: height * 0.3 }], size, label: { x, y: height * 0.71 }, letters: size };
  }
  return { shapes: [{ x: width / 2 - 9, y: middle }], size, label: { x: width / 2 + 7, y: middle }, letters: 12 };
}
