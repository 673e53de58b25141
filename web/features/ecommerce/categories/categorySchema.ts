import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const categorySchema = z.object({
  name: text({ min: 1, max: 60 }),
  description: text({ max: 300 }),
  place: z.string(),
  shown: z.boolean(),
});

export type CategoryValues = z.output<typeof categorySchema>;
