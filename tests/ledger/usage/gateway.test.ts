import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { metering, type Line } from "./metering.ts";

/** Two processors and four GiB: 2 × 36,000 + 4 × 18,000 millionths an hour. */
const spec = { cpuMilli: 2_000, memoryMib: 4_096 };
const sumOf = (lines: readonly Line[], key: "amount" | "gift" | "cash" | "unpaid") =>
  lines.reduce((sum, line) => sum + BigInt(line[key]), 0n).toString();

describe("use by the hour", () => {
  let used: Awaited<ReturnType<typeof metering>>;
  beforeEach(async () => {
    used = await metering();
  });
  afterEach(async () => await used.gateway.close());

  it("is billed at the end of each hour, for the seconds that it ran, each line rounded once", async () => {
    await used.give("CASH", 10n);
    const started = await used.clock();
    await used.start(spec);
    await used.pass(2 * HOUR);
    const seconds = (Date.parse("2026-11-21T10:00:00Z") - started) / 1000;
    const lines = await used.lines();
    expect(lines.map(({ hour, priceId, seconds: ran, amount }) => [hour, priceId, ran, amount])).toEqual([
      ["2026-11-21T10:00:00.000Z", "LAS_MEMORY_GIB_HOUR", 3_600, "72000"],
      ["2026-11-21T10:00:00.000Z", "LAS_VCPU_HOUR", 3_600, "72000"],
      ["2026-11-21T09:00:00.000Z", "LAS_MEMORY_GIB_HOUR", seconds, String(20 * seconds)],
      ["2026-11-21T09:00:00.000Z", "LAS_VCPU_HOUR", seconds, String(20 * seconds)],
    ]);
  });

  it("is paid by gifts before cash, by one movement for all that a person runs", async () => {
    const before = await used.spending();
    await used.give("CASH", 10n);
    await used.start(spec, "one");
    await used.start(spec, "two");
    await used.pass(2 * HOUR);
    const lines = await used.lines({ from: "2026-11-21T10:00:00Z" });
    expect(lines.every(({ status, unpaid }) => status === "CHARGED" && unpaid === "0")).toBe(true);
    expect(BigInt(sumOf(lines, "gift")) + BigInt(sumOf(lines, "cash"))).toBe(288_000n);
    const { count } = await used.gateway.store.db
      .selectFrom("ledger_statements")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("userId", "=", "usr_developer")
      .where("type", "=", "usage")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
    expect(before.hourly).toBe("0");
  });

  it("ends with the second in which it is stopped, and is stopped once", async () => {
    await used.give("CASH", 10n);
    const id = await used.start(spec);
    await used.pass(HOUR);
    const stoppedAt = await used.clock();
    await used.stop(id);
    await used.pass(3 * HOUR);
    const [last] = await used.lines({ from: "2026-11-21T10:00:00Z" });
    expect(last?.seconds).toBe((stoppedAt - Date.parse("2026-11-21T10:00:00Z")) / 1000);
    expect((await used.lines({ from: "2026-11-21T11:00:00Z" })).length).toBe(0);
    expect((await used.stop(id)).errors?.[0]?.extensions.code).toBe("CONFLICT");
  });

  it("that nobody looked at for days is billed hour by hour, once", async () => {
    await used.give("CASH", 100n);
    await used.start(spec);
    await used.pass(3 * DAY);
    const hours = (await used.lines({ priceId: "LAS_VCPU_HOUR" })).map(({ hour }) => hour);
    expect(hours.length).toBe(72);
    expect(new Set(hours).size).toBe(72);
  });

  it("is exported line by line, with all digits, as a file of one's own", async () => {
    await used.give("CASH", 10n);
    const started = await used.clock();
    await used.start(spec, "=shop");
    await used.pass(HOUR);
    const get = async (token: string) => {
      const url = "/api/ledger/usage/export?priceId=LAS_VCPU_HOUR";
      const answer = await used.gateway.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return answer.body.trim().split("\r\n").slice(1);
    };
    const seconds = (Date.parse("2026-11-21T10:00:00Z") - started) / 1000;
    const amount = ((20 * seconds) / 1_000_000).toFixed(6).replace(/0{1,4}$/, "");
    expect(await get(used.person)).toEqual([
      `2026-11-21T09:00:00.000Z,'=shop,LAS_VCPU_HOUR,${seconds},${amount},0.00,${amount},0.00,CHARGED`,
    ]);
    expect((await get(used.admin)).filter((line) => line.includes("shop"))).toEqual([]);
  });

  it("says how long the balance lasts", async () => {
    await used.give("CASH", 100n);
    await used.start(spec);
    const now = await used.spending();
    expect(now.hourly).toBe("144000");
    await used.pass(DAY);
    const { hourly, runwayHours, stage } = await used.spending();
    expect(stage).toBe("NORMAL");
    expect(Number(hourly)).toBeGreaterThan(140_000);
    expect(runwayHours).toBeGreaterThan(600);
  });

  it("that cannot be paid stays owed, and is collected before anything else once money comes in", async () => {
    await used.start({ cpuMilli: 8_000, memoryMib: 16_384, replicas: 20 });
    await used.pass(5 * HOUR);
    const owing = await used.spending();
    expect(owing.stage).toBe("OVERDUE");
    expect(BigInt(owing.unpaid)).toBeGreaterThan(0n);
    const open = await used.lines();
    expect(sumOf(open, "unpaid")).toBe(owing.unpaid);
    expect(open.some(({ status }) => status === "PENDING")).toBe(true);
    await used.give("CASH", 1_000n);
    await used.gateway.leading.pass(MINUTE / 2);
    expect(sumOf(await used.lines(), "unpaid")).toBe("0");
    expect(await used.spending()).toMatchObject({ unpaid: "0" });
    expect((await used.spending()).stage).not.toBe("OVERDUE");
  });
});

