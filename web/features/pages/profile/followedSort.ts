import type { ListSort } from "#web/lib/list/listState.ts";
import type { Profile } from "./profileParts.ts";

type Row = Profile["projectTable"][number];

export const sortable = ["name", "leader", "status"] as const;

export function readSort(written: string): ListSort<(typeof sortable)[number]> | undefined {
  const field = sortable.find((one) => one === written.replace(/^-/, ""));
  return field && { field, order: written.startsWith("-") ? "DESC" : "ASC" };
}

export const writeSort = (sort: ListSort<string> | undefined): string =>
  sort ? (sort.order === "DESC" ? "-" : "") + sort.field : "";

export function followedOrder(sort: ReturnType<typeof readSort>): (a: Row, b: Row) => number {
  if (!sort) return () => 0;
  const { field, order } = sort;
  const sign = order === "DESC" ? -1 : 1;
  return (a, b) => sign * String(a[field]).localeCompare(String(b[field]), undefined, { numeric: true });
}
