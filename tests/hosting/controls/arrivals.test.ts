import { expect, test, vi } from "vitest";
import { createArrivals } from "#gateway/domains/hosting/controls/arrivals.ts";
import { TestClock } from "#tests/support/clock.ts";
import { TestTimers } from "#tests/support/timers.ts";

/** Somebody who comes for an app that comes up. */
function arrive() {
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const arrivals = createArrivals({ clock, timers });
  const app = { phase: "STARTING" };
  const isComing = (phase: string) => phase === "STARTING";
  const answer = arrivals.wait(async () => app.phase, isComing);
  return {
    timers,
    arrivals,
    app,
    answer,
    isComing,
    waits: () => vi.waitFor(() => expect(timers.waiting).toBe(1), { timeout: 30_000 }),
  };
}

test("who comes for what comes up is answered at the change that brings it", async () => {
  const { arrivals, app, answer, waits } = arrive();
  await waits();
  arrivals.changed();
  await waits();
  app.phase = "RUNNING";
  arrivals.changed();
  expect(await answer).toBe("RUNNING");
});

test("a change that another process made is seen within a second", async () => {
  const { timers, app, answer, waits } = arrive();
  await waits();
  app.phase = "FAILED";
  await timers.pass(1_000);
  expect(await answer).toBe("FAILED");
});

test("what does not come within ten seconds is waited for no longer", async () => {
  const { timers, answer, waits } = arrive();
  for (let second = 0; second < 10; second += 1) {
    await waits();
    await timers.pass(1_000);
  }
  expect(await answer).toBe("STARTING");
  expect(timers.waiting).toBe(0);
});

test("nobody waits where a thousand do already", async () => {
  const { arrivals, isComing, waits } = arrive();
  await waits();
  for (let count = 1; count < 1_000; count += 1) void arrivals.wait(async () => "STARTING", isComing);
  expect(await arrivals.wait(async () => "STARTING", isComing)).toBe("STARTING");
});

test("a gateway that ends lets nobody wait", async () => {
  const { arrivals, answer, waits } = arrive();
  await waits();
  arrivals.close();
  expect(await answer).toBe("STARTING");
});
