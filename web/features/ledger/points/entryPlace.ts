import { pageSizes } from "#web/lib/list/listState.ts";
import type { PointsEntriesQueryVariables } from "./points.generated.ts";

const filters = {
  all: {},
  came: { came: true },
  went: { came: false },
  checkIns: { reasons: ["CHECK_IN"] },
  tasks: { reasons: ["TASK", "INVITE"] },
  orders: { reasons: ["SPEND", "REFUND"] },
  store: { reasons: ["REDEEM"] },
} as const;
const sorts = {
  newest: { field: "AT", order: "DESC" },
  oldest: { field: "AT", order: "ASC" },
  most: { field: "DELTA", order: "DESC" },
  least: { field: "DELTA", order: "ASC" },
} as const;

const isKey = <T extends object>(of: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key);

export interface EntryPlace {
  show: string;
  order: string;
  page: number;
  size: number;
  variables: PointsEntriesQueryVariables;
}

/** Which entries the address asks for. */
export function entryPlace(search: URLSearchParams): EntryPlace {
  const [show, order] = [search.get("show") ?? "", search.get("order") ?? ""];
  const filter = isKey(filters, show) ? show : "all";
  const sort = isKey(sorts, order) ? order : "newest";
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(search.get("page"))) || 1));
  const asked = Number(search.get("size"));
  const size = pageSizes.find((one) => one === asked) ?? 10;
  const chosen = filters[filter];
  return {
    show: filter,
    order: sort,
    page,
    size,
    variables: {
      filter: "reasons" in chosen ? { reasons: [...chosen.reasons] } : chosen,
      sort: sorts[sort],
      page,
      itemsPerPage: size,
    },
  };
}

/** The address of entries, in its shortest form. */
export function searchOf({ show, order, page, size }: Omit<EntryPlace, "variables">): string {
  const search = new URLSearchParams();
  if (show !== "all") search.set("show", show);
  if (order !== "newest") search.set("order", order);
  if (page > 1) search.set("page", String(page));
  if (size !== 10) search.set("size", String(size));
  return `?${search}`;
}
