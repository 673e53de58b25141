import { z } from "zod";
import { readFixture } from "#gateway/platform/store/seed.ts";

/** Nobody changes these: they are read once from the fixture. */
export const projectRows = z
  .array(
    z.strictObject({
      id: z.int(),
      logo: z.string(),
      name: z.string(),
      day: z.int().max(0),
      leader: z.string(),
      team: z.array(z.string()),
      status: z.int().min(0).max(100),
    }),
  )
  .parse(readFixture("dashboards/projects"));
