import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { countEach } from "#gateway/platform/entity/recordResolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { resolvePage, type ListQuery } from "#gateway/platform/list/listQuery.ts";
import { money } from "#gateway/platform/money.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { conditions, type Wanted } from "./conditions.ts";
import { saleList, SampleSaleReceived, SampleSaleStatus, type SaleSort } from "./repository.ts";
import { dateOf } from "./rules.ts";

const page = (
  asked: ListQuery<SaleSort> & { filter?: Wanted | null },
  context: RequestContext,
  further: readonly Condition[] = [],
) => resolvePage(saleList, context, asked, [...conditions(context.clock, asked.filter), ...further]);

export const search = defineSearch("sampleSales", page, ({ product, buyer }) => ({
  title: product.name,
  detail: buyer.name,
}));

export const resolvers: Resolvers = {
  SampleSaleReceived,
  SampleSaleStatus,
  SampleSale: {
    date: (row, _, { clock }) => dateOf(clock, row),
    product: ({ product }) => ({ ...product, id: String(product.id), price: money(product.priceMinor) }),
    payment: ({ totalMinor, paidMinor, received, status }) => ({
      total: money(totalMinor),
      paidAmount: money(paidMinor),
      receivedPaymentStatus: received,
      status,
    }),
  },
  Query: {
    sampleSales: (_, args, context) => page(args, context),
    sampleSaleCounts: (_, { filters }, context) => countEach(filters, (asked) => page(asked, context)),
  },
};
