import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  await gateway.leading.pass(MINUTE);
  for (const name of ["developer", "admin", "finance", "finance2"]) tokens[name] = await gateway.signIn(name);
});
afterEach(() => gateway.close());

const ask = asking(() => gateway);
const FIELDS = "{ id no amount bonus isDoubled channel status payload expiresAt isHalfConfirmed actions }";
interface Recharge {
  id: string;
  no: string;
  bonus: string;
  isDoubled: boolean;
  status: string;
  payload: string | null;
  expiresAt: string;
  actions: string[];
}
let keys = 0;
const call = async (field: string, args: string, as = "developer") =>
  await gateway.graphql(
    `mutation { made: ${field}(${args}, idempotencyKey: "k${(keys += 1)}") ${FIELDS} }`,
    {},
    tokens[as],
  );
const done = async (field: string, args: string, as = "developer"): Promise<Recharge> => {
  const { data, errors } = await call(field, args, as);
  if (errors) throw new Error(errors[0]?.message);
  return data?.["made"] as Recharge;
};
const codeOf = async (field: string, args: string, as = "developer") =>
  (await call(field, args, as)).errors?.[0]?.extensions.code;
const create = (yuan: number, channel = "ALIPAY", as = "developer") =>
  done("rechargeCreate", `amount: "${yuan * 1_000_000}", channel: ${channel}`, as);
const pay = ({ id }: Recharge) => done("rechargeSimulate", `id: "${id}", outcome: PAID`);
const held = async () =>
  (
    await ask<{ wallet: { balances: { cash: string; gift: string } } }>(
      "{ wallet { balances { cash gift } } }",
      {},
      tokens["developer"],
    )
  ).wallet.balances;
const statusOf = async (id: string) =>
  (await ask<{ recharge: Recharge }>(`{ recharge(id: "${id}") ${FIELDS} }`, {}, tokens["developer"])).recharge
    .status;

describe("a recharge by a code", () => {
  it("waits fifteen minutes to be paid, with a code and a number", async () => {
    const made = await create(500);
    expect(made).toMatchObject({
      no: "R20261121000002",
      status: "PENDING",
      expiresAt: "2026-11-21T09:56:00.000Z",
      actions: ["CLOSE", "SIMULATE"],
    });
    expect(made.payload).toContain("simulated");
  });

  it("brings the money and the gift, twice as much the first time alone", async () => {
    expect(await pay(await create(500))).toMatchObject({
      status: "PAID",
      bonus: "80000000",
      isDoubled: true,
    });
    expect(await held()).toEqual({ cash: "500000000", gift: "80000000" });
    expect(await pay(await create(1_000))).toMatchObject({ bonus: "100000000", isDoubled: false });
  });

  it.each([
    [99.99, "0"],
    [100, "10000000"],
    [4_999.99, "200000000"],
    [5_000, "1200000000"],
  ])("of %d brings the gift of the highest step that it reaches", async (yuan, bonus) => {
    expect((await create(yuan)).bonus).toBe(bonus);
  });

  it.each([
    ["0.99", "990000", "AMOUNT_OUT_OF_RANGE"],
    ["50,000.01", "50000010000", "AMOUNT_OUT_OF_RANGE"],
    ["1.005", "1005000", "AMOUNT_NOT_WHOLE_FEN"],
  ])("of ¥%s is refused", async (_, amount, code) => {
    const { errors } = await call("rechargeCreate", `amount: "${amount}", channel: ALIPAY`);
    expect(errors?.[0]?.extensions.fields?.["amount"]?.code).toBe(code);
  });

  it("is closed by the next one, and by its owner", async () => {
    const first = await create(50);
    const second = await create(50, "WECHAT");
    expect(await statusOf(first.id)).toBe("CLOSED");
    expect((await done("rechargeClose", `id: "${second.id}"`)).status).toBe("CLOSED");
    expect(await codeOf("rechargeClose", `id: "${second.id}"`)).toBe("STEP_REFUSED");
  });

  it("expires by the business time, and counts once all the same when the money comes late", async () => {
    const made = await create(100);
    gateway.clock.move(15 * MINUTE);
    await gateway.leading.pass(MINUTE);
    expect(await statusOf(made.id)).toBe("EXPIRED");
    await pay(made);
    expect(await codeOf("rechargeSimulate", `id: "${made.id}", outcome: PAID`)).toBe("STEP_REFUSED");
    expect((await held()).cash).toBe("100000000");
  });

  it("fails where the channel says so", async () => {
    const { id } = await create(100);
    expect((await done("rechargeSimulate", `id: "${id}", outcome: FAILED`)).status).toBe("FAILED");
    expect((await held()).cash).toBe("0");
  });

  it("is nobody else's to close, to pay or to see", async () => {
    const { id } = await create(100);
    expect(await codeOf("rechargeClose", `id: "${id}"`, "admin")).toBe("NOT_FOUND");
    expect(await codeOf("rechargeSimulate", `id: "${id}", outcome: PAID`, "admin")).toBe("NOT_FOUND");
    expect(await ask(`{ recharge(id: "${id}") { id } }`, {}, tokens["admin"])).toEqual({ recharge: null });
  });
});

