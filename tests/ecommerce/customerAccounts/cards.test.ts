import { afterAll, beforeAll, describe, expect, it } from "vitest";
import accounts from "../../../fixtures/ecommerce/customerAccounts.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { type Account, ACCOUNT, accountCalls } from "./accountCalls.ts";

const card = (lastFour: string, more: object = {}) => ({
  brand: "VISA",
  lastFour,
  holder: "Ada Berg",
  expiryMonth: 12,
  expiryYear: 2_028,
  ...more,
});

describe.each(storeKinds)("what the shop keeps of customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { read, extensions, newcomer } = accountCalls(() => gateway);
  const ADD_CARD = `mutation ($id: ID!, $input: CustomerPaymentMethodInput!) { account: customerPaymentMethodCreate(customerId: $id, input: $input) { ${ACCOUNT} } }`;
  const addCard = async (id: string, input: object) =>
    (await ask<{ account: Account }>(ADD_CARD, { id, input })).account;

  it.each([
    [{ lastFour: "4111111111111111" }, "lastFour", "INVALID"],
    [{ expiryMonth: 13 }, "expiryMonth", "OUT_OF_RANGE"],
    [{ expiryMonth: 10, expiryYear: 2_026 }, "expiryYear", "INVALID"],
  ])("refuses a card with %j at its field", async (wrong, field, code) => {
    expect(await extensions(ADD_CARD, { id: "1", input: card("4242", wrong) })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { code } },
    });
  });

  it("takes a card that is valid to the end of this month, and says when it is over", async () => {
    const {
      paymentMethods: [mine],
    } = await addCard(await newcomer(), card("4242", { expiryMonth: 11, expiryYear: 2_026 }));
    expect(mine).toMatchObject({ lastFour: "4242", isDefault: true, isExpired: false });
    const past = accounts.find(({ paymentMethods }) =>
      paymentMethods.some(({ expiryYears }) => expiryYears < 0),
    );
    expect((await read(String(past?.id))).paymentMethods.map(({ isExpired }) => isExpired)).toEqual(
      past?.paymentMethods.map(({ expiryYears }) => expiryYears < 0),
    );
  });

  it("keeps at most ten cards, and one card for two calls with one idempotency key", async () => {
    const id = await newcomer();
    const ONCE = ADD_CARD.replace("input: $input)", `input: $input, idempotencyKey: "card-${kind}")`);
    await ask(ONCE, { id, input: card("1000") });
    await ask(ONCE, { id, input: card("1000") });
    for (let at = 1; at < 10; at += 1) await addCard(id, card(String(1_000 + at)));
    expect((await read(id)).paymentMethods).toHaveLength(10);
    expect((await extensions(ADD_CARD, { id, input: card("1010") }))?.fields).toMatchObject({
      input: { code: "TOO_LONG" },
    });
  });
});
