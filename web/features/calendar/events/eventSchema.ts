import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { repeats } from "./repeatRule.ts";

const day = z.nullable(z.iso.date());
const instant = z.nullable(z.iso.datetime());
const missing = (path: string, input: unknown) => ({
  code: "custom" as const,
  path: [path],
  input,
  params: { code: "REQUIRED" },
});
const early = (path: string, input: unknown) => ({
  code: "custom" as const,
  path: [path],
  input,
  params: { code: "EARLY" },
});

export const eventSchema = z
  .object({
    title: text({ min: 1, max: 200 }),
    calendar: text({ min: 1, max: 60 }),
    allDay: z.boolean(),
    start: instant,
    end: instant,
    firstDay: day,
    lastDay: day,
    repeat: z.enum(repeats),
    until: day,
    guests: z.array(text({ min: 1, max: 120 })).check(z.maxLength(50)),
    location: text({ max: 200 }),
    url: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000))]),
    reminder: z.string(),
    description: text({ max: 5_000 }),
  })
  .check(({ value, issues }) => {
    const [from, to] = value.allDay ? (["firstDay", "lastDay"] as const) : (["start", "end"] as const);
    const [start, end] = [value[from], value[to]];
    if (start === null) issues.push(missing(from, start));
    if (end === null) issues.push(missing(to, end));
    if (start !== null && end !== null && end < start) issues.push(early(to, end));
    if (start !== null && value.until !== null && value.repeat !== "NONE" && value.until < start.slice(0, 10))
      issues.push(early("until", value.until));
  });

export type EventValues = z.output<typeof eventSchema>;
