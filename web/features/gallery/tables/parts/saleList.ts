import type { SampleSaleFilter, SampleSaleReceived, SampleSaleStatus } from "#web/generated/types.ts";
import { anyOf, dayRange } from "#web/lib/list/listFilters.ts";
import { declareList } from "#web/lib/list/listState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const statusLooks = {
  COMPLETED: { tone: "ok" },
  CONFIRMED: { tone: "info", icon: "clock" },
  CANCELLED: { tone: "idle" },
} as const satisfies PillLooks<SampleSaleStatus>;
export const paidLooks = {
  FULLY_PAID: { tone: "ok" },
  PARTIALLY_PAID: { tone: "warn" },
  UNPAID: { tone: "bad" },
} as const satisfies PillLooks<SampleSaleReceived>;

const statuses = ["COMPLETED", "CONFIRMED", "CANCELLED"] as const satisfies readonly SampleSaleStatus[];
const paid = ["FULLY_PAID", "PARTIALLY_PAID", "UNPAID"] as const satisfies readonly SampleSaleReceived[];

export const saleList = declareList({
  name: "gallery.sales",
  texts: "galleryForms:data-table",
  sorts: ["DATE", "PRODUCT", "BUYER", "PAID", "STATUS", "TOTAL"],
  defaultSort: { field: "DATE", order: "DESC" },
  filters: { status: anyOf(statuses, "statuses"), received: anyOf(paid, "paid"), date: dayRange() },
  views: {
    all: {},
    open: { status: ["COMPLETED", "CONFIRMED"], received: ["PARTIALLY_PAID", "UNPAID"] },
    cancelled: { status: ["CANCELLED"] },
  },
  input: ({ date, ...filters }): SampleSaleFilter => ({
    ...filters,
    dateFrom: date?.from,
    dateTo: date?.to,
  }),
});
