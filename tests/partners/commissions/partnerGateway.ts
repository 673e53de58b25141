import { afterEach, beforeEach, expect } from "vitest";
import { timestamp } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import * as agents from "#gateway/domains/partners/agents/repository.ts";
import { countPaid } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { relate } from "#gateway/domains/partners/inviteCodes/relationRepository.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { orderCalls, withinOf, type Order } from "#tests/orders/orders/orderCalls.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, type StoreKind } from "#tests/support/stores.ts";

export interface Commission {
  id: string;
  orderNo: string;
  customer: string;
  beneficiary: string;
  tier: number;
  base: string;
  rateBps: number;
  amount: string;
  cut: string;
  netted: string;
  status: string;
  cause: string | null;
  settledBy: string | null;
  actions: string[];
}
export const COMMISSION =
  "{ id orderNo customer beneficiary tier base rateBps amount cut netted status cause settledBy actions }";

const names = ["developer", "support", "admin", "finance", "finance2", "client"] as const;
export type Name = (typeof names)[number];

/** Who buys, who invited them, and who invited that one. */
export const [BUYER, INVITER, ABOVE] = ["usr_developer", "usr_support", "usr_admin"];

/** A gateway where the developer was invited by the support, who was invited by the administrator; both are agents. */
export function partnerGateway(kind: StoreKind) {
  let gateway: TestGateway;
  const as: Record<Name, string> = {
    developer: "",
    support: "",
    admin: "",
    finance: "",
    finance2: "",
    client: "",
  };
  const orders = orderCalls(() => gateway);
  let keys = 0;
  const signIn = async () => {
    for (const name of names) as[name] = await gateway.signIn(name);
  };
  const relation = async (inviteeId: string, inviterId: string) =>
    await relate(gateway.store.db, {
      inviteeId,
      inviterId,
      codeId: "inv_sample_3",
      boundAt: timestamp(gateway.clock),
      state: "bound",
      addressHash: null,
      discountOrderNo: "used",
      reason: null,
      decidedBy: null,
      decidedAt: null,
    });
  const agent = async (userId: string, level: number) => {
    await gateway.store.db.deleteFrom("partners_agents").where("userId", "=", userId).execute();
    await agents.insert(gateway.store.db, {
      ...agents.none(userId),
      status: "active",
      level,
      // A level takes nothing off in these tests.
      levelSince: "9999-01-01T00:00:00.000Z",
      appliedAt: timestamp(gateway.clock),
    });
  };
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await quietMeters(gateway.store);
    const { db } = gateway.store;
    for (const table of ["partners_commissions", "partners_withdrawals", "partners_agents"] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom("partners_buyers").execute();
    await db.deleteFrom("orders_firsts").execute();
    await relation(BUYER, INVITER);
    await relation(INVITER, ABOVE);
    await agent(INVITER, 1);
    await agent(ABOVE, 2);
    for (const userId of [INVITER, ABOVE]) await countPaid(withinOf(gateway), { userId, isCash: true });
    await signIn();
  }, 60_000);
  afterEach(() => gateway.close());

  /** Asks, with a key of its own; answers what came of it and the code of a refusal. */
  const ask = async (token: string, query: string, variables: object = {}) => {
    const { data, errors } = await gateway.graphql(query, { key: `key ${(keys += 1)}`, ...variables }, token);
    const extensions = errors?.[0]?.extensions;
    const field = Object.values(extensions?.fields ?? {})[0]?.code;
    return { data: data as Record<string, never> | null, code: field ?? extensions?.code, error: extensions };
  };
  const list = async (token: string, scope = "EARNED"): Promise<Commission[]> => {
    const query = `query ($scope: CommissionScope!) { commissions(filter: { scope: $scope }, itemsPerPage: 100) { items ${COMMISSION} } }`;
    const { data, code } = await ask(token, query, { scope });
    expect(code).toBeUndefined();
    return (data as unknown as { commissions: { items: Commission[] } }).commissions.items;
  };
  return {
    as,
    ...orders,
    ask,
    list,
    agent,
    gateway: () => gateway,
    /** Lets the business time pass. */
    pass: async (ms: number) => {
      gateway.clock.move(ms);
      await gateway.leading.pass(20_000);
      await signIn();
    },
    /** An order of the buyer that costs so many CNY a month: a multiple of 15. */
    bought: async (yuan: number): Promise<Order> => {
      await orders.give(BUYER, { cash: yuan });
      const item = { productId: "LAS_SMALL", period: "MONTH", quantity: yuan / 15 };
      const { one } = await orders.create(as.developer, { items: [item] });
      return (await orders.pay(as.developer, one)).one;
    },
    /** Gives an order back: at once where that is automatic, else finance does. */
    refunded: async (id: string) => {
      const { one } = await orders.requestRefund(as.developer, id);
      return one.status === "REFUND_REQUESTED" ? (await orders.approve(as.finance, id)).one : one;
    },
    convert: (token: string, yuan: number) =>
      ask(
        token,
        "mutation ($amount: Micros!, $key: String!) { commissionConvert(amount: $amount, idempotencyKey: $key) }",
        {
          amount: String(BigInt(Math.round(yuan * 100)) * 10_000n),
        },
      ),
    clawBack: (token: string, id: string, reason = "Bought for themselves") =>
      ask(
        token,
        `mutation ($id: ID!, $reason: String!, $key: String!) { commissionClawBack(id: $id, reason: $reason, idempotencyKey: $key) ${COMMISSION} }`,
        { id, reason },
      ),
    /** What somebody's accounts hold, in CNY. */
    held: async (userId: string) => {
      const { CASH, COMMISSION: commission, FROZEN } = await balancesOf(gateway.store.db, userId);
      const [cash, frozen] = [Number(CASH) / Number(CNY), Number(FROZEN) / Number(CNY)];
      return { cash, frozen, commission: Number(commission) / Number(CNY) };
    },
    owed: async (userId: string) =>
      Number((await agents.byUser(gateway.store.db, userId)).owed) / Number(CNY),
  };
}

/** Whether what is left and held of the commissions is what the accounts hold; both in millionths of one CNY. */
export async function expectSums({ store: { db } }: TestGateway, userId: string): Promise<void> {
  const rows = await db
    .selectFrom("partners_commissions")
    .selectAll()
    .where("beneficiaryId", "=", userId)
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => string | number | bigint) =>
    rows.reduce((total, row) => total + BigInt(of(row)), 0n);
  const { COMMISSION: commission, FROZEN } = await balancesOf(db, userId);
  expect(sum(({ left }) => left)).toBe(commission);
  expect(sum(({ held }) => held)).toBe(FROZEN);
  const owed = BigInt((await agents.byUser(db, userId)).owed);
  expect(owed === 0n || commission === 0n).toBe(true);
  expect(owed).toBeGreaterThanOrEqual(0n);
}
