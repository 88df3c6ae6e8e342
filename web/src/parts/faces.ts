// The faces of the characters of the ladder: pictures of their own, which nobody loads who meets none.

import club from "./faces/club.svg?url&no-inline";
import gentle from "./faces/gentle.svg?url&no-inline";
import master from "./faces/master.svg?url&no-inline";
import strong from "./faces/strong.svg?url&no-inline";
import type { Level } from "../new-table/bots.ts";

export const FACES: Record<Level, string> = { gentle, club, strong, master };
