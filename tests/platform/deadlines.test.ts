import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createBackground } from "#gateway/platform/background.ts";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { BUSINESS_TIME, createDeadlines, type Deadline } from "#gateway/platform/jobs/deadlines.ts";
import { createLeader } from "#gateway/platform/jobs/leader.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import { readBusinessTime, writeBusinessTime } from "#gateway/platform/store/businessTime.ts";
import { noteRun, ranAt } from "#gateway/platform/store/leases.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";

const log = pino({ level: "silent" });
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Around = Parameters<typeof createDeadlines>[1];
const iso = (moment: number) => new Date(moment).toISOString();

describe.each(storeKinds)("deadlines on %s", (kind) => {
  const start = new TestClock().now();

  async function begin(made: (notes: string[]) => Deadline<Around>[]) {
    const home = await openSampleStore(kind);
    const clock = new TestClock();
    const timers = new TestTimers(clock);
    const background = createBackground(timers, log);
    const businessClock = createBusinessClock(clock);
    const live = openLocalLive();
    const notes: string[] = [];
    const services = { clock, businessClock, live, log };
    const leader = createLeader(home, services, [], { background, time: () => Promise.resolve(clock.now()) });
    const deadlines = createDeadlines(home, services, made(notes), { fence: leader.fence, background });
    closing.push(home.close, leader.close, deadlines.close);
    await deadlines.begin();
    leader.begin();
    await timers.pass(MINUTE / 2);
    return { home, clock, timers, businessClock, deadlines, notes, live, leader };
  }

  /** Falls due again and again; what was passed last stands in the store. */
  const every = (name: string, period: number, notes: string[], fail?: () => void): Deadline<Around> => ({
    name,
    nextAt: async (db) => iso(Date.parse((await ranAt(db, name)) ?? iso(start)) + period),
    pass: async ({ at, home, businessClock, afterwards }) => {
      fail?.();
      await noteRun(home.db, name, at);
      afterwards(() =>
        notes.push(`${name} ${at === iso(businessClock.now()) ? at.slice(5, 16) : "elsewhere"}`),
      );
    },
  });

  it("pass at their moments, in the order of these, whatever declares them", async () => {
    const { timers, notes, deadlines } = await begin((all) => [
      every("b", 3 * HOUR, all),
      every("a", 2 * HOUR, all),
    ]);
    await deadlines.look();
    await timers.pass(6 * HOUR);
    expect(notes).toEqual([
      "a 11-21T11:41",
      "b 11-21T12:41",
      "a 11-21T13:41",
      "b 11-21T15:41",
      "a 11-21T15:41",
    ]);
  });

  it("that fell due while no gateway ran are passed one by one, each at its own moment", async () => {
    const { clock, notes, deadlines } = await begin((all) => [every("a", DAY, all)]);
    clock.move(2.5 * DAY);
    await deadlines.look();
    expect(notes).toEqual(["a 11-22T09:41", "a 11-23T09:41"]);
  });

  it("follow a time that is moved ahead, which stands at each of them until all are done", async () => {
    const { home, clock, businessClock, deadlines, notes } = await begin((all) => [
      every("a", DAY, all),
      {
        ...every("b", DAY, all),
        nextAt: async (db) => ((await ranAt(db, "b")) === null ? iso(start + 1.5 * DAY) : null),
        pass: async ({ home: within, at, businessClock: passing }) => {
          await noteRun(within.db, "b", at);
          all.push(
            `b ${iso(passing.now()).slice(5, 16)}, kept ${(await readBusinessTime(within.db)).standsAt}`,
          );
        },
      },
    ]);
    const ahead = 2.25 * DAY;
    await writeBusinessTime(home.db, { offset: ahead, standsAt: clock.now() });
    await deadlines.look();
    expect(notes).toEqual(["a 11-22T09:41", `b 11-22T21:41, kept ${start + 1.5 * DAY}`, "a 11-23T09:41"]);
    expect(await readBusinessTime(home.db)).toEqual({ offset: ahead, standsAt: null });
    expect(businessClock.now()).toBe(clock.now() + ahead);
  });

  it("one that fails changes nothing, waits a minute, and keeps no other from passing", async () => {
    let fails = true;
    const { timers, notes, deadlines } = await begin((all) => [
      every("bad", HOUR, all, () => {
        if (fails) throw new Error("not yet");
      }),
      every("good", HOUR, all),
    ]);
    await deadlines.look();
    await timers.pass(HOUR);
    expect(notes).toEqual(["good 11-21T10:41"]);
    fails = false;
    await timers.pass(MINUTE);
    expect(notes).toEqual(["good 11-21T10:41", "bad 11-21T10:41"]);
  });

  it("another process that moves the time is heard", async () => {
    const { home, clock, businessClock, live, timers } = await begin(() => []);
    await writeBusinessTime(home.db, { offset: DAY, standsAt: clock.now() });
    live.publish(BUSINESS_TIME, { kind: "UPDATED", id: BUSINESS_TIME });
    await expect.poll(() => timers.waiting).toBeGreaterThan(2);
    await timers.pass(1);
    expect(businessClock.now()).toBe(clock.now() + DAY);
  });
});
