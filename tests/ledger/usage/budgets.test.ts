import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { metering } from "./metering.ts";

const spec = { cpuMilli: 2_000, memoryMib: 4_096 };

describe("a budget", () => {
  let used: Awaited<ReturnType<typeof metering>>;
  beforeEach(async () => {
    used = await metering();
    await used.give("CASH", 1_000n);
  });
  afterEach(async () => await used.gateway.close());

  const SET = `mutation ($input: BudgetInput) { budgetSet(input: $input) { budget { amount isHardStop } } }`;

  it("is told of at 75, 90 and 100 per cent, each once a month", async () => {
    await used.ask(SET, { input: { amount: "1000000" } }, used.person);
    await used.start(spec);
    await used.pass(12 * HOUR);
    const { notifications } = await used.ask<{
      notifications: { items: { message: string | null; params: { share?: number } }[] };
    }>("{ notifications(first: 20) { items { message params } } }", {}, used.person);
    const shares = notifications.items.flatMap(({ message, params }) =>
      message === "budgetUsed" ? [params.share] : [],
    );
    expect(shares.toReversed()).toEqual([75, 90, 100]);
    expect((await used.spending()).meters[0]?.ending).toBe(null);
  });

  it("stops everything where it is meant to, until the next month", async () => {
    await used.ask(SET, { input: { amount: "1000000", isHardStop: true } }, used.person);
    await used.start(spec);
    await used.pass(12 * HOUR);
    expect((await used.spending()).meters[0]?.ending).toBe("BUDGET");
    await used.pass(9 * DAY + 3 * HOUR);
    expect((await used.spending()).meters[0]?.ending).toBe(null);
  });

  it.each([
    ["with fractions of a fen", "1000001", "AMOUNT_NOT_WHOLE_FEN"],
    ["below one CNY", "0", "AMOUNT_OUT_OF_RANGE"],
    ["below zero", "-1000000", "AMOUNT_OUT_OF_RANGE"],
    ["above a million CNY", "1000000010000", "AMOUNT_OUT_OF_RANGE"],
  ])("%s is refused, and changes nothing", async (_, amount, code) => {
    const { errors } = await used.gateway.graphql(SET, { input: { amount } }, used.person);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { amount: { code } } });
    expect(
      (await used.ask<{ spending: { budget: null } }>("{ spending { budget { amount } } }", {}, used.person))
        .spending.budget,
    ).toBe(null);
  });
});
