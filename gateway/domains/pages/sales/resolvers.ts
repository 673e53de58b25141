import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { SampleSaleReceived, SampleSaleStatus } from "./repository.ts";
import { sales } from "./rules.ts";

export const resolvers: Resolvers = {
  SampleSaleReceived,
  SampleSaleStatus,
  Query: {
    sampleSales: (_, { filter }, { clock }) =>
      sales(clock, filter).map(({ id, product, payment, ...row }) => ({
        ...row,
        id: String(id),
        product: { ...product, id: String(product.id), price: money(product.priceMinor) },
        payment: { ...payment, total: money(payment.totalMinor), paidAmount: money(payment.paidAmountMinor) },
      })),
  },
};
