import { z } from "zod";
import { readFixture } from "#gateway/platform/store/seed.ts";

export const searchGroup = z
  .strictObject({
    title: z.string(),
    category: z.string(),
    children: z.array(z.strictObject({ title: z.string(), icon: z.string(), url: z.string() })),
  })
  .meta({ id: "SearchGroup" });

/** Nobody changes these: they are read once from the fixture. */
export const searchGroups = z.array(searchGroup).parse(readFixture("shell/search"));
