import { afterEach, beforeEach, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { toldOf } from "#tests/accounts/notifications/told.ts";
import { metering } from "./metering.ts";

let used: Awaited<ReturnType<typeof metering>>;
beforeEach(async () => {
  used = await metering();
  await used.give("CASH", 1_000n);
});
afterEach(async () => await used.gateway.close());

const bills = () => toldOf(used.gateway, "usr_developer", "billing");

it("a month is told in one sum once it is over, and a month without use not at all", async () => {
  const id = await used.start({ cpuMilli: 2_000, memoryMib: 4_096 });
  await used.pass(12 * HOUR);
  await used.stop(id);
  await used.pass(HOUR);
  expect(await bills()).toEqual([]);
  const sum = (await used.lines()).reduce((total, { amount }) => total + BigInt(amount), 0n);
  await used.pass(12 * DAY);
  expect(await bills()).toMatchObject([
    { message: "billReady", tone: "info", params: { month: "2026-11", amountMicros: String(sum) } },
  ]);
  await used.pass(40 * DAY);
  expect(await bills()).toHaveLength(1);
});

it("each month that something runs in is told by itself, down to its last hour", async () => {
  await used.start({ cpuMilli: 1_000, memoryMib: 1_024 });
  await used.pass(45 * DAY);
  const told = await bills();
  expect(told.map(({ params }) => params["month"])).toEqual(["2026-11", "2026-12"]);
  const december = (told[1]?.params["amountMicros"] ?? "0") as string;
  const hourly = BigInt((await used.spending()).hourly);
  expect(BigInt(december)).toBe(hourly * 744n);
});
