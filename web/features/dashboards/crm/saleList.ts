import { useSearchParams } from "#web/lib/navigation/place.ts";
import type {
  ProductCategory,
  SampleSaleFilter,
  SampleSaleReceived,
  SampleSaleStatus,
} from "#web/generated/types.ts";
import { anyOf, type DayRange, dayRange } from "#web/lib/list/listFilters.ts";
import { declareList, formatListUrl, parseListUrl } from "#web/lib/list/listState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import { readPeriod } from "#web/features/dashboards/shared/usePeriod.ts";

export const statusLooks = {
  COMPLETED: { tone: "ok" },
  CONFIRMED: { tone: "info", icon: "clock" },
  CANCELLED: { tone: "idle" },
} as const satisfies PillLooks<SampleSaleStatus>;
export const receivedLooks = {
  FULLY_PAID: { tone: "ok" },
  PARTIALLY_PAID: { tone: "warn" },
  UNPAID: { tone: "bad" },
} as const satisfies PillLooks<SampleSaleReceived>;

const statuses = ["COMPLETED", "CONFIRMED", "CANCELLED"] as const satisfies readonly SampleSaleStatus[];
const received = ["FULLY_PAID", "PARTIALLY_PAID", "UNPAID"] as const satisfies readonly SampleSaleReceived[];
const categories = [
  "ELECTRONICS",
  "ACCESSORIES",
  "SHOES",
  "OFFICE",
  "HOME_DECOR",
  "GAMES",
] as const satisfies readonly ProductCategory[];
const standing: SampleSaleStatus[] = ["COMPLETED", "CONFIRMED"];

export const saleList = declareList({
  name: "dashboards.sales",
  texts: "dashboards:crm",
  sorts: ["DATE", "PRODUCT", "BUYER", "PAID", "STATUS", "TOTAL"],
  defaultSort: { field: "DATE", order: "DESC" },
  filters: {
    status: anyOf(statuses, "statuses"),
    received: anyOf(received, "paid"),
    category: anyOf(categories),
    date: dayRange(),
  },
  views: {
    all: {},
    agreed: { status: standing },
    open: { status: standing, received: ["PARTIALLY_PAID", "UNPAID"] },
    cancelled: { status: ["CANCELLED"] },
  },
  beside: ["days"],
  input: ({ date, ...filters }, { days = "" }): SampleSaleFilter => ({
    ...filters,
    dateFrom: date?.from,
    dateTo: date?.to,
    days: readPeriod(new URLSearchParams({ days })),
  }),
});

interface SaleChoice {
  received?: SampleSaleReceived[];
  category?: ProductCategory[];
  date?: DayRange;
}

/** The address of the sales of this period that a figure counts. */
export function useSalesPath() {
  const [search] = useSearchParams();
  const { beside = {}, itemsPerPage } = parseListUrl(saleList, search);
  const bare = { ...parseListUrl(saleList, new URLSearchParams({ ...beside })), itemsPerPage };
  return (choice: SaleChoice) =>
    `/dashboards/crm${formatListUrl(saleList, { ...bare, filters: { status: standing, ...choice } })}#sales`;
}
