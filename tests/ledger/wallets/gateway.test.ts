import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { charge, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";

const LINES = `query ($filter: WalletLineFilter, $order: SortOrder! = DESC, $page: Int! = 1, $size: Int! = 10) {
  wallet { lines(filter: $filter, order: $order, page: $page, itemsPerPage: $size) {
    total items { no type cash gift change memo refId after { cash gift available } } } } }`;
interface Line {
  no: number;
  type: string;
  change: string;
  memo: string;
  after: { available: string };
}
interface Lines {
  wallet: { lines: { total: number; items: Line[] } };
}

describe.each(storeKinds)("a wallet on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let start: number;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    token = await gateway.signIn("developer");
    const { within, clock } = ledgerOver(gateway.store);
    start = clock.now();
    const head = { actorId: null, ref: null };
    await post(within, {
      ...head,
      type: "recharge",
      ref: { type: "recharge", id: "rch_1" },
      memo: "first",
      entries: [
        own("usr_developer", "CASH", 10n * CNY),
        own("usr_developer", "GIFT", 2n * CNY),
        { account: { platform: "CLEARING:ALIPAY" }, delta: -10n * CNY },
        { account: { platform: "GIFT_COST" }, delta: -2n * CNY },
      ],
    });
    for (let hour = 0; hour < 5; hour++) {
      clock.move(HOUR);
      await charge(within, { ...head, type: "usage", userId: "usr_developer", amount: CNY });
    }
    clock.move(DAY);
    await post(within, {
      ...head,
      type: "transfer",
      entries: [own("usr_developer", "CASH", -CNY), own("usr_support", "CASH", CNY)],
    });
    gateway.clock.move(clock.now() - gateway.clock.now());
    token = await gateway.signIn("developer");
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const lines = async (variables: object = {}) => (await ask<Lines>(LINES, variables, token)).wallet.lines;
  const at = (hours: number) => new Date(start + hours * HOUR).toISOString();

  it("shows what is held now", async () => {
    const answer = await ask(
      "{ wallet { holder balances { cash gift frozen commission available } } }",
      {},
      token,
    );
    expect(answer).toEqual({
      wallet: {
        holder: "Ines Carvalho",
        balances: { cash: "6000000", gift: "0", frozen: "0", commission: "0", available: "6000000" },
      },
    });
  });

  it.each([
    [0, "12000000"],
    [2.5, "10000000"],
    [-1, "0"],
    [100, "6000000"],
  ])("shows what was held %d hours after the beginning", async (hours, available) => {
    const query = "query ($at: DateTime!) { wallet { balancesAt(at: $at) { available } } }";
    expect(await ask(query, { at: at(hours) }, token)).toEqual({ wallet: { balancesAt: { available } } });
  });

  it("lists the lines, newest first, each with what was held then", async () => {
    const { total, items } = await lines();
    expect(total).toBe(7);
    expect(items.map(({ type }) => type)).toEqual(["TRANSFER", ...Array(5).fill("USAGE"), "RECHARGE"]);
    expect(items.at(-1)).toEqual({
      no: 1,
      type: "RECHARGE",
      cash: "10000000",
      gift: "2000000",
      change: "12000000",
      memo: "first",
      refId: "rch_1",
      after: { cash: "10000000", gift: "2000000", available: "12000000" },
    });
  });

  it("pages through them both ways", async () => {
    const second = await lines({ page: 2, size: 3 });
    expect(second).toMatchObject({ total: 7, items: [{ no: 4 }, { no: 3 }, { no: 2 }] });
    const back = await lines({ page: 3, size: 3, order: "ASC" });
    expect(back).toMatchObject({ total: 7, items: [{ no: 7 }] });
    expect((await lines({ page: 9 })).items).toEqual([]);
  });

  it.each([
    ["type", { type: "USAGE" }, 5, [6, 5, 4, 3, 2]],
    ["account", { account: "GIFT" }, 3, [3, 2, 1]],
    ["account and type", { account: "CASH", type: "USAGE" }, 3, [6, 5, 4]],
    ["period", { from: 2, until: 4 }, 2, [4, 3]],
    ["period and type", { from: 2, type: "TRANSFER" }, 1, [7]],
    ["period and account", { until: 2, account: "GIFT" }, 2, [2, 1]],
    ["an empty period", { from: 500 }, 0, []],
    ["what never happened", { type: "REVERSAL" }, 0, []],
  ])("finds lines by %s", async (_, filter, total, numbers) => {
    const moments = Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [name, typeof value === "number" ? at(value) : value]),
    );
    const found = await lines({ filter: moments });
    expect([found.total, found.items.map(({ no }) => no)]).toEqual([total, numbers]);
  });

  it("says what came in and went out, day by day", async () => {
    const query = "{ wallet { days(days: 3) { day received spent } } }";
    expect(await ask(query, {}, token)).toEqual({
      wallet: {
        days: [
          { day: "2026-11-20", received: "0", spent: "0" },
          { day: "2026-11-21", received: "12000000", spent: "5000000" },
          { day: "2026-11-22", received: "0", spent: "1000000" },
        ],
      },
    });
  });

  it("exports the lines that match, with whole amounts", async () => {
    const answer = await gateway.inject({
      url: "/api/ledger/wallet/export?type=RECHARGE",
      headers: { authorization: `Bearer ${token}` },
    });
    const [, line, ...rest] = answer.body.trim().split("\r\n");
    expect(rest).toEqual([]);
    expect(line).toMatch(/^2026-11-21T09:41:00.000Z,txn_\w+,RECHARGE,10.00,2.00,0.00,0.00,10.00,2.00,/);
  });

  it("shows finance what somebody else holds, and nobody else", async () => {
    const query = '{ ledgerWallet(account: "developer") { holder balances { available } lines { total } } }';
    expect(await ask(query, {}, await gateway.signIn("finance"))).toEqual({
      ledgerWallet: { holder: "Ines Carvalho", balances: { available: "6000000" }, lines: { total: 7 } },
    });
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("begins with a history of the sample accounts that proves", async () => {
    const answer = await ask(
      "mutation { ledgerCheckRun { problems transactions } }",
      {},
      await gateway.signIn("finance"),
    );
    expect(answer).toMatchObject({ ledgerCheckRun: { problems: 0 } });
    const client = await gateway.signIn("client");
    const held = await ask<{ wallet: { balances: Record<string, string> } }>(
      "{ wallet { balances { cash gift frozen commission } checkedAt } }",
      {},
      client,
    );
    for (const balance of Object.values(held.wallet.balances)) expect(Number(balance)).toBeGreaterThan(0);
  });
});
