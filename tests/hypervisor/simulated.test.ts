import { createSimulatedHypervisor } from "#gateway/hypervisor/simulated/simulated.ts";
import { expect, it } from "vitest";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { TestClock } from "#tests/support/clock.ts";
import { conformance, guest } from "./conformance.ts";

for (const kind of storeKinds)
  conformance(`simulated (${kind})`, async () => {
    const store = await openSampleStore(kind);
    const clock = new TestClock();
    const again = () => createSimulatedHypervisor({ store, clock });
    return {
      hypervisor: again(),
      again,
      pass: (ms) => Promise.resolve(clock.move(ms)),
      interval: 1,
      close: async () => await store.close(),
    };
  });

it("one that is lost says so, and nothing of what runs", async () => {
  const store = await openSampleStore("sqlite");
  const lost = createSimulatedHypervisor({ store, clock: new TestClock(), isThere: () => false });
  await expect(lost.carryOut(guest(), { token: "t", kind: "START" })).rejects.toMatchObject({
    code: "HYPERVISOR_UNREACHABLE",
  });
  await store.close();
});
