import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { discountedBy } from "#gateway/domains/catalogue/quotes/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { hasInviteDiscount } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { agents, openTo, type AgentStepName } from "./machine.ts";
import * as kept from "./repository.ts";
import type { AgentRow } from "./repository.ts";
import { levelOf, nextMonth } from "./terms.ts";

export { levelAfter, levelOf, levelsOf, nextMonth } from "./terms.ts";
export type { LevelTerms } from "./terms.ts";

/** The live topics of somebody's agency, and of all. */
export const topicOf = (userId: string): string => `partners:${userId}`;
export const TOPIC = "partners";

/** Says that something of somebody's agency changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">,
  userId: string,
): void =>
  afterwards(() => {
    for (const topic of [topicOf(userId), TOPIC]) homeLive.publish(topic, { kind: "UPDATED", id: userId });
  });

const applied = z.object({ note: text(1, 300) });

/** @throws {AppError} BAD_USER_INPUT, STEP_REFUSED. */
export async function apply(context: RequestContext, given: string): Promise<AgentRow> {
  const { note } = validate(applied, { note: given });
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const row = await kept.byUser(db, userId);
    if (!openTo(row, "owner").includes("APPLY")) throw agents.refusal(row, "APPLY");
    const appliedAt = timestamp(inside.businessClock);
    const changes = { status: "applied", note, appliedAt, levelSince: appliedAt, reason: null } as const;
    const next =
      row.status === "none"
        ? await kept.insert(db, { ...row, ...changes })
        : await kept.step(db, row, changes);
    if (!next) throw agents.refusal({ status: "applied" }, "APPLY");
    tell(inside, userId);
    return next;
  });
}

const reasons = {
  APPROVE: z.object({ reason: text(0, 200) }),
  REJECT: z.object({ reason: text(1, 200) }),
  SUSPEND: z.object({ reason: text(1, 200) }),
  RESUME: z.object({ reason: text(0, 200) }),
};

/** What changes by a step beside the state. */
function changesOf(name: keyof typeof reasons, clock: Clock): Partial<Omit<AgentRow, "userId" | "owed">> {
  const now = timestamp(clock);
  if (name === "APPROVE") return { level: 0, levelSince: now, nextReviewAt: nextMonth(clock) };
  return { nextReviewAt: name === "RESUME" ? nextMonth(clock) : null };
}

/**
 * Decides on somebody who applied, or on an agent.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED with `reason`.
 */
export async function decide(
  context: RequestContext,
  { id, action, reason: given }: { id: string; action: AgentStepName; reason: string },
): Promise<AgentRow> {
  if (action === "APPLY")
    throw new AppError("STEP_REFUSED", "Everybody applies for themselves.", { reason: "STATE" });
  const { reason } = validate(reasons[action], { reason: given });
  const decidedBy = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await kept.byUser(inside.home.db, id);
    if (row.status === "none") throw notFound("Agent");
    if (id === decidedBy)
      throw new AppError("STEP_REFUSED", "Somebody else decides on you.", { reason: "SELF_APPROVAL" });
    if (!openTo(row, "finance").includes(action)) throw agents.refusal(row, action);
    const next = await kept.step(inside.home.db, row, {
      status: agents.steps[action].to,
      reason: reason === "" ? null : reason,
      decidedBy,
      decidedAt: timestamp(inside.businessClock),
      ...changesOf(action, inside.businessClock),
    });
    if (!next) throw agents.refusal({ status: agents.steps[action].to }, action);
    tell(inside, id);
    return next;
  });
}

/** Who takes something off somebody's order, and how much; the better of the two counts. */
export interface OrderDiscount {
  bps: bigint;
  from: "LEVEL" | "INVITATION" | null;
}

/** What somebody's level, or having been invited, takes off an order now. */
export async function discountFor(
  { home, businessClock }: Pick<Within, "home" | "businessClock">,
  userId: string,
): Promise<OrderDiscount> {
  const prices = await currentPrices(home.db);
  const agent = await kept.byUser(home.db, userId);
  const counts = agent.status === "active" && agent.levelSince <= timestamp(businessClock);
  const level = counts ? levelOf(prices, agent.level).discountBps : 0n;
  const invited = (await hasInviteDiscount({ home }, userId)) ? prices("INVITEE_DISCOUNT") : 0n;
  if (level === 0n && invited === 0n) return { bps: 0n, from: null };
  return invited > level ? { bps: invited, from: "INVITATION" } : { bps: level, from: "LEVEL" };
}

discountedBy(async (within, userId) => (await discountFor(within, userId)).bps);
