import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createBackground } from "#gateway/platform/background.ts";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { createLeader, type Fence, Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { noteRun } from "#gateway/platform/store/leases.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createTestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds, type StoreKind } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { readConfig } from "#gateway/platform/config.ts";

const log = pino({ level: "silent" });
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Two connections to one store: two of a file, else the server's own. */
async function openTwice(kind: StoreKind): Promise<[Store, Store]> {
  if (kind !== "sqlite") {
    const store = await openSampleStore(kind);
    closing.push(store.close);
    return [store, store];
  }
  const folder = mkdtempSync(join(tmpdir(), "berth-leader-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  const open = () => openSqlite(join(folder, "berth.db"));
  const stores: [Store, Store] = [open(), open()];
  for (const { close } of stores) closing.push(close);
  await prepareStore(stores[0], readConfig({ NODE_ENV: "test", SAMPLE_ACCOUNTS: "0" }));
  return stores;
}

describe.each(storeKinds)("the leader on %s", (kind) => {
  /** Two processes on one store; each has timers of its own, and the time of leading is one. */
  async function two(work?: (who: number, fence: Fence) => Promise<void>) {
    const time = new TestClock();
    const clock = new TestClock();
    const done: number[] = [];
    const stores = await openTwice(kind);
    const [a, b] = stores.map((store, who) => {
      const timers = new TestTimers(time);
      const task = {
        name: "test",
        every: HOUR,
        work: async ({ fence }: { fence: Fence }) => {
          done.push(who);
          await work?.(who, fence);
        },
      };
      const leader = createLeader(store, { clock, log }, [task], {
        background: createBackground(timers, log),
        time: () => Promise.resolve(time.now()),
      });
      leader.begin();
      closing.push(leader.close);
      return { leader, timers, store, leads: () => leader.fence() !== null };
    });
    if (!a || !b) throw new Error("There are two.");
    const pass = async (minutes: number) => {
      for (let second = 0; second < minutes * 60; second += 5)
        for (const one of [a, b]) await one.timers.pass(2_500);
    };
    return { a, b, time, clock, done, pass };
  }

  it("is one of two, and stays it", async () => {
    const { a, b, pass } = await two();
    await pass(1);
    const token = a.leader.fence()?.token;
    expect([a.leads(), b.leads()]).toEqual([true, false]);
    await pass(5);
    expect([a.leader.fence()?.token, b.leads()]).toEqual([token, false]);
  });

  it("that stops lets the other lead at its next look", async () => {
    const { a, b, pass } = await two();
    await pass(1);
    await a.leader.close();
    expect(a.leads()).toBe(false);
    await b.timers.pass(10_000);
    expect(b.leads()).toBe(true);
  });

  it("that hangs is followed by the other, and changes nothing any more", async () => {
    const { a, b, pass } = await two();
    await pass(1);
    const old = a.leader.fence() ?? expect.fail("nobody leads");
    await b.timers.pass(MINUTE);
    expect(b.leader.fence()?.token).toBe(old.token + 1);
    await expect(old.change((db) => noteRun(db, "late", "now"))).rejects.toThrow(Overtaken);
    expect(
      await a.store.db.selectFrom("periodic_runs").selectAll().where("name", "=", "late").execute(),
    ).toEqual([]);
    await a.timers.pass(10_000);
    expect([a.leads(), b.leads()]).toEqual([false, true]);
  });

  it("that cannot renew in time does not lead, though nobody else does", async () => {
    const { a, pass, time } = await two();
    await pass(1);
    const { token } = a.leader.fence() ?? expect.fail("nobody leads");
    time.move(MINUTE);
    await a.timers.pass(10_000);
    expect(a.leader.fence()?.token).not.toBe(token);
  });

  it("that cannot ask the store does not lead until it can", async () => {
    const { a, pass } = await two();
    await pass(1);
    await a.store.db.schema.alterTable("leases").renameTo("leases_away").execute();
    await a.timers.pass(10_000);
    expect(a.leads()).toBe(false);
    await a.store.db.schema.alterTable("leases_away").renameTo("leases").execute();
    await a.timers.pass(MINUTE);
    expect(a.leads()).toBe(true);
  });

  it("alone does the periodic work, by the gateway's clock, and who follows does not do it early", async () => {
    const { a, b, pass, clock, done } = await two();
    await pass(2);
    expect(done).toEqual([0]);
    clock.move(HOUR);
    await pass(1);
    expect(done).toEqual([0, 0]);
    await a.leader.close();
    await b.timers.pass(MINUTE);
    expect(done).toEqual([0, 0]);
    clock.move(HOUR);
    await b.timers.pass(MINUTE);
    expect(done).toEqual([0, 0, 1]);
  });

  it("does work that failed again, a minute later", async () => {
    let failures = 1;
    const { pass, clock, done } = await two(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error("not this time");
    });
    await pass(1);
    expect(done).toEqual([0]);
    clock.move(MINUTE);
    await pass(1);
    expect(done).toEqual([0, 0]);
  });
});

it("what has expired is removed by the leader, and only then", async () => {
  const gateway = await createTestGateway();
  closing.push(gateway.close);
  const sessions = async () =>
    (await gateway.store.db.selectFrom("accounts_sessions").select("id").execute()).length;
  await gateway.signIn("client");
  gateway.clock.move(13 * HOUR);
  await gateway.signIn("admin");
  expect(await sessions()).toBe(2);
  await gateway.leading.pass(MINUTE);
  expect(await sessions()).toBe(1);
});
