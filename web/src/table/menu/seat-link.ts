// Links to a chair, as this device keeps them: whoever has one plays there.

import { forget, recall, remember } from "../../storage.ts";

export interface SeatLink {
  key: string;
  chair: number;
}

export function keepLink(table: string, link: SeatLink): void {
  remember(`link.${table}`, link);
}

export function recallLink(table: string): SeatLink | null {
  return recall<SeatLink>(`link.${table}`);
}

export function forgetLink(table: string): void {
  forget(`link.${table}`);
}
