import { afterAll, beforeAll, describe, expect, it } from "vitest";
import accounts from "../../../fixtures/ecommerce/customerAccounts.json" with { type: "json" };
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";

interface Kept { id: string; isDefault: boolean }
interface Account {
  addresses: (Kept & { line1: string; countryFlag: string })[];
  paymentMethods: (Kept & { lastFour: string; isExpired: boolean })[];
  notifications: { kind: string; email: boolean; browser: boolean; app: boolean }[];
  devices: { id: string; seenAt: string }[];
  twoStepPhone: string | null;
  passwordChangedAt: string | null;
  version: number;
}
const ACCOUNT = `addresses { id line1 countryFlag isDefault } paymentMethods { id lastFour isExpired isDefault }
  notifications { kind email browser app } devices { id seenAt } twoStepPhone passwordChangedAt version`;
const street = (line1: string, isDefault = false) => ({ kind: "OTHER", name: "Ada Berg", line1, city: "Turku", countryCode: "FI", isDefault });
const card = (lastFour: string, more: object = {}) => ({ brand: "VISA", lastFour, holder: "Ada Berg", expiryMonth: 12, expiryYear: 2_028, ...more });

describe.each(storeKinds)("what the shop keeps of customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const read = async (id: string) => (await ask<{ customer: { account: Account } }>(`query ($id: ID!) { customer(id: $id) { account { ${ACCOUNT} } } }`, { id })).customer.account;
  const undo = async (token: string) => await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const extensions = async (query: string, variables?: object) => (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
  const newcomer = async () => (await ask<{ made: { id: string } }>(
    'mutation { made: customerCreate(input: { customer: "Ada Berg", email: "ada@example.com", country: "Finland", countryCode: "FI" }) { id } }')).made.id;

  const ADD = `mutation ($id: ID!, $input: CustomerAddressInput!) { account: customerAddressCreate(customerId: $id, input: $input) { ${ACCOUNT} } }`;
  const addAddress = async (id: string, input: object) => (await ask<{ account: Account }>(ADD, { id, input })).account;
  const ADD_CARD = `mutation ($id: ID!, $input: CustomerPaymentMethodInput!) { account: customerPaymentMethodCreate(customerId: $id, input: $input) { ${ACCOUNT} } }`;
  const addCard = async (id: string, input: object) => (await ask<{ account: Account }>(ADD_CARD, { id, input })).account;

  it("has an account for every sample customer, as the fixture says", async () => {
    for (const sample of [accounts[0], accounts[35]]) {
      const account = await read(String(sample?.id));
      expect(account.addresses.map(({ id, isDefault }) => ({ id, isDefault }))).toEqual(sample?.addresses.map(({ id, isDefault }) => ({ id, isDefault })));
      expect(account.paymentMethods.map(({ lastFour }) => lastFour)).toEqual(sample?.paymentMethods.map(({ lastFour }) => lastFour));
      expect(account).toMatchObject({ notifications: sample?.notifications, twoStepPhone: sample?.twoStepPhone });
    }
  });

  it("begins empty for a new customer, who is told about orders", async () => {
    const account = await read(await newcomer());
    expect(account).toMatchObject({ addresses: [], paymentMethods: [], devices: [], twoStepPhone: null, passwordChangedAt: null, version: 1 });
    expect(account.notifications).toContainEqual({ kind: "ORDERS", email: true, browser: true, app: true });
  });

  it("makes the only address the default, and always keeps exactly one", async () => {
    const id = await newcomer();
    await addAddress(id, street("1 First Street"));
    await addAddress(id, street("2 Second Street"));
    const { addresses } = await addAddress(id, street("3 Third Street", true));
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    const gone = await ask<{ gone: { account: Account; undoToken: string } }>(
      `mutation ($id: ID!, $address: ID!) { gone: customerAddressDelete(customerId: $id, id: $address) { account { ${ACCOUNT} } undoToken } }`, { id, address: addresses[2]?.id });
    expect(gone.gone.account.addresses.map(({ line1, isDefault }) => [line1, isDefault])).toEqual([["1 First Street", true], ["2 Second Street", false]]);
    await undo(gone.gone.undoToken);
    expect((await read(id)).addresses).toEqual(addresses);
  });

  it("replaces an address unless somebody was faster", async () => {
    const id = await newcomer();
    const { addresses: [first], version } = await addAddress(id, street("1 First Street"));
    const UPDATE = `mutation ($id: ID!, $address: ID!, $input: CustomerAddressInput!, $expected: Int) {
      account: customerAddressUpdate(customerId: $id, id: $address, input: $input, expectedVersion: $expected) { ${ACCOUNT} } }`;
    const given = { id, address: first?.id, input: street("9 Ninth Street"), expected: version };
    const { account } = await ask<{ account: Account }>(UPDATE, given);
    expect(account.addresses).toEqual([{ ...first, line1: "9 Ninth Street" }]);
    expect(await extensions(UPDATE, given)).toMatchObject({ code: "VERSION_CONFLICT", current: { version: version + 1 } });
  });

  it.each([
    [{ line1: " " }, "line1", "REQUIRED"], [{ city: "x".repeat(81) }, "city", "TOO_LONG"], [{ countryCode: "Finland" }, "countryCode", "INVALID"], [{ phone: "call me" }, "phone", "INVALID"],
  ])("refuses an address with %j at its field", async (wrong, field, code) => {
    expect(await extensions(ADD, { id: "1", input: { ...street("1 First Street"), ...wrong } })).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: { code } } });
  });

  it.each([
    [{ lastFour: "4111111111111111" }, "lastFour", "INVALID"], [{ expiryMonth: 13 }, "expiryMonth", "OUT_OF_RANGE"], [{ expiryMonth: 10, expiryYear: 2_026 }, "expiryYear", "INVALID"],
  ])("refuses a card with %j at its field", async (wrong, field, code) => {
    expect(await extensions(ADD_CARD, { id: "1", input: card("4242", wrong) })).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: { code } } });
  });

  it("takes a card that is valid to the end of this month, and says when it is over", async () => {
    const { paymentMethods: [mine] } = await addCard(await newcomer(), card("4242", { expiryMonth: 11, expiryYear: 2_026 }));
    expect(mine).toMatchObject({ lastFour: "4242", isDefault: true, isExpired: false });
    const past = accounts.find(({ paymentMethods }) => paymentMethods.some(({ expiryYears }) => expiryYears < 0));
    expect((await read(String(past?.id))).paymentMethods.map(({ isExpired }) => isExpired)).toEqual(past?.paymentMethods.map(({ expiryYears }) => expiryYears < 0));
  });

  it("keeps at most ten cards, and one card for two calls with one idempotency key", async () => {
    const id = await newcomer();
    const ONCE = ADD_CARD.replace("input: $input)", `input: $input, idempotencyKey: "card-${kind}")`);
    await ask(ONCE, { id, input: card("1000") });
    await ask(ONCE, { id, input: card("1000") });
    for (let at = 1; at < 10; at += 1) await addCard(id, card(String(1_000 + at)));
    expect((await read(id)).paymentMethods).toHaveLength(10);
    expect((await extensions(ADD_CARD, { id, input: card("1010") }))?.fields).toMatchObject({ input: { code: "TOO_LONG" } });
  });

  it("sets some kinds of notification and leaves the others", async () => {
    const id = await newcomer();
    const before = await read(id);
    const off = { kind: "OFFERS", email: false, browser: false, app: false };
    await ask("mutation ($id: ID!, $off: CustomerNotificationInput!) { customerNotificationsUpdate(customerId: $id, notifications: [$off]) { id } }", { id, off });
    expect((await read(id)).notifications).toEqual(before.notifications.map((one) => (one.kind === "OFFERS" ? off : one)));
  });

  it("sets and removes the telephone for two steps", async () => {
    const SET = "mutation ($phone: String) { account: customerTwoStepUpdate(customerId: 3, phone: $phone) { twoStepPhone } }";
    expect(await ask(SET, { phone: "+81 555 010 2030" })).toEqual({ account: { twoStepPhone: "+81 555 010 2030" } });
    expect(await ask(SET, { phone: null })).toEqual({ account: { twoStepPhone: null } });
    expect((await extensions(SET, { phone: "soon" }))?.fields).toMatchObject({ phone: { code: "INVALID" } });
  });

  it("keeps of a new password nothing but the time, and refuses a weak one", async () => {
    const SET = "mutation ($password: String!) { account: customerPasswordChange(customerId: 5, password: $password) { passwordChangedAt } }";
    expect(await ask(SET, { password: "Quay-side-42" })).toEqual({ account: { passwordChangedAt: new Date(gateway.clock.now()).toISOString() } });
    for (const [password, code] of [["Aa1", "TOO_SHORT"], ["quayside42", "INVALID"], ["QUAYSIDE42", "INVALID"], ["QuaySideX", "INVALID"]]) {
      expect((await extensions(SET, { password }))?.fields).toMatchObject({ password: { code } });
    }
    const { current } = (await extensions("mutation { customerNotificationsUpdate(customerId: 5, notifications: [], expectedVersion: 99) { id } }")) ?? {};
    expect(JSON.stringify(current)).not.toContain("Quay-side-42");
  });

  it("signs a customer out of a device once", async () => {
    const { devices } = await read("2");
    const OUT = "mutation ($device: ID!) { account: customerDeviceSignOut(customerId: 2, id: $device) { devices { id } } }";
    expect(await ask(OUT, { device: devices[0]?.id })).toEqual({ account: { devices: devices.slice(1).map(({ id }) => ({ id })) } });
    expect(await extensions(OUT, { device: devices[0]?.id })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("goes and comes back with its customer", async () => {
    const id = await newcomer();
    const kept = await addAddress(id, street("1 First Street"));
    const { gone } = await ask<{ gone: { undoToken: string } }>("mutation ($id: ID!) { gone: customerDelete(id: $id) { undoToken } }", { id });
    expect(await extensions(ADD, { id, input: street("2 Second Street") })).toMatchObject({ code: "NOT_FOUND" });
    await undo(gone.undoToken);
    expect((await read(id)).addresses).toEqual(kept.addresses);
  });

  it("says what the orders of a customer come to", async () => {
    for (const id of [69, 80]) {
      const own = orders.filter((one) => one.customerId === id);
      const sum = (payment?: number) => own.filter((one) => payment === undefined || one.payment === payment).reduce((total, { spentMinor }) => total + spentMinor, 0);
      const { customer } = await ask<{ customer: { figures: object } }>(
        "query ($id: ID!) { customer(id: $id) { figures { paid { amountMinor } outstanding { amountMinor } outstandingOrders average { amountMinor } lastOrderAt } } }", { id });
      expect(customer.figures).toEqual({
        paid: { amountMinor: sum(1) }, outstanding: { amountMinor: sum(2) }, outstandingOrders: own.filter(({ payment }) => payment === 2).length,
        average: { amountMinor: Math.round(sum() / own.length) }, lastOrderAt: expect.stringMatching(/^2026-/),
      });
    }
    const { customer } = await ask<{ customer: unknown }>("query ($id: ID!) { customer(id: $id) { figures { average { amountMinor } lastOrderAt } } }", { id: await newcomer() });
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
