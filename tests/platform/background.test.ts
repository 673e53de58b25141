import { pino } from "pino";
import { expect, it } from "vitest";
import { createBackground, systemTimers } from "#gateway/platform/background.ts";
import { TestClock } from "#tests/support/clock.ts";
import { TestTimers } from "#tests/support/timers.ts";

function make() {
  const timers = new TestTimers(new TestClock());
  return { timers, background: createBackground(timers, pino({ level: "silent" })) };
}

it("what is done again and again goes on after a failure, until it is ended", async () => {
  const { timers, background } = make();
  let count = 0;
  const end = background.every({ first: 5, every: 10 }, async () => {
    count += 1;
    if (count === 1) throw new Error("not this time");
  });
  await timers.pass(4);
  expect(count).toBe(0);
  await timers.pass(21);
  expect(count).toBe(3);
  end();
  await timers.pass(100);
  expect([count, timers.waiting]).toEqual([3, 0]);
});

it("what ends itself while it works does not come again", async () => {
  const { timers, background } = make();
  let count = 0;
  const end = background.every({ first: 0, every: 1 }, async () => {
    count += 1;
    end();
  });
  await timers.pass(10);
  expect([count, timers.waiting]).toEqual([1, 0]);
});

it("what is asked for at several moments is done at the earliest, and leaves no timer behind", async () => {
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const background = createBackground(timers, pino({ level: "silent" }));
  const start = clock.now();
  const done: number[] = [];
  const at = background.atEarliest(clock, async () => {
    done.push(clock.now() - start);
    if (done.length === 1) at(start + 30);
  });
  for (const moment of [30, 20, 40, 10]) at(start + moment);
  expect(timers.waiting).toBe(1);
  await timers.pass(100);
  expect([done, timers.waiting]).toEqual([[10, 30], 0]);
});

it("what is shared begins with the first holder of an owner and ends with the last", () => {
  const { background } = make();
  const said: string[] = [];
  const [one, other] = [{}, {}];
  const hold = (owner: object) =>
    background.share(owner, "tide", () => {
      said.push("begin");
      return () => void said.push("end");
    });
  const [first, second] = [hold(one), hold(one)];
  expect([
    background.isShared(one, "tide"),
    background.isShared(other, "tide"),
    background.isShared(one, "wind"),
  ]).toEqual([true, false, false]);
  first();
  first();
  expect(said).toEqual(["begin"]);
  hold(other);
  second();
  expect(said).toEqual(["begin", "begin", "end"]);
  expect(background.isShared(one, "tide")).toBe(false);
});

it("closing takes back what waits, waits for what is under way, and lets nothing begin", async () => {
  const { timers, background } = make();
  const work = Promise.withResolvers<void>();
  let isKept = false;
  background.after(0, async () => {
    await work.promise;
    isKept = true;
  });
  background.every({ first: 50, every: 50 }, () => Promise.resolve());
  const passed = timers.pass(0);
  expect(timers.waiting).toBe(1);
  const closed = background.close().then(() => isKept);
  background.after(1, () => Promise.resolve());
  expect(timers.waiting).toBe(0);
  work.resolve();
  expect(await closed).toBe(true);
  await passed;
});

it("the machine's timers do not keep the process", () => {
  const kept = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = kept();
  const takeBack = systemTimers.after(60_000, () => Promise.resolve());
  expect(kept()).toBe(before);
  takeBack();
});
