import * as z from "zod/mini";
import { dateOf, dayOf } from "#web/ui/form/dates/dayText.ts";
import { lives } from "./tokenLives.ts";

export const tokenSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    access: z.enum(["READ", "WRITE"]),
    life: z.enum(lives),
    day: z.nullable(z.string()),
    password: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine(({ life, day }) => life !== "day" || dateOf(day) !== undefined, {
      path: ["day"],
      params: { code: "REQUIRED" },
    }),
    z.refine(({ life, day }) => life !== "day" || day === null || day >= dayOf(new Date()), {
      path: ["day"],
      params: { code: "TOO_EARLY", min: dayOf(new Date()) },
    }),
  );
