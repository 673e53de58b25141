import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  await gateway.leading.pass(MINUTE);
  for (const name of ["developer", "support", "finance"]) tokens[name] = await gateway.signIn(name);
  await post(ledgerOver(gateway.store).within, {
    type: "recharge",
    ref: null,
    actorId: null,
    entries: [
      own("usr_developer", "CASH", 30_000n * CNY),
      { account: { platform: "CLEARING:ALIPAY" }, delta: -30_000n * CNY },
    ],
  });
});
afterEach(() => gateway.close());

const ask = asking(() => gateway);
interface Transfer {
  id: string;
  status: string;
}
const FIELDS = "{ id status payee amount memo dueAt actions }";
const CREATE = `mutation ($input: TransferInput!, $password: String! = "developer") {
  made: transferCreate(input: $input, password: $password) ${FIELDS} }`;
let keys = 0;
const input = (yuan: number, more: object = {}) => ({
  payeeId: "usr_support",
  amount: `${yuan * 1_000_000}`,
  key: `k${(keys += 1)}`,
  ...more,
});
const send = async (given: object, password = "developer") =>
  await gateway.graphql(CREATE, { input: given, password }, tokens["developer"]);
const sent = async (given: object): Promise<Transfer> => {
  const { data, errors } = await send(given);
  if (errors) throw new Error(errors[0]?.message);
  return data?.["made"] as Transfer;
};
const codeOf = async (given: object, password?: string) => {
  const extensions = (await send(given, password)).errors?.[0]?.extensions;
  return Object.values(extensions?.fields ?? {})[0]?.code ?? extensions?.code;
};
const held = async (as: string) =>
  (await ask<{ wallet: { balances: object } }>("{ wallet { balances { cash frozen } } }", {}, tokens[as]))
    .wallet.balances;
const check = (payee: string) =>
  gateway.graphql(
    "mutation ($payee: String!) { transferPayeeCheck(payee: $payee) { id maskedName isNew } }",
    { payee },
    tokens["developer"],
  );

