import { pageSizes } from "#web/lib/list/listState.ts";
import { accounts, type Account } from "./walletParts.ts";
import type { WalletLinesQueryVariables } from "./wallets.generated.ts";

/** The kinds of movements that people choose from. */
export const shownTypes = [
  "RECHARGE",
  "USAGE",
  "ORDER_PAYMENT",
  "ORDER_REFUND",
  "TRANSFER",
  "TRANSFER_HOLD",
  "TRANSFER_RELEASE",
  "COMMISSION",
  "WITHDRAWAL_HOLD",
  "GIFT_CODE",
  "GIFT_EXPIRY",
  "REVERSAL",
] as const;
export const periodDays = { week: 7, month: 30, quarter: 90 } as const;
export const periods = ["week", "month", "quarter"] as const;
const DAY = 86_400_000;

/** Which lines are shown. */
export interface LinePlace {
  type: (typeof shownTypes)[number] | null;
  account: Account | null;
  period: (typeof periods)[number] | null;
  order: "ASC" | "DESC";
  page: number;
  size: number;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | null =>
  all.find((one) => one === given) ?? null;

/** Which lines the address asks for. */
export function linePlace(search: URLSearchParams): LinePlace {
  const asked = Number(search.get("size"));
  return {
    type: oneOf(shownTypes, search.get("type")),
    account: oneOf(accounts, search.get("account")),
    period: oneOf(periods, search.get("period")),
    order: oneOf(["ASC", "DESC"], search.get("order")) ?? "DESC",
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(search.get("page"))) || 1)),
    size: pageSizes.find((one) => one === asked) ?? 20,
  };
}

/** The address of lines, in its shortest form. */
export function searchOf({ type, account, period, order, page, size }: LinePlace): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ type, account, period }))
    if (value !== null) search.set(name, value);
  if (order !== "DESC") search.set("order", order);
  if (page > 1) search.set("page", String(page));
  if (size !== 20) search.set("size", String(size));
  return `?${search}`;
}

const filterOf = ({ type, account, period }: LinePlace, now: string) => ({
  ...(type !== null && { type }),
  ...(account !== null && { account }),
  ...(period !== null && {
    from: new Date(Math.floor(Date.parse(now) / DAY) * DAY - periodDays[period] * DAY).toISOString(),
  }),
});

export const variablesOf = (place: LinePlace, now: string): WalletLinesQueryVariables => ({
  filter: filterOf(place, now),
  order: place.order,
  page: place.page,
  itemsPerPage: place.size,
});

/** Where the same lines are fetched as a file. */
export function exportHref(place: LinePlace, now: string, headers: Record<string, string>): string {
  const search = new URLSearchParams(filterOf(place, now));
  search.set("headers", JSON.stringify(headers));
  return `/api/ledger/wallet/export?${search}`;
}
