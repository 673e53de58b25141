import { afterEach, beforeEach, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { toldOf } from "#tests/accounts/notifications/told.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  await gateway.leading.pass(MINUTE);
  token = await gateway.signIn("developer");
});
afterEach(() => gateway.close());

const ask = asking(() => gateway);
const told = () => toldOf(gateway, "usr_developer", "billing");
const create = async (yuan: number) =>
  (
    await ask<{ made: { id: string } }>(
      `mutation { made: rechargeCreate(amount: "${yuan * 1_000_000}", channel: ALIPAY, idempotencyKey: "c") { id } }`,
      {},
      token,
    )
  ).made.id;
const simulate = (id: string, outcome: string) =>
  ask(
    `mutation { rechargeSimulate(id: "${id}", outcome: ${outcome}, idempotencyKey: "s") { id } }`,
    {},
    token,
  );

it("a recharge that arrives is told once, with what is given for it", async () => {
  const id = await create(500);
  await simulate(id, "PAID");
  await simulate(id, "PAID");
  expect(await told()).toMatchObject([
    {
      message: "rechargeArrived",
      tone: "ok",
      link: "/user/recharge",
      params: { amountMicros: "500000000", bonusMicros: "80000000", context: "gift" },
    },
  ]);
});

it("one without a gift speaks of none", async () => {
  await simulate(await create(20), "PAID");
  const [arrived] = await told();
  expect(arrived?.params).not.toHaveProperty("context");
});

it("one that fails is told as that", async () => {
  await simulate(await create(20), "FAILED");
  expect(await told()).toMatchObject([{ message: "rechargeFailed", tone: "bad" }]);
});
