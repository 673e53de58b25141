import type { MailBox, MailChangeInput } from "#web/generated/types.ts";
import { boxOf } from "./mailPlaces.ts";
import type { MailRow } from "./mailRow.ts";

/** Where mails can be moved to. */
export const targets = ["INBOX", "ARCHIVED", "SPAM", "TRASHED"] as const satisfies readonly MailBox[];
export type MailTarget = (typeof targets)[number];

/** What moves a mail there. */
export const moveTo: Record<MailTarget, MailChangeInput> = {
  INBOX: { folder: "INBOX", isDeleted: false },
  ARCHIVED: { isArchived: true, isDeleted: false },
  SPAM: { folder: "SPAM", isDeleted: false },
  TRASHED: { isDeleted: true },
};

/** What `e` does to mails of a box: what lies in the inbox is put away, everything else comes back. */
export function restoring(row: MailRow | null): "archive" | "restore" | "unsnooze" {
  const box = row ? boxOf(row) : "INBOX";
  if (box === "SNOOZED") return "unsnooze";
  return box === "TRASHED" || box === "SPAM" || box === "ARCHIVED" ? "restore" : "archive";
}

/** The way back of a mail: out of the bin into its own folder, from elsewhere into the inbox. */
export const wayBack = (row: MailRow | null): MailChangeInput =>
  row?.isDeleted ? { isDeleted: false } : { folder: "INBOX" };

/** The times a mail can be snoozed until, from now. */
export function snoozeTimes(
  now: Date,
): { id: "laterToday" | "tomorrow" | "weekend" | "nextWeek"; at: Date }[] {
  const day = (ahead: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, hour);
  const weekday = now.getDay();
  const all = [
    {
      id: "laterToday" as const,
      at: new Date(Math.ceil((now.getTime() + 3 * 3_600_000) / 1_800_000) * 1_800_000),
    },
    { id: "tomorrow" as const, at: day(1, 8) },
    { id: "weekend" as const, at: day((6 - weekday + 7) % 7, 9) },
    { id: "nextWeek" as const, at: day((8 - weekday) % 7 || 7, 8) },
  ];
  return all.filter(({ at }) => at.getTime() > now.getTime() + 60_000);
}
