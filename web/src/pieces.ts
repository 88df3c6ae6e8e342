// Shapes and colours: each colour has a shape and a letter, so that colour is never the only sign.

import { words } from "./words.svelte.ts";

/** By seat: the first is a disc, as red is; where pieces have colours, these come in the same order. */
export const SHAPES = ["disc", "square", "star", "triangle", "ring", "diamond"] as const;
export type Shape = (typeof SHAPES)[number];
export type Colour = "red" | "green" | "white" | "blue" | "yellow" | "black";

export interface Piece {
  colour: Colour;
  shape: Shape;
}

/** By the code letter of notation and JSON. */
export const PIECES: Record<string, Piece> = {
  R: { colour: "red", shape: "disc" },
  G: { colour: "green", shape: "triangle" },
  W: { colour: "white", shape: "ring" },
  B: { colour: "blue", shape: "square" },
  Y: { colour: "yellow", shape: "star" },
  K: { colour: "black", shape: "diamond" },
};

/** The shape of a seat that nobody has taken. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

const COLOURS = SHAPES.map((shape) => Object.values(PIECES).find((piece) => piece.shape === shape)!.colour);

/** Whoever has a seat, as far as it matters for how they are shown. */
interface Dressed {
  seat: number;
  avatar?: Piece | null;
  is_bot?: boolean;
}

/**
 * By seat: the colour and shape that stand for it at a table. Where a game has pieces of colours it is the
 * piece; elsewhere it is what somebody has chosen, people before bots, and no two are alike.
 */
export function dress(seated: readonly Dressed[], codes: readonly string[] | null = null): Map<number, Piece> {
  const worn = new Map<number, Piece>();
  const order = [...seated].sort((one, other) => Number(one.is_bot ?? false) - Number(other.is_bot ?? false) || one.seat - other.seat);
  for (const { seat, avatar } of order) {
    const piece = PIECES[codes?.[seat] ?? ""];
    const others = [...worn.values()];
    const wanted = avatar ?? { colour: COLOURS[seat % COLOURS.length]!, shape: shapeOf(seat) };
    worn.set(seat, piece ?? {
      colour: free(wanted.colour, COLOURS, others.map(({ colour }) => colour)),
      shape: free(wanted.shape, SHAPES, others.map(({ shape }) => shape)),
    });
  }
  return worn;
}

/** What is wanted, or the next that nobody has. */
function free<T>(wanted: T, all: readonly T[], taken: readonly T[]): T {
  const from = all.indexOf(wanted);
  const order = [...all.slice(from), ...all.slice(0, from)];
  return order.find((one) => !taken.includes(one)) ?? wanted;
}

/** The letter that stands on a piece, in the language of the page. */
export function letterOf(code: string): string {
  return words.say("letter", { value: code });
}

/** The name of a colour, in the language of the page. */
export function colourOf(code: string): string {
  return words.say("colour", { value: code });
}

/** The name of a shape, in the language of the page. */
export function shapeInWords(shape: Shape): string {
  return words.say("shape", { value: shape });
}

/** Each shape as a path in a box of 24 by 24, centred; a ring is drawn with a hole (evenodd). */
export const PATHS: Record<Shape, string> = {
  disc: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  ring: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.4a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2z",
  square: "M4.5 4.5h15v15h-15z",
  triangle: "M12 3.2L21.6 19.6H2.4z",
  diamond: "M12 2L21.4 12L12 22L2.6 12z",
  star: "M12 2.2l2.95 6.3 6.85.8-5.05 4.75 1.3 6.85L12 17.5l-6.05 3.4 1.3-6.85L2.2 9.3l6.85-.8z",
};
