import { afterEach, beforeEach, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { toldOf } from "#tests/accounts/notifications/told.ts";
import { quietMeters } from "./quietMeters.ts";
import { metering } from "./metering.ts";

let used: Awaited<ReturnType<typeof metering>>;
beforeEach(async () => {
  used = await metering();
  await quietMeters(used.gateway.store);
});
afterEach(async () => await used.gateway.close());

const bills = () => toldOf(used.gateway, "usr_developer", "billing");

it("a month is told in one sum once it is over, and a month without use not at all", async () => {
  await used.give("CASH", 100n);
  const id = await used.start({ cpuMilli: 2_000, memoryMib: 4_096 });
  await used.pass(12 * HOUR);
  await used.stop(id);
  await used.pass(HOUR);
  expect(await bills()).toEqual([]);
  const sum = (await used.lines()).reduce((total, { amount }) => total + BigInt(amount), 0n);
  await used.pass(11 * DAY);
  expect(await bills()).toMatchObject([
    { message: "billReady", tone: "info", params: { month: "2026-11", amountMicros: String(sum) } },
  ]);
  await used.pass(35 * DAY);
  expect(await bills()).toHaveLength(1);
});

it("a month is told down to its last hour, while the next one goes on", async () => {
  const { db } = used.gateway.store;
  await used.give("CASH", 100n);
  await used.start({ cpuMilli: 1_000, memoryMib: 1_024 });
  const next = Date.parse("2026-12-01T00:00:00.000Z");
  await used.pass(next - (await used.clock()) + 2 * HOUR);
  const rows = await db
    .selectFrom("ledger_usage_records")
    .select(["hour", "amount"])
    .where("userId", "=", "usr_developer")
    .where("hour", "<", "2026-12")
    .orderBy("hour")
    .execute();
  const amountMicros = String(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
  expect(rows.at(-1)?.hour).toBe("2026-11-30T23:00:00.000Z");
  expect(await bills()).toMatchObject([{ params: { month: "2026-11", amountMicros } }]);
});

it("who cannot pay an hour is told so as news of the balance, by mail too from the beginning", async () => {
  const { ask, gateway } = used;
  await gateway.store.db.deleteFrom("accounts_mails").execute();
  await used.start({ cpuMilli: 8_000, memoryMib: 16_384 });
  await used.pass(30 * HOUR);
  const told = await toldOf(gateway, "usr_developer", "debt");
  expect(told.map(({ message }) => message)).toContain("debtOverdue");
  await gateway.timers.pass(1);
  const { outbox } = await ask<{ outbox: { address: string; subject: string }[] }>(
    "{ outbox { address subject } }",
  );
  const own = outbox.filter(({ address }) => address === "developer@demo.com").map(({ subject }) => subject);
  expect(own).toContain("有一小时的用量未能支付");
  expect(own).toHaveLength(told.length);
});
