import { afterEach, beforeEach } from "vitest";
import { fulfilledBy, type Outcome } from "#gateway/domains/orders/orders/rules.ts";
import { sampleFulfilment } from "#gateway/domains/orders/orders/fulfilment.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, type StoreKind } from "#tests/support/stores.ts";
import { orderCalls, small } from "./orderCalls.ts";

/** Somebody with neither money nor orders to begin with. */
export const CLIENT = "usr_developer";

/** An amount in CNY as the gateway sends it. */
export const yuan = (amount: number): string => String(BigInt(Math.round(amount * 100)) * 10_000n);

/** A gateway without orders for each test, and its sample accounts signed in. */
export function orderGateway(kind: StoreKind) {
  let gateway: TestGateway;
  let restore: (() => void)[] = [];
  const as = { client: "", finance: "", admin: "" };
  const calls = orderCalls(() => gateway);
  const signIn = async () => {
    as.client = await gateway.signIn("developer");
    as.finance = await gateway.signIn("finance");
    as.admin = await gateway.signIn("admin");
  };
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await quietMeters(gateway.store);
    await signIn();
    await gateway.store.db.deleteFrom("orders_orders").execute();
    await gateway.store.db.deleteFrom("orders_firsts").execute();
  }, 60_000);
  afterEach(async () => {
    for (const one of restore) one();
    restore = [];
    await gateway.close();
  });
  return {
    ...calls,
    as,
    gateway: () => gateway,
    /** Lets the business time pass. */
    pass: async (ms: number) => {
      gateway.clock.move(ms);
      await gateway.leading.pass(20_000);
      await signIn();
    },
    /** Something that the client has bought, out of the balance. */
    bought: async (item: object = small, cash = 1_000) => {
      if (cash > 0) await calls.give(CLIENT, { cash });
      const { one } = await calls.create(as.client, { items: [item] });
      return (await calls.pay(as.client, one)).one;
    },
    /** Lets the next attempts to bring hosting about end so, and then succeed. */
    outcomes: (...results: Outcome[]) => {
      const begin = async (...args: Parameters<typeof sampleFulfilment.begin>) =>
        results.shift() ?? (await sampleFulfilment.begin(...args));
      restore.push(fulfilledBy("LAS", { ...sampleFulfilment, begin }));
    },
  };
}
