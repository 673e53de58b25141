import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import * as rules from "#gateway/domains/ledger/points/rules.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { pointsCalls } from "./pointsCalls.ts";

describe.each(storeKinds)("points on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  const userId = "usr_developer";
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await quietMeters(gateway.store);
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    for (const table of ["ledger_points", "ledger_points_lots", "ledger_points_entries"] as const)
      await gateway.store.db.deleteFrom(table).where("userId", "=", userId).execute();
    token = await gateway.signIn("developer");
  });
  const { ask, points, entries, within } = pointsCalls(() => gateway);
  const earn = (given: number, ref: string) =>
    rules.earn(within(), { userId, points: given, reason: "spend", ref });
  const spend = (taken: number, ref: string) =>
    rules.spend(within(), { userId, points: taken, reason: "redeem", ref });

  it("come once for a reason and a reference, also where that is said twice at once", async () => {
    await Promise.all([earn(40, "O1"), earn(40, "O1"), earn(40, "O1")]);
    expect(await points(token)).toMatchObject({ balance: 40, earnedThisMonth: 40, usedThisMonth: 0 });
    expect((await entries(token)).items).toMatchObject([
      { delta: 40, balanceAfter: 40, reason: "SPEND", ref: "O1" },
    ]);
  });

  it("are not spent twice where two ask at once", async () => {
    await earn(50, "O1");
    const outcomes = await Promise.allSettled([spend(40, "R1"), spend(40, "R2")]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await points(token)).toMatchObject({ balance: 10, usedThisMonth: 40 });
  });

  it("are refused with how many are missing, and stay as they were", async () => {
    await earn(15, "O1");
    await expect(spend(20, "R1")).rejects.toMatchObject({ code: "INSUFFICIENT_POINTS" });
    expect(await points(token)).toMatchObject({ balance: 15 });
  });

  it("that are taken back and spent already are made up for by the next ones", async () => {
    await earn(100, "O1");
    await spend(80, "R1");
    await rules.takeBack(within(), { userId, points: 100, reason: "refund", ref: "O1" });
    expect(await points(token)).toMatchObject({ balance: 0, owed: 80 });
    await earn(30, "O2");
    expect(await points(token)).toMatchObject({ balance: 0, owed: 50 });
    await earn(60, "O3");
    expect(await points(token)).toMatchObject({ balance: 10, owed: 0 });
  });

  it("that are given back expire when they would have", async () => {
    await earn(100, "O1");
    const before = await points(token);
    await spend(60, "R1");
    await rules.giveBack(within(), { userId, reason: "redeem", ref: "R1" });
    await rules.giveBack(within(), { userId, reason: "redeem", ref: "R1" });
    expect(await points(token)).toMatchObject({ balance: 100, expiries: before.expiries });
  });

  it("are counted by when they expire, and go then by themselves", async () => {
    await earn(100, "O1");
    gateway.clock.move(350 * DAY);
    token = await gateway.signIn("developer");
    await earn(30, "O2");
    expect((await points(token)).expiries.map((one) => one.points)).toEqual([100, 30]);
    gateway.clock.move(15 * DAY);
    await gateway.leading.pass(2 * MINUTE);
    token = await gateway.signIn("developer");
    expect(await points(token)).toMatchObject({ balance: 30, expiries: [{ points: 30 }] });
    expect((await entries(token)).items[0]).toMatchObject({
      delta: -100,
      reason: "EXPIRE",
      balanceAfter: 30,
    });
  });

  it("that expired cannot be spent even before that is noticed", async () => {
    await earn(100, "O1");
    gateway.clock.move(365 * DAY);
    await expect(spend(1, "R1")).rejects.toMatchObject({ code: "INSUFFICIENT_POINTS" });
  });

  it("have a history that is filtered, sorted and paged", async () => {
    await earn(100, "O1");
    await earn(7, "O2");
    await spend(60, "R1");
    const list = async (args: string) => {
      const { items, total } = await entries(token, args);
      return { refs: items.map(({ ref }) => ref), total };
    };
    expect(await list("")).toEqual({ refs: ["R1", "O2", "O1"], total: 3 });
    expect(await list("(sort: { field: DELTA, order: ASC })")).toEqual({
      refs: ["R1", "O2", "O1"],
      total: 3,
    });
    expect(await list("(filter: { came: true }, itemsPerPage: 1, page: 2)")).toEqual({
      refs: ["O1"],
      total: 2,
    });
    expect(await list("(filter: { reasons: [REDEEM] })")).toEqual({ refs: ["R1"], total: 1 });
    expect(await list("(filter: { reasons: [] })")).toEqual({ refs: [], total: 0 });
    expect(await list('(filter: { from: "2100-01-01T00:00:00Z" })')).toEqual({ refs: [], total: 0 });
    await expect(entries(token, "(itemsPerPage: 101)")).rejects.toThrow("from 1 to 100");
  });

  it("are told of to whom they belong, and to nobody else", async () => {
    const heard = gateway.live.subscribe(`ledger_points:${userId}`)[Symbol.asyncIterator]();
    const next = heard.next();
    await rules.earn(
      { ...within(), homeLive: gateway.live },
      { userId, points: 5, reason: "spend", ref: "O1" },
    );
    expect((await next).value).toEqual({ kind: "UPDATED", id: userId });
    await heard.return?.();
  });

  it("know no time zone that there is not", async () => {
    await expect(ask('{ points(timeZone: "Mars/Port") { id } }', {}, token)).rejects.toThrow("Asia/Shanghai");
  });
});
