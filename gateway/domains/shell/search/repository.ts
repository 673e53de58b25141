import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

export const searchGroup = z
  .strictObject({
    title: z.string(),
    category: z.string(),
    children: z.array(z.strictObject({ title: z.string(), icon: z.string(), url: z.string() })),
  })
  .meta({ id: "SearchGroup" });

export const searchGroups = fixedRows("shell/search", () => z.array(searchGroup));
