import * as z from "zod/mini";
import { instant } from "#web/ui/form/dates/dayParts.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { languages } from "./announcementParts.ts";

const written = z.object({ title: text({ max: 120 }), text: text({ max: 1_000 }) });

export const announcementSchema = z
  .object({
    importance: text({ min: 1, max: 20 }),
    startsAt: instant(),
    endsAt: z.nullable(z.string()),
    cn: written,
    en: written,
    ar: written,
    fr: written,
  })
  .check(
    z.refine((given) => languages.some((one) => given[one].title !== ""), {
      path: ["cn", "title"],
      params: { code: "REQUIRED" },
    }),
    z.refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
      path: ["endsAt"],
      params: { code: "WRONG_ORDER" },
    }),
  );
