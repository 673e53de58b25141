import { z } from "zod";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { type ReportRow, sums } from "./repository.ts";

const asked = z.object({ days: z.int().min(1).max(366) });

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const shown = (
  { answered, firstMet, firstSeconds, resolveSeconds, ...row }: ReportRow,
  name: string | null,
) => ({
  ...row,
  name,
  firstSeconds: whole(firstSeconds),
  resolveSeconds: whole(resolveSeconds),
  firstMetShare: answered === 0 ? null : (firstMet / answered) * 100,
});

/** How the tickets of the last days went: all together, then by category or by person. */
export async function report(
  context: RequestContext,
  { days: given, by }: { days: number; by: "CATEGORY" | "PERSON" },
) {
  const { days } = validate(asked, { days: given });
  const from = timestamp(context.businessClock, -days * DAY);
  const all = await sums(context.home.db, from, null);
  const parts = await sums(context.home.db, from, by === "CATEGORY" ? "category" : "assigneeId");
  const nameOf = async ({ key }: ReportRow) =>
    by === "PERSON" && key !== null ? ((await userOf(context, key))?.fullName ?? null) : null;
  return await Promise.all([...all, ...parts].map(async (row) => shown(row, await nameOf(row))));
}
