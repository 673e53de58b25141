import { useSearchParams } from "react-router-dom";
import type {
  ProductCategory,
  SampleSaleFilter,
  SampleSaleReceived,
  SampleSaleStatus,
} from "#web/generated/types.ts";

export const saleStatuses = [
  "COMPLETED",
  "CONFIRMED",
  "CANCELLED",
] as const satisfies readonly SampleSaleStatus[];
export const saleReceived = [
  "FULLY_PAID",
  "PARTIALLY_PAID",
  "UNPAID",
] as const satisfies readonly SampleSaleReceived[];
const categories = [
  "ELECTRONICS",
  "ACCESSORIES",
  "SHOES",
  "OFFICE",
  "HOME_DECOR",
  "GAMES",
] as const satisfies readonly ProductCategory[];

export interface SaleChoice {
  status: SampleSaleStatus[];
  received: SampleSaleReceived[];
  category: ProductCategory[];
  /** One day, `2026-11-21`. */
  on: string | null;
}

const chosen = <T extends string>(search: URLSearchParams, name: string, values: readonly T[]): T[] =>
  values.filter((value) => search.getAll(name).includes(value.toLowerCase()));

export function readChoice(search: URLSearchParams): SaleChoice {
  const on = search.get("on");
  return {
    status: chosen(search, "status", saleStatuses),
    received: chosen(search, "received", saleReceived),
    category: chosen(search, "category", categories),
    on: on !== null && /^\d{4}-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on)) ? on : null,
  };
}

/** The address of a choice, in the period that an address has. */
export function withChoice(search: URLSearchParams, choice: Partial<SaleChoice>): URLSearchParams {
  const next = new URLSearchParams();
  const days = search.get("days");
  if (days !== null) next.set("days", days);
  for (const name of ["status", "received", "category"] as const)
    for (const value of choice[name] ?? []) next.append(name, value.toLowerCase());
  if (typeof choice.on === "string") next.set("on", choice.on);
  return next;
}

const given = <T>(values: T[]) => (values.length === 0 ? undefined : values);

export const filterOf = (
  { status, received, category, on }: SaleChoice,
  from: string,
  to: string,
): SampleSaleFilter => ({
  status: given(status),
  received: given(received),
  category: given(category),
  dateFrom: on ?? from,
  dateTo: on ?? to,
});

export const standing: SampleSaleStatus[] = ["COMPLETED", "CONFIRMED"];

/** Where the sales of this period are that a figure counts. */
export function useSalesPath() {
  const [search] = useSearchParams();
  return (choice: Partial<SaleChoice>) =>
    `/dashboards/crm?${withChoice(search, { status: standing, ...choice }).toString()}#sales`;
}
