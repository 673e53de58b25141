import { afterAll, beforeAll, describe, expect, it } from "vitest";
import accounts from "../../../fixtures/ecommerce/customerAccounts.json" with { type: "json" };
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { type Account, ACCOUNT, accountCalls } from "./accountCalls.ts";

const street = (line1: string, isDefault = false) => ({
  kind: "OTHER",
  name: "Ada Berg",
  line1,
  city: "Turku",
  countryCode: "FI",
  isDefault,
});

describe.each(storeKinds)("what the shop keeps of customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { read, extensions, newcomer } = accountCalls(() => gateway);
  const undo = async (token: string) =>
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });

  const ADD = `mutation ($id: ID!, $input: CustomerAddressInput!) { account: customerAddressCreate(customerId: $id, input: $input) { ${ACCOUNT} } }`;
  const addAddress = async (id: string, input: object) =>
    (await ask<{ account: Account }>(ADD, { id, input })).account;

  it("has an account for every sample customer, as the fixture says", async () => {
    for (const sample of [accounts[0], accounts[35]]) {
      const account = await read(String(sample?.id));
      expect(account.addresses.map(({ id, isDefault }) => ({ id, isDefault }))).toEqual(
        sample?.addresses.map(({ id, isDefault }) => ({ id, isDefault })),
      );
      expect(account.paymentMethods.map(({ lastFour }) => lastFour)).toEqual(
        sample?.paymentMethods.map(({ lastFour }) => lastFour),
      );
      expect(account).toMatchObject({
        notifications: sample?.notifications,
        twoStepPhone: sample?.twoStepPhone,
      });
    }
  });

  it("begins empty for a new customer, who is told about orders", async () => {
    const account = await read(await newcomer());
    expect(account).toMatchObject({
      addresses: [],
      paymentMethods: [],
      devices: [],
      twoStepPhone: null,
      passwordChangedAt: null,
      version: 1,
    });
    expect(account.notifications).toContainEqual({ kind: "ORDERS", email: true, browser: true, app: true });
  });

  it("makes the only address the default, and always keeps exactly one", async () => {
    const id = await newcomer();
    await addAddress(id, street("1 First Street"));
    await addAddress(id, street("2 Second Street"));
    const { addresses } = await addAddress(id, street("3 Third Street", true));
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    const gone = await ask<{ gone: { account: Account; undoToken: string } }>(
      `mutation ($id: ID!, $address: ID!) { gone: customerAddressDelete(customerId: $id, id: $address) { account { ${ACCOUNT} } undoToken } }`,
      { id, address: addresses[2]?.id },
    );
    expect(gone.gone.account.addresses.map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
      ["1 First Street", true],
      ["2 Second Street", false],
    ]);
    await undo(gone.gone.undoToken);
    expect((await read(id)).addresses).toEqual(addresses);
  });

  it("replaces an address unless somebody was faster", async () => {
    const id = await newcomer();
    const {
      addresses: [first],
      version,
    } = await addAddress(id, street("1 First Street"));
    const UPDATE = `mutation ($id: ID!, $address: ID!, $input: CustomerAddressInput!, $expected: Int) {
      account: customerAddressUpdate(customerId: $id, id: $address, input: $input, expectedVersion: $expected) { ${ACCOUNT} } }`;
    const given = { id, address: first?.id, input: street("9 Ninth Street"), expected: version };
    const { account } = await ask<{ account: Account }>(UPDATE, given);
    expect(account.addresses).toEqual([{ ...first, line1: "9 Ninth Street" }]);
    expect(await extensions(UPDATE, given)).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { version: version + 1 },
    });
  });

  it.each([
    [{ line1: " " }, "line1", "REQUIRED"],
    [{ city: "x".repeat(81) }, "city", "TOO_LONG"],
    [{ countryCode: "Finland" }, "countryCode", "INVALID"],
    [{ phone: "call me" }, "phone", "INVALID"],
  ])("refuses an address with %j at its field", async (wrong, field, code) => {
    expect(
      await extensions(ADD, { id: "1", input: { ...street("1 First Street"), ...wrong } }),
    ).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: { code } } });
  });

  it("sets some kinds of notification and leaves the others", async () => {
    const id = await newcomer();
    const before = await read(id);
    const off = { kind: "OFFERS", email: false, browser: false, app: false };
    await ask(
      "mutation ($id: ID!, $off: CustomerNotificationInput!) { customerNotificationsUpdate(customerId: $id, notifications: [$off]) { id } }",
      { id, off },
    );
    expect((await read(id)).notifications).toEqual(
      before.notifications.map((one) => (one.kind === "OFFERS" ? off : one)),
    );
  });

  it("goes and comes back with its customer", async () => {
    const id = await newcomer();
    const kept = await addAddress(id, street("1 First Street"));
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      "mutation ($id: ID!) { gone: customerDelete(id: $id) { undoToken } }",
      { id },
    );
    expect(await extensions(ADD, { id, input: street("2 Second Street") })).toMatchObject({
      code: "NOT_FOUND",
    });
    await undo(gone.undoToken);
    expect((await read(id)).addresses).toEqual(kept.addresses);
  });

  it("says what the orders of a customer come to", async () => {
    for (const id of [69, 80]) {
      const own = orders.filter((one) => one.customerId === id);
      const sum = (payment?: number) =>
        own
          .filter((one) => payment === undefined || one.payment === payment)
          .reduce((total, { spentMinor }) => total + spentMinor, 0);
      const { customer } = await ask<{ customer: { figures: object } }>(
        "query ($id: ID!) { customer(id: $id) { figures { paid { amountMinor } outstanding { amountMinor } outstandingOrders average { amountMinor } lastOrderAt } } }",
        { id },
      );
      expect(customer.figures).toEqual({
        paid: { amountMinor: sum(1) },
        outstanding: { amountMinor: sum(2) },
        outstandingOrders: own.filter(({ payment }) => payment === 2).length,
        average: { amountMinor: Math.round(sum() / own.length) },
        lastOrderAt: expect.stringMatching(/^2026-/),
      });
    }
    const { customer } = await ask<{ customer: unknown }>(
      "query ($id: ID!) { customer(id: $id) { figures { average { amountMinor } lastOrderAt } } }",
      { id: await newcomer() },
    );
    expect(customer).toEqual({ figures: { average: null, lastOrderAt: null } });
  });

  it("says on the live bus whose account changed", async () => {
    const listening = gateway.live.subscribe("ecommerce_customer_accounts")[Symbol.asyncIterator]();
    const next = listening.next();
    await addAddress("7", street("1 First Street"));
    expect((await next).value).toEqual({ kind: "UPDATED", id: "7" });
    await listening.return?.();
  });
});
