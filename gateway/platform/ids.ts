import { monotonicFactory, ulid } from "ulid";
import type { Clock } from "./clock.ts";

const growing = monotonicFactory();

/** A new id: the prefix of its kind and a ULID, so that ids sort by the time they were made, within a millisecond too. */
export const newId = (prefix: string, clock: Clock): string => `${prefix}_${growing(clock.now())}`;

/** The id of a sample row that is said to have been made at another time than now: such ids sort by that time among all others. */
export const sampleId = (prefix: string, then: Clock): string => `${prefix}_${ulid(then.now())}`;

/** The whole-number key behind an id of a sample row, or null when it cannot be one. */
export function numericId(id: string): number | null {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 0x7fff_ffff ? Number(id) : null;
}

/** Gives numbers to requests: unlike those of any other process, and cheap. */
export function requestIds(): () => string {
  const process = ulid().toLowerCase().slice(-12);
  let count = 0;
  return () => `req_${process}${(count += 1).toString(36).padStart(4, "0")}`;
}
