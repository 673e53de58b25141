import { DAY } from "#gateway/platform/clock.ts";
import type { MachineRow } from "./repository.ts";

const ends = ["RUNNING", "STOPPED", "RESCUE", "RESIZED", "ERROR"];

/** Whether a machine's term ends unless somebody does something about it. */
export const isEnding = ({
  period,
  state,
  isAutoRenewed,
}: Pick<MachineRow, "period" | "state" | "isAutoRenewed">): boolean =>
  period !== "HOUR" && isAutoRenewed === 0 && ends.includes(state);

/** So many days before a term ends its owner is told; a month's begins with what a longer one is told of first. */
const daysBefore = (period: MachineRow["period"]): number[] => (period === "MONTH" ? [7, 1] : [30, 7, 1]);

/** When an owner is told the next time that a term ends; null where it does not end by itself, or all was told. */
export function warningOf(
  machine: Pick<MachineRow, "period" | "state" | "isAutoRenewed" | "expiresAt">,
  now: number,
): string | null {
  if (!isEnding(machine) || machine.expiresAt === null) return null;
  const end = Date.parse(machine.expiresAt);
  const next = daysBefore(machine.period)
    .map((days) => end - days * DAY)
    .find((moment) => moment > now);
  return next === undefined ? null : new Date(next).toISOString();
}
