// The four boxes on the shelf, in their order. A box that the house cannot open yet says so.

import type { Component } from "svelte";
import DiceTrip from "../games/dice-trip/Cover.svelte";
import Entenrallye from "../games/entenrallye/Cover.svelte";
import VerbindungGesucht from "../games/verbindung-gesucht/Cover.svelte";
import WurfelExpress from "../games/wurfel-express/Cover.svelte";

export interface Box {
  game: string;
  title: string;
  /** Who made the game, and when. */
  by: string;
  fewest: number;
  most: number;
  Cover: Component;
}

export const BOXES: Box[] = [
  { game: "wurfel-express", title: "Würfel Express", by: "Steffen Benndorf, 2009", fewest: 2, most: 6, Cover: WurfelExpress },
  { game: "dice-trip", title: "Dice Trip", by: "Hartmut Kommerell, 2021", fewest: 1, most: 4, Cover: DiceTrip },
  { game: "verbindung-gesucht", title: "Verbindung gesucht", by: "Luca Borsa, 2007", fewest: 2, most: 2, Cover: VerbindungGesucht },
  { game: "entenrallye", title: "Entenrallye", by: "Walter Müller, 1988/1991", fewest: 2, most: 6, Cover: Entenrallye },
];
