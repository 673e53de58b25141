import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { ProductType, Spec } from "#gateway/domains/catalogue/quotes/rules.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { completedOf } from "./pastRepository.ts";
import type { OrderItemRow, OrderRow } from "./repository.ts";

/** What comes of bringing something about. */
export type Outcome =
  | { state: "DONE"; resourceIds: string[] }
  /** It takes a while: `finish` of the orders' rules is told how it ends. */
  | { state: "RUNNING" }
  | { state: "FAILED"; reason: string };

/** What an order that renews or changes something has to know of it. */
export interface CurrentResource {
  productId: string;
  spec: Spec;
  remainingDays: number;
  termDays: number;
}

/** What brings about what is ordered of one type of product. Everything happens within the transaction of `within.home`. */
export interface Fulfilment {
  begin(within: Within, order: OrderRow, item: OrderItemRow): Promise<Outcome>;
  /** Takes back what was brought about, before it is refunded. */
  revoke(within: Within, order: OrderRow, item: OrderItemRow): Promise<void>;
  /** Something that a person has; undefined where there is no such thing. */
  current(within: Within, userId: string, resourceId: string): Promise<CurrentResource | undefined>;
}

/** Stands in until somebody brings a type of product about: all is there at once. */
export const sampleFulfilment: Fulfilment = {
  begin: (_, { orderNo }, { productId, quantity, resourceId }) =>
    Promise.resolve({
      state: "DONE",
      resourceIds:
        resourceId === null
          ? Array.from(
              { length: quantity },
              (__, n) => `${productId.toLowerCase()}-${orderNo.slice(1)}-${n + 1}`,
            )
          : [resourceId],
    }),
  revoke: () => Promise.resolve(),
  current: async ({ home, businessClock }, userId, resourceId) => {
    const found = (await completedOf(home.db, userId))
      .toReversed()
      .flatMap((order) => order.items.map((item) => ({ order, item })))
      .find(({ order, item }) => order.status === "COMPLETED" && item.resourceIds.includes(resourceId));
    if (!found?.order.completedAt) return undefined;
    const { productId, spec, days, startsInDays, termDays } = found.item;
    const end = Date.parse(found.order.completedAt) + (startsInDays + days) * DAY;
    const remainingDays = Math.max(0, Math.floor((end - businessClock.now()) / DAY));
    return { productId, spec, remainingDays, termDays: Math.max(termDays, 1) };
  },
};

const known = new Map<ProductType, Fulfilment>();

/** Says who brings a type of product about; answers how that is taken back. */
export function fulfilledBy(productType: ProductType, fulfilment: Fulfilment): () => void {
  const before = known.get(productType);
  known.set(productType, fulfilment);
  return () => {
    if (before) known.set(productType, before);
    else known.delete(productType);
  };
}

export const fulfilmentOf = (productType: ProductType): Fulfilment =>
  known.get(productType) ?? sampleFulfilment;
