import * as z from "zod/mini";
import type { CronRunStatus } from "#web/generated/types.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { HostedCronJobFragment } from "./cronJobs.generated.ts";

export const cronTexts = "hostingCronJobs";

export const runLooks: PillLooks<CronRunStatus> = {
  QUEUED: { tone: "idle" },
  RUNNING: { tone: "info" },
  SUCCEEDED: { tone: "ok" },
  FAILED: { tone: "bad" },
  TIMED_OUT: { tone: "bad" },
  CANCELLED: { tone: "warn" },
};

/** Plans that are offered: what many jobs need. */
export const plans = ["*/15 * * * *", "0 * * * *", "0 3 * * *", "0 3 * * 1", "0 3 1 * *"] as const;

const shell = ["sh", "-c"];
const parts = z.array(z.string()).check(z.minLength(1));

/** A line for the shell, or the parts of a command as a list of JSON. */
export function commandOf(line: string): string[] {
  if (line.trimStart().startsWith("[")) return parts.parse(JSON.parse(line));
  return [...shell, line];
}

export const lineOf = (command: readonly string[]): string =>
  command.length === 3 && shell.every((part, at) => part === command[at])
    ? (command[2] ?? "")
    : JSON.stringify(command);

const isCommand = (line: string): boolean => {
  try {
    return commandOf(line).length > 0;
  } catch {
    return false;
  }
};

export const cronSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  cron: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  timezone: z.string().check(z.minLength(1)),
  command: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_096), z.refine(isCommand)),
  timeoutSeconds: z.number().check(z.int(), z.minimum(1), z.maximum(3_600)),
  retries: z.number().check(z.int(), z.minimum(0), z.maximum(3)),
  concurrency: z.enum(["FORBID", "REPLACE"]),
  isEnabled: z.boolean(),
});

export const blankJob = (): z.infer<typeof cronSchema> => ({
  name: "",
  cron: plans[2],
  timezone: timeZoneHere(),
  command: "",
  timeoutSeconds: 300,
  retries: 0,
  concurrency: "FORBID",
  isEnabled: true,
});

export const inputOf = ({ command, ...job }: z.infer<typeof cronSchema>) => ({
  ...job,
  command: commandOf(command),
});

export const formOf = (job: HostedCronJobFragment): z.infer<typeof cronSchema> => ({
  name: job.name,
  cron: job.cron,
  timezone: job.timezone,
  command: lineOf(job.command),
  timeoutSeconds: job.timeoutSeconds,
  retries: job.retries,
  concurrency: job.concurrency,
  isEnabled: job.isEnabled,
});

/** The time zones that this browser knows, and one more where that is none of them. */
export const zonesWith = (zone: string): string[] => [
  ...new Set(["UTC", zone, ...Intl.supportedValuesOf("timeZone")]),
];
