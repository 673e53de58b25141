import type { Follower } from "#gateway/platform/jobs/follower.ts";
import { EVERY } from "#gateway/platform/metrics/history.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { topicOf } from "./rules.ts";

/** Keeps every 15 seconds what this process has counted, whether it leads or not. */
export const sampler: Follower<Services> = {
  name: "develop/health",
  begin: ({ background, metrics, clock, live }) => {
    const sample = async (): Promise<void> => {
      const { at } = metrics.history.sample(clock.now());
      live.publish(topicOf(metrics), { kind: "CREATED", id: new Date(at).toISOString() });
      await Promise.resolve();
    };
    background.every({ first: EVERY, every: EVERY }, sample);
    return () => Promise.resolve();
  },
};
