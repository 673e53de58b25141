import { timestamp } from "#gateway/platform/clock.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import { Overtaken, type Fence } from "#gateway/platform/jobs/leader.ts";
import { EVERY } from "#gateway/platform/metrics/history.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { activeAdministrators } from "#gateway/domains/accounts/administration/rules.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { next, type AlertNews } from "./machine.ts";
import { measure } from "./measures.ts";
import * as alerts from "./repository.ts";
import type { AlertRow, AlertState } from "./repository.ts";
import { ALERTS } from "./rules.ts";

type Watching = Services & FollowerFacts;

const isSame = (one: AlertState, other: AlertState): boolean =>
  one.breachedSince === other.breachedSince &&
  one.firedAt === other.firedAt &&
  one.clearSince === other.clearSince;

/** What administrators read of it. */
function newsOf({ name, threshold, forSeconds }: AlertRow, news: AlertNews, value: number | null) {
  const params = {
    context: name,
    value: Math.round((value ?? 0) * 10) / 10,
    limit: threshold,
    minutes: forSeconds / 60,
  };
  const link = "/develop/health";
  return news === "fired"
    ? ({ kind: "system", tone: "bad", message: "alertFired", params, link } as const)
    : ({ kind: "system", tone: "ok", message: "alertResolved", params, link } as const);
}

/** Keeps where a warning stands now, and tells administrators what is new of it, in one transaction. */
async function judge(work: Watching, held: Fence, row: AlertRow, value: number | null): Promise<void> {
  const { state, news } = next(row, value, row, timestamp(work.clock));
  if (isSame(row, state)) return;
  await keep({ ...work, held }, async (within) => {
    const isKept = await alerts.keepRow(within.home.db, row, state);
    if (!isKept) return;
    within.afterwards(() => within.homeLive.publish(ALERTS, { kind: "UPDATED", id: row.name }));
    if (news === null) return;
    for (const id of await activeAdministrators(within.home))
      await tell(within, id, newsOf(row, news, value));
  });
}

/** Looks every 15 seconds, in the process that leads, what administrators must be warned of. */
function begin(work: Watching): () => Promise<void> {
  const { home, fence, background } = work;
  const look = async (): Promise<void> => {
    const held = fence();
    if (!held) return;
    const rows = (await alerts.list(home.db)).filter(({ isEnabled }) => isEnabled);
    const values = await measure(work);
    try {
      for (const row of rows) await judge(work, held, row, values[row.name]);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  };
  background.every({ first: EVERY + 1_000, every: EVERY }, look);
  return () => Promise.resolve();
}

export const watch: Follower<Services> = { name: "develop/alerts", begin };
