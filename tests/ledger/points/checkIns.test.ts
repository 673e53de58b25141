import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { dayAt, monthOf, startOf } from "#gateway/domains/ledger/points/days.ts";
import * as rules from "#gateway/domains/ledger/points/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { pointsCalls } from "./pointsCalls.ts";

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("developer");
});
afterEach(() => gateway.close());
const { points, checkIn, repair, entries, within } = pointsCalls(() => gateway);
const later = async (ms: number) => {
  gateway.clock.move(ms);
  token = await gateway.signIn("developer");
};

describe("signing a day", () => {
  it("brings points once, however often it is done", async () => {
    await checkIn(token);
    expect(await checkIn(token)).toMatchObject({
      balance: 5,
      checkIns: { isDone: true, streak: 1, points: 5 },
    });
    expect((await entries(token)).total).toBe(1);
  });

  it("brings more on the fourth and most on the seventh day without a gap, and begins anew then", async () => {
    const brought: number[] = [];
    for (let day = 0; day < 9; day += 1) {
      brought.push((await checkIn(token)).checkIns.points);
      await later(DAY);
    }
    expect(brought).toEqual([5, 5, 5, 10, 10, 10, 30, 5, 5]);
    expect((await points(token)).checkIns).toMatchObject({ streak: 9, isDone: false, daysToBonus: 4 });
  });

  it("begins at one again after a gap", async () => {
    await checkIn(token);
    await later(2 * DAY);
    expect((await points(token)).checkIns.streak).toBe(0);
    expect((await checkIn(token)).checkIns.streak).toBe(1);
  });

  it("goes by the day where the person is, and no journey brings a day twice", async () => {
    // 09:41 UTC is the 21st everywhere but on the first islands, where it is 23:41.
    expect((await checkIn(token, "Pacific/Kiritimati")).checkIns).toMatchObject({
      today: "2026-11-21",
      streak: 1,
    });
    await later(HOUR);
    expect((await checkIn(token, "Pacific/Kiritimati")).checkIns).toMatchObject({
      today: "2026-11-22",
      streak: 2,
    });
    expect((await checkIn(token, "America/Los_Angeles")).balance).toBe(10);
  });
});

describe("signing a missed day", () => {
  const day = (ago: number) => dayAt(gateway.clock.now() - ago * DAY, "Asia/Shanghai");
  const rich = async () =>
    rules.earn(within(), { userId: "usr_developer", points: 100, reason: "spend", ref: "O1" });

  it("joins the days around it, costs points and is possible once a month", async () => {
    await rich();
    await checkIn(token);
    await later(DAY);
    await checkIn(token);
    await later(2 * DAY);
    await checkIn(token);
    await later(DAY);
    await checkIn(token);
    const before = await points(token);
    expect(before.checkIns).toMatchObject({ streak: 2, repair: { days: [day(2)], reason: null } });
    const after = await repair(token, day(2));
    expect(after.checkIns).toMatchObject({ streak: 5, repair: { days: [], reason: "NONE_MISSED" } });
    expect(after.balance).toBe(before.balance - 20);
    await later(2 * DAY);
    expect((await points(token)).checkIns.repair.reason).toBe("USED");
    await expect(repair(token, day(1))).rejects.toThrow("this month already");
  });

  it("is refused for days that were signed, that come, or that were before the account", async () => {
    await rich();
    await checkIn(token);
    for (const wrong of [day(0), day(-1), day(1)])
      await expect(repair(token, wrong)).rejects.toThrow("missed");
  });

  it("is refused where there are too few points, and costs none then", async () => {
    await checkIn(token);
    await later(2 * DAY);
    expect((await points(token)).checkIns.repair.reason).toBe("TOO_FEW_POINTS");
    await expect(repair(token, day(1))).rejects.toThrow("20 points");
    expect(await points(token)).toMatchObject({ balance: 5, checkIns: { streak: 0 } });
  });
});

describe("days", () => {
  it("begin where the time zone says, also on those of 23 and 25 hours", () => {
    expect(startOf("2026-11-21", "Asia/Shanghai")).toBe("2026-11-20T16:00:00.000Z");
    expect(startOf("2026-03-29", "Europe/Paris")).toBe("2026-03-28T23:00:00.000Z");
    expect(startOf("2026-03-30", "Europe/Paris")).toBe("2026-03-29T22:00:00.000Z");
    expect(startOf("2026-10-26", "Europe/Paris")).toBe("2026-10-25T23:00:00.000Z");
  });

  it("belong to months", () => {
    expect(monthOf("2028-02-11")).toEqual({ month: "2028-02", first: "2028-02-01", last: "2028-02-29" });
  });
});
