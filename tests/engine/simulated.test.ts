import { createSimulatedEngine } from "#gateway/engine/simulated/simulated.ts";
import { markKilled, podRows } from "#gateway/engine/simulated/repository.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { TestClock } from "#tests/support/clock.ts";
import { TestTimers } from "#tests/support/timers.ts";
import { conformance } from "./conformance.ts";

for (const kind of storeKinds)
  conformance(`simulated (${kind})`, async () => {
    const store = await openSampleStore(kind);
    const clock = new TestClock();
    const timers = new TestTimers(clock);
    const made = (id: string, isThere = true) =>
      createSimulatedEngine({
        store,
        clock,
        timers,
        gatewayId: () => Promise.resolve(id),
        isThere: () => isThere,
      });
    const engine = made("gw_one");
    return {
      engine,
      stranger: made("gw_other"),
      unreachable: made("gw_one", false),
      tiny: engine,
      pass: async (ms) => await timers.pass(ms),
      kill: async (pod) => {
        const [found] = await podRows(store.db, "gw_one", { name: pod });
        if (found) await markKilled(store.db, "gw_one", pod, new Date(clock.now()).toISOString());
      },
      replacesKilled: false,
      close: async () => {
        await engine.close();
        await store.close();
      },
    };
  });
