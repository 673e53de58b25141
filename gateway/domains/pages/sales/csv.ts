import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, dayText, oneOf, wholeNumber } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { ProductCategory } from "#gateway/domains/ecommerce/categories/rules.ts";
import { conditions } from "./conditions.ts";
import { saleList, SampleSaleReceived, SampleSaleStatus, type SampleSaleRow } from "./repository.ts";
import { dateOf } from "./rules.ts";

const yuan = (minor: number) => (minor / 100).toFixed(2);

type Dated = SampleSaleRow & { date: string };

/** The sales with their days as the clock has them. */
async function* walk(
  store: Store,
  args: Parameters<typeof saleList.walk>[1],
  { clock }: { clock: Clock },
): AsyncGenerator<Dated[]> {
  for await (const rows of saleList.walk(store, args))
    yield rows.map((row) => ({ ...row, date: dateOf(clock, row) }));
}

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/pages/datatable",
    access: "sample",
    tag: "Pages",
    name: "sales",
    list: { walk },
    columns: {
      product: { header: "Product", write: ({ product }: Dated) => product.name },
      brand: { header: "Brand", write: ({ product }) => product.brand },
      category: {
        header: "Category",
        codes: Object.values(ProductCategory),
        write: ({ category }) => category,
      },
      buyer: { header: "Buyer", write: ({ buyer }) => buyer.name },
      date: { header: "Day", write: ({ date }) => date },
      paid: {
        header: "Payment",
        codes: Object.keys(SampleSaleReceived),
        write: ({ received }) => nameOf(SampleSaleReceived, received),
      },
      paidAmount: { header: "Paid (CNY)", write: ({ paidMinor }) => yuan(paidMinor) },
      status: {
        header: "Status",
        codes: Object.keys(SampleSaleStatus),
        write: ({ status }) => nameOf(SampleSaleStatus, status),
      },
      total: { header: "Total (CNY)", write: ({ totalMinor }) => yuan(totalMinor) },
    },
    sorts: ["PRODUCT", "BUYER", "DATE", "PAID", "STATUS", "TOTAL"],
    filters: () => ({
      q: oneOf("Text that the product's name or brand, or the buyer's name contains."),
      status: anyOfSet("Any of these states.", SampleSaleStatus),
      received: anyOfSet("Any of these states of the payment.", SampleSaleReceived),
      category: anyOfSet("Any of these categories.", ProductCategory),
      dateFrom: dayText("The first day."),
      dateTo: dayText("The last day."),
      days: wholeNumber("Only the last so many days, today included; 1 to 366."),
    }),
    conditions: ({ q, ...filter }, { clock }) => ({ q, where: conditions(clock, filter) }),
  }),
];
