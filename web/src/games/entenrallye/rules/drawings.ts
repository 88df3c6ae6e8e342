// The drawings beside the rules of Entenrallye: stretches of the road, split throws, cars, cards, tracks.

/** A stretch of the road, seen around some squares. */
export interface DrawnRoad {
  kind: "road";
  around: string[];
  /** Ways that are driven, square by square. */
  ways?: string[][];
  /** Cars: the code letter of their colour and their square. */
  cars?: [string, string][];
}

/** A throw, and what its pips are used for. */
export interface DrawnSplit {
  kind: "split";
  /** The squares that are driven over, from where the car stands. */
  way: string[];
  part?: boolean;
  repair?: number;
}

/** A car with the parts on it, and the cards themselves. */
export interface DrawnCar {
  kind: "car";
  colour: string;
  fitted: string[];
}

/** Cards in a row; null lies face down. */
export interface DrawnCards {
  kind: "cards";
  parts: (string | null)[];
}

export interface DrawnRepair {
  kind: "repair";
  value: number;
  preview?: number;
}

export interface DrawnCalendar {
  kind: "calendar";
  month: number;
  part: number;
  players: number;
}

export type DrawnScene = (DrawnRoad | DrawnSplit | DrawnCar | DrawnCards | DrawnRepair | DrawnCalendar) & { verdict?: "before" | "after" };

export interface RallyDrawing {
  rally: DrawnScene[];
}

function drawn(...rally: DrawnScene[]): RallyDrawing {
  return { rally };
}

export const drawings: Record<string, RallyDrawing> = {
  "brief-1": drawn({ kind: "road", around: ["11", "M1", "15"], cars: [["R", "11"], ["B", "15"]], ways: [["11", "12", "M1"]] }),
  "brief-2": drawn({ kind: "split", way: ["4", "5"], part: true, repair: 2 }),
  "brief-3": drawn({ kind: "car", colour: "R", fitted: ["wings-5-5"] }),
  "brief-4": drawn({ kind: "calendar", month: 12, part: 1, players: 4 }, { kind: "road", around: ["51", "53", "M4"], cars: [["R", "53"], ["B", "M4"]], ways: [["53", "54", "55", "56", "M4"]] }),
  "EN-R2": drawn({ kind: "road", around: ["0", "1", "2"], cars: [["R", "0"]] }),
  "EN-R4": drawn({ kind: "road", around: ["7", "8", "9"] }),
  "EN-R6": drawn({ kind: "road", around: ["4", "5", "8", "9", "10", "a1"], cars: [["B", "4"]], ways: [["4", "5", "6", "7"], ["4", "a1", "10"]] }),
  "EN-R10": drawn({ kind: "split", way: ["4", "5"], part: true, repair: 2 }),
  "EN-R13": drawn({ kind: "cards", parts: [null, "bonnet-4-4"] }),
  "EN-R14": drawn({ kind: "cards", parts: ["roof-5-3", "roof-2-5"] }),
  "EN-R15": drawn({ kind: "car", colour: "Y", fitted: ["doors-4-3"] }),
  "EN-R18": drawn({ kind: "car", colour: "G", fitted: [] }),
  "EN-R19": drawn({ kind: "repair", value: 4, preview: 7 }),
  "EN-R26": drawn({ kind: "calendar", month: 3, part: 2, players: 4 }),
  "EN-R29": drawn({ kind: "calendar", month: 1, part: 1, players: 4 }),
  "EN-R31": drawn({ kind: "road", around: ["11", "M1", "15"], cars: [["R", "M1"]], ways: [["11", "12", "M1"]] }, { kind: "car", colour: "R", fitted: ["bonnet-4-5", "wings-5-5", "roof-5-3"] }),
  "EN-R37": drawn({ kind: "road", around: ["17", "18", "TUV"], cars: [["W", "18"]], ways: [["18", "t1", "t2", "t3", "TUV"]] }),
  "EN-R39": drawn({ kind: "road", around: ["TUV", "TUV-0", "TUV-2", "14"] }),
  "EN-R40": drawn({ kind: "road", around: ["w5", "ASU-0", "ASU-3"] }),
  "EN-X1": drawn({ kind: "split", way: ["5", "6", "7"], part: true }),
  "EN-X2": drawn({ kind: "car", colour: "B", fitted: ["bonnet-4-4", "doors-5-5"] }),
  "EN-X3": drawn({ kind: "split", way: ["1", "2"], repair: 3 }),
  "EN-X5": drawn(
    { kind: "calendar", month: 3, part: 3, players: 6, verdict: "before" },
    { kind: "calendar", month: 3, part: 4, players: 6, verdict: "after" },
  ),
  "EN-X8": drawn({ kind: "repair", value: 15, verdict: "before" }, { kind: "repair", value: 3, verdict: "after" }),
  "EN-X9": drawn(
    { kind: "road", around: ["ASU", "u2", "u1"], cars: [["K", "ASU"]], verdict: "before" },
    { kind: "road", around: ["w5", "ASU-0", "ASU-3"], cars: [["K", "ASU-2"]], verdict: "after" },
  ),
  "EN-X10": drawn({ kind: "car", colour: "K", fitted: ["bonnet-5-5", "wings-5-5", "doors-5-5", "roof-5-5"] }),
  "EN-X11": drawn({ kind: "split", way: ["1", "2"], part: true, repair: 1 }),
  "EN-A24": drawn({ kind: "road", around: ["45", "46", "u1", "ASU"], cars: [["G", "ASU"]], ways: [["ASU", "u2", "u1", "45", "46"]] }),
  "EN-A26": drawn({ kind: "road", around: ["TUV-3", "TUV-0", "14"], cars: [["Y", "TUV-3"]], ways: [["TUV-3", "TUV-2", "TUV-1", "TUV-0", "v1"]] }),
  "EN-A29": drawn({ kind: "car", colour: "R", fitted: ["bonnet-5-3", "wings-5-5", "doors-5-4", "roof-5-3"] }),
  "EN-A30": drawn({ kind: "road", around: ["TUV", "TUV-0", "v1", "14"] }),
};
