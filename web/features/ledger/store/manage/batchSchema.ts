import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { instant } from "#web/ui/form/dates/dayParts.ts";

export const batchSchema = z.object({
  title: text({ min: 2, max: 60 }),
  amount: wholeNumber({ min: 100, max: 100_000 }),
  count: wholeNumber({ min: 1, max: 1_000 }),
  expiresAt: instant(),
});