describe("who owes", () => {
  let used: Awaited<ReturnType<typeof metering>>;
  beforeEach(async () => {
    used = await metering();
    await used.start({ cpuMilli: 8_000, memoryMib: 16_384, replicas: 20 }, "fleet");
    await used.pass(12 * HOUR);
  });
  afterEach(async () => await used.gateway.close());

  const told = async () => {
    const { notifications } = await used.ask<{
      notifications: { items: { message: string | null; kind: string }[] };
    }>("{ notifications(first: 20) { items { message kind } } }", {}, used.person);
    return notifications.items.flatMap(({ message }) => (message?.startsWith("debt") ? [message] : []));
  };

  it("is told at each stage, and everything stops a day after the first hour that was not paid", async () => {
    expect((await used.spending()).stage).toBe("OVERDUE");
    await used.pass(DAY);
    const stopped = await used.spending();
    expect(stopped.stage).toBe("SUSPENDED");
    expect(stopped.meters.map(({ ending }) => ending)).toEqual(["DEBT"]);
    const owed = stopped.unpaid;
    await used.pass(3 * DAY);
    expect((await used.spending()).unpaid).toBe(owed);
    await used.pass(7 * DAY);
    expect((await used.spending()).stage).toBe("FINAL");
    expect(await told()).toEqual(expect.arrayContaining(["debtOverdue", "debtSuspended", "debtFinal"]));
  });

  it("finds everything running again once it is paid", async () => {
    await used.pass(2 * DAY);
    await used.give("CASH", 5_000n);
    await used.gateway.leading.pass(MINUTE / 2);
    const after = await used.spending();
    expect(after).toMatchObject({ unpaid: "0", stage: "NORMAL" });
    expect(after.meters.map(({ name, ending }) => [name, ending])).toEqual([["fleet", null]]);
    expect(await told()).toContain("debtSettled");
  });
});

it("a recharge pays what is owed before it is balance", async () => {
  const used = await metering();
  await used.start({ cpuMilli: 8_000, memoryMib: 16_384, replicas: 20 });
  await used.pass(2 * HOUR);
  const { unpaid } = await used.spending();
  const { made } = await used.ask<{ made: { id: string } }>(
    'mutation { made: rechargeCreate(amount: "50000000", channel: ALIPAY, idempotencyKey: "owed") { id } }',
    {},
    used.person,
  );
  await used.ask(
    'mutation ($id: ID!) { rechargeSimulate(id: $id, outcome: PAID, idempotencyKey: "paid") { status } }',
    made,
    used.person,
  );
  expect(await used.spending()).toMatchObject({ unpaid: "0" });
  const { wallet } = await used.ask<{ wallet: { balances: { cash: string } } }>(
    "{ wallet { balances { cash } } }",
    {},
    used.person,
  );
  expect(BigInt(wallet.balances.cash)).toBe(50_000_000n - BigInt(unpaid));
  await used.gateway.close();
});
