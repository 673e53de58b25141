import { EngineError, type EngineEvent } from "#gateway/engine/engine.ts";
import type { FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { byId } from "#gateway/domains/hosting/apps/repository.ts";
import { note } from "#gateway/domains/hosting/pods/rules.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";

const warnings: readonly EngineEvent["what"][] = ["EXITED", "KILLED", "OUT_OF_MEMORY"];

/** Follows what the engine tells while this process leads: each event is noted, and its app looked at. */
export function followEngine(
  services: Services & FollowerFacts,
  ended: AbortSignal,
  wake: (appId: string) => void,
) {
  const { engine, fence, log } = services;
  let following: AbortController | null = null;

  async function keepEvent({ appId, revision, pod, at, what, message }: EngineEvent): Promise<void> {
    const held = fence();
    if (!held) return;
    await keep({ ...services, held }, async (within) => {
      if (!(await byId(within.home.db, appId))) return;
      const type = warnings.includes(what) ? "WARNING" : "NORMAL";
      await note(within, { appId, revision, pod, type, what, message: message.slice(0, 500), lastAt: at });
    });
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for await (const event of engine.events(signal)) {
      if (signal.aborted) return;
      try {
        await keepEvent(event);
      } catch (error) {
        if (!(error instanceof Overtaken)) log.warn({ err: error }, "an event could not be kept");
      }
      wake(event.appId);
    }
  }

  return {
    /** Begins to follow, unless it does. */
    begin: (): void => {
      if (following) return;
      const own = new AbortController();
      following = own;
      void follow(AbortSignal.any([own.signal, ended]))
        .catch((error: unknown) => {
          if (!(error instanceof EngineError) && !own.signal.aborted && !ended.aborted)
            log.warn({ err: error }, "the engine could not be followed");
        })
        .finally(() => {
          // The next look follows anew.
          if (following === own) following = null;
        });
    },
    /** Follows no more, where another process leads. */
    pause: (): void => {
      following?.abort();
      following = null;
    },
  };
}
