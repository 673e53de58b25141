import { inSandbox } from "#web/lib/connection/sandbox.ts";

/** What an export holds. */
export interface ExportWish {
  /** The path of the gateway's export, `/api/.../export`. */
  path: string;
  /** The gateway's filter input, as the list query takes it. */
  filter: object;
  sort: { field: string; order: "ASC" | "DESC" };
  /** The columns in their order, each with its header in the language of the console. */
  columns: readonly { id: string; label: string }[];
}

/** The address from which the browser fetches the file; a filter's values stand there as the list query's do. */
export function exportHref({ path, filter, sort, columns }: ExportWish): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  search.set("sort", sort.field);
  search.set("order", sort.order);
  search.set("columns", columns.map(({ id }) => id).join(","));
  search.set("headers", JSON.stringify(Object.fromEntries(columns.map(({ id, label }) => [id, label]))));
  return inSandbox(`${path}?${search}`);
}
