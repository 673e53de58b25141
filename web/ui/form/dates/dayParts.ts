import * as z from "zod/mini";
import { readTime } from "./dayInput.ts";
import { dateOf } from "./dayText.ts";

/** A day, `2026-11-21`, that must be given; an empty field holds null. Both bounds belong to the range. */
export function day({ min, max }: { min?: string; max?: string } = {}) {
  return z.pipe(
    z.nullable(z.string()),
    z.string().check(
      z.refine((value) => dateOf(value) !== undefined, { abort: true }),
      z.refine((value) => min === undefined || value >= min, { params: { code: "TOO_EARLY", min } }),
      z.refine((value) => max === undefined || value <= max, { params: { code: "TOO_LATE", max } }),
    ),
  );
}

/** A time of day, `09:41`, that must be given; an empty field holds null. */
export function time() {
  return z.pipe(
    z.nullable(z.string()),
    z.string().check(z.refine((value) => /^\d{2}:\d{2}$/.test(value) && readTime(value) === value)),
  );
}

/** An instant, `2026-11-21T01:41:00.000Z`, that must be given; an empty field holds null. */
export function instant() {
  return z.pipe(
    z.nullable(z.string()),
    z.string().check(z.refine((value) => value.endsWith("Z") && !Number.isNaN(Date.parse(value)))),
  );
}

/** Two days, the first not after the second; both must be given. */
export function dayRange(bounds: { min?: string; max?: string } = {}) {
  return z
    .object({ from: day(bounds), to: day(bounds) })
    .check(z.refine(({ from, to }) => from <= to, { params: { code: "WRONG_ORDER" } }));
}
