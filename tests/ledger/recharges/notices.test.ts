import { afterEach, beforeEach, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { createProvider, startProvider, type SignedNotice } from "#tests/support/paymentProvider.ts";

const SECRET_KEY = "c".repeat(64);
const ask = asking(() => gateway);
const provider = createProvider("ALIPAY", SECRET_KEY);
let gateway: TestGateway;
let token: string;
let no: string;
beforeEach(async () => {
  gateway = await createTestGateway({ env: { SECRET_KEY } });
  token = await gateway.signIn("developer");
  const { made } = await ask<{ made: { no: string } }>(
    'mutation { made: rechargeCreate(amount: "100000000", channel: ALIPAY, idempotencyKey: "k") { no } }',
    {},
    token,
  );
  no = made.no;
});
afterEach(() => gateway.close());

const paid = (more: object = {}) =>
  provider.sign({ no, outcome: "PAID", amount: "100000000", ...more }, gateway.clock.now());
const send = async ({ headers, body }: SignedNotice, channel = "ALIPAY") =>
  await gateway.inject({
    method: "POST",
    url: `/api/recharges/notices/${channel}`,
    headers,
    payload: body,
  });
const cash = async () =>
  (await gateway.graphql("{ wallet { balances { cash } } }", {}, token)).data?.["wallet"];
const nothing = { balances: { cash: "0" } };
const hundred = { balances: { cash: "100000000" } };

it("a notice that its channel signed brings the money", async () => {
  expect((await send(paid())).json()).toEqual({ no, status: "PAID" });
  expect(await cash()).toEqual(hundred);
});

it("the same notice again is answered, and counts once", async () => {
  const notice = paid();
  await send(notice);
  expect((await send(notice)).json()).toEqual({ no, status: "PAID" });
  expect(await cash()).toEqual(hundred);
});

it("a second notice of the same payment counts for nothing", async () => {
  await send(paid());
  expect((await send(paid())).statusCode).toBe(200);
  expect(await cash()).toEqual(hundred);
});

it("notices that come at once count once", async () => {
  await Promise.all([send(paid()), send(paid()), send(paid())]);
  expect(await cash()).toEqual(hundred);
});

it("another notice under the same identifier is refused", async () => {
  await send(paid({ id: "n1", outcome: "FAILED" }));
  expect((await send(paid({ id: "n1" }))).statusCode).toBe(409);
});

it("a notice of another amount is refused", async () => {
  expect((await send(paid({ amount: "1000000" }))).statusCode).toBe(409);
  expect(await cash()).toEqual(nothing);
});

it.each([
  ["changed", () => ({ ...paid(), body: { ...paid().body, outcome: "PAID" as const } })],
  [
    "signed for another channel",
    () => createProvider("WECHAT", SECRET_KEY).sign(paid().body, gateway.clock.now()),
  ],
  [
    "signed with another key",
    () => createProvider("ALIPAY", "d".repeat(64)).sign(paid().body, gateway.clock.now()),
  ],
  ["too old", () => provider.sign(paid().body, gateway.clock.now() - 6 * MINUTE)],
])("a notice that is %s is refused", async (_, notice) => {
  expect((await send(notice())).statusCode).toBe(403);
  expect(await cash()).toEqual(nothing);
});

it("a notice without a signature is refused", async () => {
  expect((await send({ headers: {}, body: paid().body })).statusCode).toBe(400);
});

it("a provider that runs as a server of its own is heard over HTTP", async () => {
  const address = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const server = await startProvider("ALIPAY", SECRET_KEY, `${address}/api/recharges/notices/ALIPAY`, () =>
    gateway.clock.now(),
  );
  try {
    const answer = await fetch(`${server.origin}/pay`, {
      method: "POST",
      body: JSON.stringify({ no, outcome: "PAID", amount: "100000000" }),
    });
    expect(await answer.json()).toEqual({ no, status: "PAID" });
    expect(await cash()).toEqual(hundred);
  } finally {
    server.close();
  }
});
