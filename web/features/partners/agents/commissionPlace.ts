import type { CommissionStatus } from "#web/generated/types.ts";
import { type ListSort, pageSizes } from "#web/lib/list/listState.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { AgentCommissionsQueryVariables } from "./agents.generated.ts";

/** The states that stand behind each tab. */
export const shownStates: Readonly<Record<string, readonly CommissionStatus[]>> = {
  all: [],
  pending: ["PENDING"],
  available: ["CONFIRMED"],
  settled: ["SETTLED"],
  gone: ["VOID", "CLAWED_BACK"],
};
export const shows = ["all", "pending", "available", "settled", "gone"] as const;
const fields = { created: "CREATED", base: "BASE", amount: "AMOUNT" } as const;
const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

export interface CommissionPlace {
  show: (typeof shows)[number];
  q: string;
  sort: ListSort<string> | undefined;
  page: number;
  size: number;
}

/** Which commissions the address asks for. */
export function commissionPlace(search: URLSearchParams): CommissionPlace {
  const asked = Number(search.get("size"));
  const field = search.get("sort") ?? "";
  return {
    show: shows.find((one) => one === search.get("show")) ?? "all",
    q: (search.get("q") ?? "").slice(0, 60),
    sort: isField(field) ? { field, order: search.get("order") === "ASC" ? "ASC" : "DESC" } : undefined,
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(search.get("page"))) || 1)),
    size: pageSizes.find((one) => one === asked) ?? 10,
  };
}

/** The address of commissions, in its shortest form. */
export function searchOf({ show, q, sort, page, size }: CommissionPlace): string {
  const search = new URLSearchParams();
  if (show !== "all") search.set("show", show);
  if (q !== "") search.set("q", q);
  if (sort) {
    search.set("sort", sort.field);
    if (sort.order === "ASC") search.set("order", "ASC");
  }
  if (page > 1) search.set("page", String(page));
  if (size !== 10) search.set("size", String(size));
  return `?${search}`;
}

export const variablesOf = ({
  show,
  q,
  sort,
  page,
  size,
}: CommissionPlace): AgentCommissionsQueryVariables => ({
  filter: { status: [...(shownStates[show] ?? [])], q },
  ...(sort && isField(sort.field) && { sort: { field: fields[sort.field], order: sort.order } }),
  page,
  itemsPerPage: size,
});

const exported = [
  "created",
  "order",
  "customer",
  "tier",
  "kind",
  "base",
  "rate",
  "amount",
  "cut",
  "status",
  "confirmed",
];

/** Where the same commissions are fetched as a file. */
export function exportHref({ show, q }: CommissionPlace, words: Words): string {
  const headers = Object.fromEntries(exported.map((id) => [id, words(`list.exported.${id}`)]));
  const search = new URLSearchParams({ headers: JSON.stringify(headers) });
  for (const state of shownStates[show] ?? []) search.append("status", state);
  if (q !== "") search.set("q", q);
  return `/api/partners/commissions/export?${search}`;
}
