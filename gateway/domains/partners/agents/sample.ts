import { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { countPaid } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { AgentStatus, insert, none } from "./repository.ts";
import { nextMonth } from "./terms.ts";

const sample = z.strictObject({
  userId: z.string(),
  status: z.enum(AgentStatus),
  level: z.int().min(0).max(3),
  note: z.string(),
  daysAgo: z.int(),
  /** How many orders were paid for in cash before the sample begins. */
  cashOrders: z.int(),
});

/** Lets sample accounts be agents, or ask to be. The level counts for orders from now on. */
export async function seedAgents(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { userId, status, level, note, daysAgo, cashOrders } of readRows(sample, fixture)) {
    const then = { now: () => clock.now() - daysAgo * DAY };
    const isActive = status === "active";
    await insert(home.db, {
      ...none(userId),
      status,
      level,
      note,
      levelSince: timestamp(clock),
      appliedAt: timestamp(then, -DAY),
      decidedAt: isActive ? timestamp(then) : null,
      nextReviewAt: isActive ? nextMonth(clock) : null,
    });
    for (let n = 0; n < cashOrders; n += 1)
      await countPaid({ home, businessClock: then }, { userId, isCash: true });
  }
}
