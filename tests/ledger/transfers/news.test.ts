import { afterEach, beforeEach, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { messagesOf, toldOf } from "#tests/accounts/notifications/told.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  await gateway.leading.pass(MINUTE);
  for (const name of ["developer", "finance"]) tokens[name] = await gateway.signIn(name);
  await post(ledgerOver(gateway.store).within, {
    type: "recharge",
    ref: null,
    actorId: null,
    entries: [
      own("usr_developer", "CASH", 5_000n * CNY),
      { account: { platform: "CLEARING:ALIPAY" }, delta: -5_000n * CNY },
    ],
  });
});
afterEach(() => gateway.close());

const ask = asking(() => gateway);
let keys = 0;
const send = async (yuan: number) => {
  const input = { payeeId: "usr_support", amount: `${yuan * 1_000_000}`, key: `k${(keys += 1)}` };
  const { made } = await ask<{ made: { id: string } }>(
    'mutation ($input: TransferInput!) { made: transferCreate(input: $input, password: "developer") { id } }',
    { input },
    tokens["developer"],
  );
  return made.id;
};
const both = async () => [
  await messagesOf(gateway, "usr_developer", "transfer"),
  await messagesOf(gateway, "usr_support", "transfer"),
];

it("both sides are told of a transfer, each of the other by a masked name", async () => {
  await send(20);
  expect(await both()).toEqual([["transferSent"], ["transferReceived"]]);
  expect((await toldOf(gateway, "usr_support", "transfer"))[0]?.params).toMatchObject({
    amountMicros: "20000000",
    name: expect.stringMatching(/^.\*\*$/u),
  });
});

it("the sender is told of one that waits, and both when it arrives", async () => {
  await send(600);
  expect(await both()).toEqual([["transferHeld"], []]);
  gateway.clock.move(30 * MINUTE);
  await gateway.leading.pass(MINUTE);
  expect(await both()).toEqual([["transferHeld", "transferSent"], ["transferReceived"]]);
});

it("the sender alone is told of one that was called off", async () => {
  const id = await send(600);
  await ask(
    'mutation ($id: ID!) { transferCancel(id: $id, idempotencyKey: "c") { id } }',
    { id },
    tokens["developer"],
  );
  expect(await both()).toEqual([["transferHeld", "transferCancelled"], []]);
});

it("both are told of one that finance takes back", async () => {
  const id = await send(20);
  await ask(
    'mutation ($id: ID!) { transferReverse(id: $id, reason: "Mistake", idempotencyKey: "r") { id } }',
    { id },
    tokens["finance"],
  );
  expect(await both()).toEqual([
    ["transferSent", "transferReturned"],
    ["transferReceived", "transferReversed"],
  ]);
});
