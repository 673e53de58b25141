import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { walkLedger } from "#gateway/domains/ledger/checks/walk.ts";
import { yuan } from "#tests/orders/orders/orderGateway.ts";
import { ABOVE, expectSums, INVITER, partnerGateway } from "./partnerGateway.ts";

const step = fc.oneof(
  fc.record({ do: fc.constant("buy" as const), units: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ do: fc.constant("refund" as const), nth: fc.nat(9) }),
  fc.record({ do: fc.constant("wait" as const), days: fc.constantFrom(1, 6, 7) }),
  fc.record({ do: fc.constant("convert" as const), fen: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constant("withdraw" as const), amount: fc.constantFrom(100, 101.5, 120) }),
  fc.record({ do: fc.constantFrom("approve" as const, "pay" as const, "reject" as const), nth: fc.nat(5) }),
  fc.record({ do: fc.constant("claw" as const), nth: fc.nat(9) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const shop = partnerGateway("sqlite");
const { as, ask } = shop;
const actions = { approve: "withdrawalApprove", pay: "withdrawalPay", reject: "withdrawalReject" } as const;

interface Known {
  orders: string[];
  withdrawals: string[];
  key: number;
}

const at = (ids: readonly string[], nth: number): string | undefined => ids[nth % Math.max(ids.length, 1)];

async function withdraw(amount: number, known: Known): Promise<void> {
  const input = {
    amount: yuan(amount),
    method: "ALIPAY",
    account: "person@example.org",
    key: `p ${(known.key += 1)}`,
  };
  const { data } = await ask(
    as.support,
    `mutation ($input: WithdrawalInput!) { one: withdrawalCreate(input: $input, password: "support") { id } }`,
    { input },
  );
  const { one } = (data ?? {}) as { one?: { id: string } };
  if (one) known.withdrawals.push(one.id);
}

async function take(one: Step, known: Known): Promise<void> {
  switch (one.do) {
    case "buy":
      known.orders.push((await shop.bought(one.units * 15)).id);
      return;
    case "refund": {
      const id = at(known.orders, one.nth);
      const asked = id === undefined ? undefined : (await shop.requestRefund(as.developer, id)).one;
      if (asked?.status === "REFUND_REQUESTED") await shop.approve(as.finance, asked.id);
      return;
    }
    case "wait":
      await shop.pass(one.days * DAY);
      return;
    case "convert":
      await shop.convert(as.support, one.fen / 100);
      return;
    case "withdraw":
      await withdraw(one.amount, known);
      return;
    case "claw": {
      const rows = await shop.list(as.support);
      const id = at(
        rows.map((row) => row.id),
        one.nth,
      );
      if (id !== undefined) await shop.clawBack(as.finance, id);
      return;
    }
    default: {
      const id = at(known.withdrawals, one.nth);
      if (id === undefined) return;
      const by = one.do === "pay" ? as.finance2 : as.finance;
      const reason = one.do === "reject" ? ', reason: "No"' : "";
      await ask(
        by,
        `mutation ($id: ID!, $key: String!) { ${actions[one.do]}(id: $id${reason}, idempotencyKey: $key) { id } }`,
        { id },
      );
    }
  }
}

it("whatever is bought, given back, converted, withdrawn and taken back, commissions and accounts agree, and nothing owed is below zero", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const known: Known = { orders: [], withdrawals: [], key: Math.floor(shop.gateway().clock.now()) };
      const cash = (await shop.held(INVITER)).cash;
      let converted = 0;
      for (const one of steps) {
        const before = (await shop.held(INVITER)).cash;
        await take(one, known);
        const gained = (await shop.held(INVITER)).cash - before;
        if (one.do === "convert") converted += gained;
        await expectSums(shop.gateway(), INVITER);
        await expectSums(shop.gateway(), ABOVE);
      }
      expect((await shop.held(INVITER)).cash).toBeCloseTo(cash + converted);
      expect((await walkLedger(shop.gateway().store.db)).findings).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 240_000);
