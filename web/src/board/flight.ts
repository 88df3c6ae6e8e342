// How a thrown die flies: it comes from the left, falls, bounces once, rolls over and lies. Lengths are in
// edges of the die, angles in degrees, time runs from 0 to 1. Nothing here knows what was thrown but to spin
// each die in its own way.

/** A die among those that are thrown together, and how long all of them take, in milliseconds. */
export interface Throw {
  nth: number;
  of: number;
  time: number;
  /** For those who want less motion it only appears. */
  fades: boolean;
}

export interface Pose {
  x: number;
  y: number;
  /** Of the middle of the die, above where it lies. */
  height: number;
  /** Around the three axes of the page. */
  turn: readonly [number, number, number];
}

/** When it touches the table first, and when it lies. */
const TOUCHES = 0.5;
const LIES = 0.88;
/** Of the whole time so much passes between the first die and the last. */
const APART = 0.3;
const FALLS_FROM = 1.7;
const BOUNCES = 0.34;
/** How many keyframes a flight has; between them the browser goes in a straight line. */
const STEPS = 22;

/** When a die begins and how long it is on its way, in milliseconds: the last one lies when the time is over. */
export function timing({ nth, of, time }: Throw): { delay: number; duration: number } {
  if (of < 2) return { delay: 0, duration: time };
  return { delay: (APART * time * nth) / (of - 1), duration: time * (1 - APART) };
}

/** When dice knock on the table, in milliseconds, and how hard. */
export function knocks(thrown: Throw): { at: number; force: number }[] {
  if (thrown.fades || thrown.time === 0) return [{ at: 0, force: 0.6 }];
  const { delay, duration } = timing(thrown);
  return [{ at: delay + TOUCHES * duration, force: 1 }, { at: delay + LIES * duration, force: 0.45 }];
}

/** Where the die is and how it is turned; `seed` makes each fly in its own way. */
export function poseAt(time: number, seed: number): Pose {
  const left = 1 - eased(Math.min(1, time / LIES));
  const roll = rollAt(time);
  const lean = spread(seed, 1);
  const turn: Pose["turn"] = [roll * (0.55 + 0.45 * spread(seed, 2)), -roll * (0.8 + 0.3 * lean), left * 110 * lean];
  return {
    x: -left * (1.5 + 0.5 * lean),
    y: -left * (1.1 + 0.5 * spread(seed, 3)),
    height: hopAt(time) + reach(turn) - 0.5,
    turn,
  };
}

/** What is still to be rolled: fast in the air, slower on the table, a little too far in the end. */
function rollAt(time: number): number {
  if (time >= 1) return 0;
  if (time < TOUCHES) return 118 + (1 - time / TOUCHES) * 330;
  const part = (time - TOUCHES) / (LIES - TOUCHES);
  if (part < 1) return 118 * (1 - part) ** 1.35;
  return -4 * Math.sin((Math.PI * (time - LIES)) / (1 - LIES));
}

/** How high the lowest corner is. */
function hopAt(time: number): number {
  if (time < TOUCHES) return FALLS_FROM * (1 - (time / TOUCHES) ** 2);
  const part = (time - TOUCHES) / (LIES - TOUCHES);
  return part < 1 ? BOUNCES * 4 * part * (1 - part) : 0;
}

/** How far a turned cube reaches from its middle to the table. */
function reach([x, y, z]: Pose["turn"]): number {
  const [a, b, c] = [x, y, z].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  const down = [
    Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c),
    Math.sin(a) * Math.cos(c) + Math.cos(a) * Math.sin(b) * Math.sin(c),
    Math.cos(a) * Math.cos(b),
  ];
  return down.reduce((sum, part) => sum + Math.abs(part), 0) / 2;
}

function eased(part: number): number {
  return 1 - (1 - part) ** 1.7;
}

/** A number from −1 to 1 that looks like chance and is always the same. */
function spread(seed: number, which: number): number {
  const wave = Math.sin(seed * 12.9898 + which * 78.233) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** The flight as keyframes of the cube, of its shadow and of all of it, for a die with edges of `--size`. */
export function framesOf(seed: number): { cube: Keyframe[]; shadow: Keyframe[]; all: Keyframe[] } {
  const poses = Array.from({ length: STEPS + 1 }, (_, step) => poseAt(step / STEPS, seed));
  const far = (edges: number): string => `calc(var(--size) * ${round(edges)})`;
  return {
    cube: poses.map(({ x, y, height, turn: [a, b, c] }) => ({
      transform: `translate3d(${far(x)},${far(y)},${far(height)}) rotateX(${round(a)}deg) rotateY(${round(b)}deg) rotateZ(${round(c)}deg)`,
    })),
    shadow: poses.map(({ x, y, height }) => ({
      transform: `translate(${far(x + height * 0.22)},${far(y + height * 0.3)}) scale(${round(1 + height * 0.3)})`,
      opacity: round(1 / (1 + height * 1.4)),
    })),
    all: [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1 }],
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
