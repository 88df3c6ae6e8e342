// The drawings beside the rules: tracks before and after something happens.

export interface Drawn {
  /** `you`, or the name of somebody at the table. */
  who: string;
  /** Cells below the rear. */
  offset: number;
  /** From the rear to the front, such as `B4`. */
  strips: string[];
  /** Strips that are new, or about to go. */
  ghosts?: string[];
  lantern?: boolean;
}

/** Tracks before and after something happens, or only as they are. */
export interface TracksDrawing {
  dice?: string;
  before?: Drawn[];
  after: Drawn[];
  /** Only the last cells are drawn, up to the goal. */
  hasGoal?: boolean;
}

export const drawings: Record<string, TracksDrawing> = {
  "brief-1": {
    hasGoal: true,
    after: [
      { who: "you", offset: 0, strips: ["B4", "R3", "Y5"] },
      { who: "Ben", offset: 0, strips: ["G3", "W5"] },
      { who: "Cleo", offset: 0, strips: ["K4"], lantern: true },
    ],
  },
  "brief-2": { dice: "RRRRYYK", after: [{ who: "you", offset: 0, strips: ["B3", "R4", "Y2"], ghosts: ["R4", "Y2"] }] },
  "brief-3": {
    before: [
      { who: "you", offset: 0, strips: ["R4"] },
      { who: "Ben", offset: 0, strips: ["G3", "Y5"], ghosts: ["G3"] },
    ],
    after: [
      { who: "you", offset: 0, strips: ["R4", "G3"], ghosts: ["G3"] },
      { who: "Ben", offset: 0, strips: ["Y5"] },
    ],
  },
  "brief-4": {
    before: [{ who: "you", offset: 0, strips: ["W3", "R2", "B4"], ghosts: ["W3", "R2"] }],
    after: [{ who: "you", offset: 5, strips: ["B4"] }],
  },
  "WE-R11": {
    before: [{ who: "you", offset: 0, strips: ["W3", "R2", "B4"], ghosts: ["W3", "R2"] }],
    after: [{ who: "you", offset: 5, strips: ["B4"] }],
  },
  "WE-R20": {
    dice: "RRRRYYK",
    before: [{ who: "you", offset: 2, strips: ["B3"] }],
    after: [{ who: "you", offset: 2, strips: ["B3", "R4", "Y2"], ghosts: ["R4", "Y2"] }],
  },
  "WE-R30": {
    dice: "GGGWBBK",
    before: [
      { who: "you", offset: 0, strips: ["R4"] },
      { who: "Ben", offset: 0, strips: ["G3", "Y5"], ghosts: ["G3"] },
      { who: "Cleo", offset: 0, strips: ["W2"], lantern: true },
    ],
    after: [
      { who: "you", offset: 0, strips: ["R4", "G3"], ghosts: ["G3"] },
      { who: "Ben", offset: 0, strips: ["Y5"] },
      { who: "Cleo", offset: 0, strips: ["W2"], lantern: true },
    ],
  },
  "WE-R31": {
    before: [{ who: "you", offset: 0, strips: ["R4", "K2", "Y3"], ghosts: ["Y3"] }],
    after: [{ who: "you", offset: 0, strips: ["R4", "K2"] }],
  },
  "WE-R32": {
    before: [{ who: "you", offset: 5, strips: ["B3"] }],
    after: [{ who: "you", offset: 2, strips: ["B3"] }],
  },
  "WE-R35": {
    dice: "WWWGGYK",
    before: [
      { who: "you", offset: 0, strips: ["R6", "B3"] },
      { who: "Cleo", offset: 0, strips: ["W3", "K4"], ghosts: ["W3"], lantern: true },
    ],
    after: [
      { who: "you", offset: 0, strips: ["R6", "B3", "W3"], ghosts: ["W3"] },
      { who: "Cleo", offset: 3, strips: ["K4"], lantern: true },
    ],
  },
  "WE-X1": {
    dice: "RRRGGWK",
    before: [{ who: "Anna", offset: 0, strips: ["B3"] }],
    after: [{ who: "Anna", offset: 0, strips: ["B3", "R2", "G2"], ghosts: ["R2", "G2"] }],
  },
  "WE-X3": {
    before: [{ who: "Ben", offset: 0, strips: ["W2", "R3", "B2", "Y3", "K2"], ghosts: ["W2", "R3"] }],
    after: [{ who: "Ben", offset: 5, strips: ["B2", "Y3", "K2"] }],
  },
  "WE-X4": {
    dice: "RRRGGGY",
    before: [
      { who: "Cécilia", offset: 0, strips: ["B4"] },
      { who: "Ben", offset: 0, strips: ["G2", "W5"], ghosts: ["G2"] },
    ],
    after: [
      { who: "Cécilia", offset: 0, strips: ["B4", "G2", "R3"], ghosts: ["G2", "R3"] },
      { who: "Ben", offset: 0, strips: ["W5"] },
    ],
  },
  "WE-X5": {
    before: [{ who: "Dieter", offset: 4, strips: ["B3"] }],
    after: [{ who: "Dieter", offset: 1, strips: ["B3"] }],
  },
};
