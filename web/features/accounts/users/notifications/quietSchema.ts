import * as z from "zod/mini";
import { time } from "#web/ui/form/dates/dayParts.ts";

export const quietSchema = z
  .object({ from: time(), until: time(), timeZone: z.string().check(z.minLength(1)) })
  .check(z.refine(({ from, until }) => from !== until, { path: ["until"] }));