describe("a transfer from bank to bank", () => {
  it("is confirmed by finance", async () => {
    const { id } = await create(300, "MANUAL");
    expect((await done("rechargeConfirm", `id: "${id}"`, "finance")).status).toBe("PAID");
    expect((await held()).cash).toBe("300000000");
  });

  it("takes two people of finance above ¥5,000.00", async () => {
    const { id } = await create(6_000, "MANUAL");
    expect(await done("rechargeConfirm", `id: "${id}"`, "finance")).toMatchObject({
      status: "PENDING",
      isHalfConfirmed: true,
    });
    expect(await codeOf("rechargeConfirm", `id: "${id}"`, "finance")).toBe("STEP_REFUSED");
    expect((await done("rechargeConfirm", `id: "${id}"`, "finance2")).status).toBe("PAID");
  });

  it("is not confirmed by whoever pays, nor by whom it is none of the business", async () => {
    const { id } = await create(300, "MANUAL", "finance");
    expect(await codeOf("rechargeConfirm", `id: "${id}"`, "finance")).toBe("STEP_REFUSED");
    expect(await codeOf("rechargeConfirm", `id: "${id}"`, "developer")).toBe("FORBIDDEN");
  });

  it("is not simulated away", async () => {
    const { id } = await create(300, "MANUAL");
    expect(await codeOf("rechargeSimulate", `id: "${id}", outcome: PAID`)).toBe("STEP_REFUSED");
  });
});

describe("a refund", () => {
  it("gives the money back once, and takes the gift", async () => {
    const { id } = await pay(await create(500));
    const args = `id: "${id}", reason: "Paid twice"`;
    expect((await done("rechargeRefund", args, "finance")).status).toBe("REFUNDED");
    expect(await held()).toEqual({ cash: "0", gift: "0" });
    expect(await codeOf("rechargeRefund", args, "finance")).toBe("STEP_REFUSED");
  });

  it("leaves the ledger proven", async () => {
    await done("rechargeRefund", `id: "${(await pay(await create(500))).id}", reason: "x"`, "finance");
    expect(await ask("mutation { ledgerCheckRun { problems } }", {}, tokens["finance"])).toEqual({
      ledgerCheckRun: { problems: 0 },
    });
  });
});

it("finance lists everybody's recharges, and people their own", async () => {
  await create(100, "MANUAL");
  const listed = await ask<{ rechargeReviews: { total: number } }>(
    "{ rechargeReviews(status: PENDING, channel: MANUAL) { total items { holder } } }",
    {},
    tokens["finance"],
  );
  expect(listed.rechargeReviews).toEqual({
    total: 2,
    items: [{ holder: "Ines Carvalho" }, { holder: "Maren Okafor" }],
  });
  expect(await ask("{ recharges { total } }", {}, tokens["admin"])).toMatchObject({
    recharges: { total: expect.any(Number) },
  });
});
