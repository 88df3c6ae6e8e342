// Where cars stand, also several on one square, and which part of the landscape is shown.

import { PLACES, ROAD } from "../art/data.ts";
import type { Places, Point } from "../art/geometry.ts";
import type { ShownCar } from "../payloads.ts";

/** The length of a car, in units of the drawing; and of one of so many that share a square. */
export const LONG = 84;
const LENGTHS = [LONG, LONG, 74, 66, 60];
/** A car is so much broader than long, with the room around it. */
const BROAD = 0.62;
const APART = 4;

export interface Place extends Point {
  heading: number;
  size: number;
}

function lengthOf(cars: number): number {
  return LENGTHS[Math.min(cars, LENGTHS.length - 1)]!;
}

/** Cars that share a square are parked beside each other, from four on in two rows; none covers another. */
function aside(place: number, of: number): Point {
  const rows = of > 3 ? 2 : 1;
  const abreast = Math.ceil(of / rows);
  const [row, column] = [Math.floor(place / abreast), place % abreast];
  const inRow = Math.min(abreast, of - row * abreast);
  return {
    x: ((rows - 1) / 2 - row) * (lengthOf(of) + APART),
    y: (column - (inRow - 1) / 2) * lengthOf(of) * BROAD,
  };
}

/** A square on which several cars stand: how many, and the ground that they cover, turned as they are. */
export interface Lot extends Point {
  square: string;
  seats: number[];
  heading: number;
  width: number;
  height: number;
}

/** The squares on which several of these cars stand. */
export function lotsOf(cars: readonly ShownCar[], on: Places = PLACES): Lot[] {
  const squares = [...new Set(cars.map(({ square }) => square))];
  return squares.flatMap((square) => {
    const seats = cars.flatMap((car, seat) => (car.square === square ? [seat] : []));
    if (seats.length < 2) return [];
    const rows = seats.length > 3 ? 2 : 1;
    const long = lengthOf(seats.length);
    const width = rows * (long + APART) + APART;
    const height = Math.ceil(seats.length / rows) * long * BROAD + APART;
    return [{ ...on.at(square), square, seats, heading: headingAt(cars[seats[0]!]!, on), width, height }];
  });
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** Which way a car looks on a square: towards the one that follows. */
export function headingAt({ square, towards }: Pick<ShownCar, "square" | "towards">, on: Places = PLACES): number {
  return on.heading(square, towards ?? undefined);
}

/** By seat: where each car stands; those on one square make room for each other (EN-R7), all along its road. */
export function places(cars: readonly ShownCar[], on: Places = PLACES): Place[] {
  return cars.map((car, seat) => {
    const together = cars.flatMap((other, place) => (other.square === car.square ? [place] : []));
    const { x, y } = on.at(car.square);
    const by = turned(aside(together.indexOf(seat), together.length), headingAt(cars[together[0]!]!, on));
    return { x: x + by.x, y: y + by.y, heading: headingAt(car, on), size: lengthOf(together.length) };
  });
}

export interface Room {
  width: number;
  height: number;
}

/** How large the landscape is drawn, and the part of it that is seen. */
export interface Frame extends Room {
  box: [number, number, number, number];
}

const [LEFT, TOP, WIDE, HIGH] = ROAD.view_box;
/** Of the landscape at least so much is seen, and so much around what one looks at. */
const NEAREST = 560;
const AROUND = 110;

/** What is kept free for buttons, above the whole landscape or beside it. */
export interface Strip {
  top: number;
  right: number;
}

function scaleIn({ width, height }: Room, { top, right }: Strip): number {
  return Math.min((width - right) / WIDE, (height - top) / HIGH);
}

/** A strip of this breadth, where it costs the landscape least. */
export function stripOf(room: Room, broad: number): Strip {
  const [above, beside] = [{ top: broad, right: 0 }, { top: 0, right: broad }];
  return scaleIn(room, above) > scaleIn(room, beside) ? above : beside;
}

/** What calendar and cars take at a desk: so broad beside the landscape, so high below it. */
const BESIDE = 248;
const BELOW = 132;
const COUNTED = 38;

/** Whether the landscape is larger above calendar and cars than beside them; `counted` cars have a line each. */
export function isLargerAbove(room: Room, counted = 0): boolean {
  const top = Math.max(BELOW, COUNTED * (counted + 1));
  return scaleIn(room, { top, right: 0 }) > scaleIn(room, { top: 0, right: BESIDE });
}

/** All of the landscape, as large as it can be. */
export function whole(room: Room, strip: Strip): Frame {
  const scale = scaleIn(room, strip);
  return { width: WIDE * scale, height: HIGH * scale, box: [LEFT, TOP, WIDE, HIGH] };
}

/** What is around some points, filling the room. */
export function around(points: readonly Point[], room: Room): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const shape = room.width / room.height;
  const most = Math.min(WIDE, HIGH * shape);
  const width = Math.min(most, Math.max(NEAREST, right - left, (bottom - top) * shape));
  const height = width / shape;
  const clamp = (value: number, least: number, size: number, all: number): number => Math.min(Math.max(value, least), least + all - size);
  const x = clamp((left + right - width) / 2, LEFT, width, WIDE);
  const y = clamp((top + bottom - height) / 2, TOP, height, HIGH);
  return { ...room, box: [x, y, width, height] };
}
