import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

export const projectRows = fixedRows("dashboards/projects", () =>
  z.array(
    z.strictObject({
      id: z.int(),
      logo: z.string(),
      name: z.string(),
      day: z.int().max(0),
      leader: z.string(),
      team: z.array(z.string()),
      status: z.int().min(0).max(100),
    }),
  ),
);