describe("a payee", () => {
  it.each(["support@demo.com", "usr_support"])("is told by %s, with the name masked", async (payee) => {
    expect((await check(payee)).data).toEqual({
      transferPayeeCheck: { id: "usr_support", maskedName: "T**", isNew: true },
    });
  });

  it.each(["nobody@demo.com", "developer@demo.com", "support", ""])("is nobody by “%s”", async (payee) => {
    expect((await check(payee)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("is asked after twenty times in an hour, right or wrong", async () => {
    for (let n = 0; n < 20; n++) await check(`nobody${n}@demo.com`);
    expect((await check("support@demo.com")).errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("a transfer", () => {
  it("arrives at once up to ¥500.00, with the note", async () => {
    const made = await sent(input(500, { memo: "Lunch" }));
    expect(made).toMatchObject({ status: "COMPLETED", payee: "T**", memo: "Lunch", dueAt: null });
    expect(await held("support")).toEqual({ cash: "500000000", frozen: "0" });
  });

  it("takes place once for a key", async () => {
    const given = input(100);
    expect((await sent(given)).id).toBe((await sent(given)).id);
    expect(await held("support")).toMatchObject({ cash: "100000000" });
    expect(await codeOf({ ...given, amount: "200000000" })).toBe("IDEMPOTENCY_MISMATCH");
  });

  it.each([
    ["less than ¥1.00", { amount: "990000" }, "AMOUNT_OUT_OF_RANGE"],
    ["more than ¥5,000.00", { amount: "5000010000" }, "AMOUNT_OUT_OF_RANGE"],
    ["a part of a fen", { amount: "1005000" }, "AMOUNT_NOT_WHOLE_FEN"],
    ["the sender", { payeeId: "usr_developer" }, "NOT_FOUND"],
    ["nobody", { payeeId: "usr_nobody" }, "NOT_FOUND"],
    ["a name that is no identifier", { payeeId: "support" }, "UNKNOWN"],
    ["a long note", { memo: "x".repeat(101) }, "TOO_LONG"],
  ])("of or to %s is refused", async (_, more, code) => {
    expect(await codeOf(input(100, more))).toBe(code);
  });

  it("asks for the password", async () => {
    expect(await codeOf(input(100), "wrong")).toBe("INVALID_CREDENTIALS");
    expect(await held("support")).toMatchObject({ cash: "0" });
  });

  it("goes to nobody who is suspended", async () => {
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ suspendedAt: "2026-11-01T00:00:00.000Z" })
      .where("id", "=", "usr_support")
      .execute();
    expect(await codeOf(input(100))).toBe("NOT_FOUND");
  });

  it("is refused above what is there", async () => {
    tokens["other"] = tokens["developer"] ?? "";
    tokens["developer"] = tokens["support"] ?? "";
    expect(await codeOf(input(100, { payeeId: "usr_finance" }), "support")).toBe("INSUFFICIENT_BALANCE");
  });

  it("keeps to ¥20,000.00 and ten in a day, which begins anew", async () => {
    await sent(input(1));
    for (let n = 0; n < 3; n++) await sent(input(5_000));
    expect(await codeOf(input(5_000))).toBe("TRANSFER_LIMIT");
    for (let n = 0; n < 6; n++) await sent(input(1));
    expect(await codeOf(input(1))).toBe("TRANSFER_LIMIT");
    gateway.clock.move(DAY);
    tokens["developer"] = await gateway.signIn("developer");
    expect((await sent(input(1))).status).toBe("COMPLETED");
  });
});

describe("the first transfer to somebody above ¥500.00", () => {
  it("waits half an hour by the business time, and arrives then", async () => {
    const made = await sent(input(800));
    expect(made).toMatchObject({ status: "HELD", dueAt: "2026-11-21T10:11:00.000Z", actions: ["CANCEL"] });
    expect(await held("developer")).toEqual({ cash: "29200000000", frozen: "800000000" });
    gateway.clock.move(30 * MINUTE);
    await gateway.leading.pass(MINUTE);
    expect(await held("support")).toEqual({ cash: "800000000", frozen: "0" });
    expect(await held("developer")).toMatchObject({ frozen: "0" });
    expect((await sent(input(800))).status).toBe("COMPLETED");
  });

  it("is called off by its sender alone, and the money comes back", async () => {
    const { id } = await sent(input(800));
    const cancel = `mutation { made: transferCancel(id: "${id}", idempotencyKey: "c") ${FIELDS} }`;
    expect((await gateway.graphql(cancel, {}, tokens["support"])).errors?.[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    expect(await ask(cancel, {}, tokens["developer"])).toMatchObject({ made: { status: "CANCELLED" } });
    expect(await held("developer")).toEqual({ cash: "30000000000", frozen: "0" });
  });
});

describe("finance takes a transfer back", () => {
  const reverse = async (id: string) =>
    await gateway.graphql(
      `mutation { made: transferReverse(id: "${id}", reason: "Mistake", idempotencyKey: "r${(keys += 1)}") ${FIELDS} }`,
      {},
      tokens["finance"],
    );

  it("once, where the receiver has the money", async () => {
    const { id } = await sent(input(100));
    expect((await reverse(id)).data).toMatchObject({ made: { status: "REVERSED" } });
    expect((await reverse(id)).errors?.[0]?.extensions.code).toBe("STEP_REFUSED");
    expect(await held("developer")).toMatchObject({ cash: "30000000000" });
    expect(await ask("mutation { ledgerCheckRun { problems } }", {}, tokens["finance"])).toEqual({
      ledgerCheckRun: { problems: 0 },
    });
  });

  it("not where the receiver has spent it", async () => {
    const { id } = await sent(input(100));
    await post(ledgerOver(gateway.store).within, {
      type: "orderPayment",
      ref: null,
      actorId: null,
      entries: [own("usr_support", "CASH", -CNY), { account: { platform: "REVENUE" }, delta: CNY }],
    });
    expect((await reverse(id)).errors?.[0]?.extensions.code).toBe("INSUFFICIENT_BALANCE");
  });
});

it("both see what arrived, each with the other's name masked", async () => {
  await sent(input(100));
  const query = "{ transfers { total items { isSent sender payee } } }";
  expect(await ask(query, {}, tokens["support"])).toEqual({
    transfers: { total: 1, items: [{ isSent: false, sender: "I**", payee: "Tobias Lindqvist" }] },
  });
});
