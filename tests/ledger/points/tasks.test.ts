import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { DAY } from "#gateway/platform/clock.ts";
import { machine, tasks } from "#gateway/domains/ledger/points/tasks.ts";
import { markTask } from "#gateway/domains/ledger/points/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { pointsCalls } from "./pointsCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { points, claim, entries, within } = pointsCalls(() => gateway);
const stateOf = async (token: string, code: string) =>
  (await points(token)).tasks.find((task) => task.code === code);

describe("tasks", () => {
  it.each(["NOT_DONE", "DONE", "CLAIMED"] as const)(
    "in the state %s are claimed where the table says it",
    (state) => {
      const steps = machine.offered({ state }).map(({ action }) => action);
      expect(steps).toEqual({ NOT_DONE: ["finish"], DONE: ["claim"], CLAIMED: [] }[state]);
    },
  );

  it("have codes of their own and rewards", () => {
    expect(new Set(tasks.map(({ code }) => code)).size).toBe(tasks.length);
    expect(Math.min(...tasks.map(({ reward }) => reward))).toBeGreaterThan(0);
  });

  it("count the first recharge once its money is there", async () => {
    const token = await gateway.signIn("support");
    const asked = async (query: string) => (await gateway.graphql(query, {}, token)).data?.["made"];
    const made = await asked(
      'mutation { made: rechargeCreate(amount: "1000000", channel: ALIPAY, idempotencyKey: "first") { id } }',
    );
    expect(await stateOf(token, "FIRST_RECHARGE")).toMatchObject({ state: "NOT_DONE" });
    const { id } = z.object({ id: z.string() }).parse(made);
    await asked(
      `mutation { made: rechargeSimulate(id: "${id}", outcome: PAID, idempotencyKey: "paid") { id } }`,
    );
    expect(await stateOf(token, "FIRST_RECHARGE")).toMatchObject({ state: "DONE" });
  });

  it("that are done bring their points once", async () => {
    const token = await gateway.signIn("developer");
    expect(await stateOf(token, "EMAIL")).toMatchObject({ state: "DONE" });
    await Promise.allSettled([claim(token, "EMAIL"), claim(token, "EMAIL")]);
    expect(await stateOf(token, "EMAIL")).toMatchObject({ state: "CLAIMED" });
    expect(await entries(token)).toMatchObject({
      total: 1,
      items: [{ delta: 20, reason: "TASK", ref: "EMAIL" }],
    });
  });

  it("that are not done, or not there, bring none", async () => {
    const token = await gateway.signIn("finance2");
    await expect(claim(token, "TWO_FACTOR")).rejects.toThrow("cannot take this step");
    await expect(claim(token, "NOTHING")).rejects.toThrow("not found");
    expect((await points(token)).balance).toBe(0);
  });

  it("know of what is true of the account", async () => {
    const token = await gateway.signIn("finance2");
    await gateway.store.db
      .insertInto("accounts_two_factor")
      .values({
        userId: "usr_finance2",
        secret: "sealed",
        confirmedAt: "2026-11-21T00:00:00.000Z",
        lastStep: 0,
      })
      .execute();
    expect(await stateOf(token, "TWO_FACTOR")).toMatchObject({ state: "DONE", reward: 100 });
    await gateway.store.db.deleteFrom("accounts_two_factor").where("userId", "=", "usr_finance2").execute();
  });

  it("that happen elsewhere are counted once for each thing that happened", async () => {
    const token = await gateway.signIn("finance2");
    const invited = (ref: string) => markTask(within(), { userId: "usr_finance2", task: "INVITE", ref });
    await invited("usr_a");
    await invited("usr_a");
    await invited("usr_b");
    expect(await stateOf(token, "INVITE")).toMatchObject({ state: "NOT_DONE", progress: 2, target: 3 });
    await invited("usr_c");
    await invited("usr_d");
    expect(await stateOf(token, "INVITE")).toMatchObject({ state: "DONE", progress: 3 });
  });

  it("that are daily can be done anew on the next day", async () => {
    let token = await gateway.signIn("finance2");
    const { errors } = await gateway.graphql("mutation { notificationReadAll { unread } }", {}, token);
    expect(errors).toBeUndefined();
    await claim(token, "NOTIFICATIONS");
    expect(await stateOf(token, "NOTIFICATIONS")).toMatchObject({ state: "CLAIMED" });
    gateway.clock.move(DAY);
    token = await gateway.signIn("finance2");
    expect(await stateOf(token, "NOTIFICATIONS")).toMatchObject({ state: "DONE" });
  });

  it("that wait to be claimed come first, and those that are over last", async () => {
    const { tasks: shown } = await points(await gateway.signIn("finance2"));
    const places = shown.map(({ state }) => ["DONE", "NOT_DONE", "CLAIMED"].indexOf(state));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
