import { timestamp } from "#gateway/platform/clock.ts";
import { idleUntil } from "#gateway/domains/hosting/apps/rules.ts";
import { note } from "#gateway/domains/hosting/pods/rules.ts";
import { endUnderWay } from "./deploying.ts";
import { take } from "./metering.ts";
import { keepApp, type Working } from "./working.ts";

/** How many apps go to sleep in one look. */
const MOST = 50;

/** Puts to sleep what nobody has asked for as long as its owner said. */
export async function lookAtIdle(work: Working): Promise<void> {
  const at = timestamp(work.clock);
  for (const app of await idleUntil(work.home.db, at, MOST))
    await keepApp(work, app, async (within, now) => {
      if (now.idleAt === null || now.idleAt > at) return;
      await endUnderWay(within, now, "CANCELLED");
      await note(within, { appId: now.id, what: "SLEPT", message: `${now.sleep.idleMinutes} min` });
      await take(within, now, "SLEEP", ["SYSTEM"], { deploymentId: null, deploymentStatus: null });
    });
}
