import type { RequestContext } from "#gateway/platform/request/context.ts";
import { jobQueues } from "#gateway/platform/store/jobTable.ts";
import { storeBytes } from "#gateway/platform/store/size.ts";
import type { AlertName } from "./repository.ts";

const GIB = 2 ** 30;
/** How many points make a minute, and how few calls say nothing. */
const MINUTE = 4;
const FEW = 20;

type Measuring = Pick<RequestContext, "metrics" | "home" | "clock">;

/** What is watched, as it is now; null where nothing can be said. */
export async function measure({
  metrics,
  home,
  clock,
}: Measuring): Promise<Record<AlertName, number | null>> {
  const now = clock.now();
  const points = metrics.history.points().slice(-MINUTE);
  const sum = (value: (point: (typeof points)[number]) => number) =>
    points.reduce((all, point) => all + value(point), 0);
  const calls = sum(({ requests }) => requests);
  const last = points.at(-1);
  const work = metrics.work.all();
  const queues = await jobQueues(home.db, now);
  const passes = work.filter(({ family }) => family === "pass");
  return {
    ERROR_SHARE: calls < FEW ? null : (sum(({ failed }) => failed) / calls) * 100,
    SLOW: last?.p95 == null ? null : last.p95 * 1_000,
    WORK_FAILED: Math.max(
      0,
      ...work.map(({ failedInARow }) => failedInARow),
      ...queues.map(({ attempts }) => attempts),
    ),
    BEHIND: metrics.isLeading()
      ? Math.max(0, ...passes.map(({ nextAt }) => (now - (nextAt ?? now)) / 1_000))
      : null,
    QUEUE_OLD: Math.max(0, ...queues.map(({ ageSeconds }) => ageSeconds)),
    EVENT_LOOP: last ? last.lag * 1_000 : null,
    STORE_SIZE: (await storeBytes(home)) / GIB,
  };
}
