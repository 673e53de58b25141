import { z } from "zod";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { DAY, type Clock } from "#gateway/platform/clock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { sign } from "./checkIns.ts";
import { dayAt } from "./days.ts";
import { earn, spend } from "./rules.ts";

const happened = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("checkIn"), userId: z.string(), daysAgo: z.int() }),
  z.strictObject({
    what: z.enum(["earn", "spend"]),
    userId: z.string(),
    daysAgo: z.number(),
    points: z.int().min(1),
    reason: z.enum(["task", "spend", "redeem", "invite"]),
    ref: z.string(),
  }),
]);

/** Lets the sample accounts have come to their points as people do, the earliest first. */
export async function seedPoints(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const homeLive = openLocalLive();
  const events = readRows(happened, fixture).toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const event of events) {
    const now = clock.now() - event.daysAgo * DAY;
    const within = { home, homeLive, businessClock: createBusinessClock({ now: () => now }) };
    if (event.what === "checkIn") await sign(within, event.userId, dayAt(now, "Asia/Shanghai"));
    else {
      const { what, daysAgo: _, ...movement } = event;
      await (what === "earn" ? earn : spend)(within, movement);
    }
  }
}
