import { z } from "zod";
import type { Access } from "#gateway/platform/request/access.ts";
import type { Condition, ListArgs } from "#gateway/platform/list/list.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { validate } from "#gateway/platform/validate.ts";
import { headerWords } from "./params.ts";
import { csvAnswer, csvRules, type ExportColumn } from "./answer.ts";

/** Which rows an export holds. */
interface Wanted {
  q?: string | undefined;
  where: readonly Condition[];
}

/** A list that can be exported, declared once per entity. */
interface Exportable<Row, Sort extends string, Filters extends z.ZodRawShape> {
  /** The list's own path; the export stands at `/export` below it. */
  path: string;
  access: Access;
  tag: string;
  /** Begins the file's name. */
  name: string;
  list: {
    walk(
      store: Store,
      args: Omit<ListArgs<Sort>, "page" | "itemsPerPage">,
      context: RequestContext,
    ): AsyncIterable<Row[]>;
  };
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** Reads from the store, once, what some columns need; answers what they write then. */
  writing?(db: Db): Promise<Readonly<Record<string, ExportColumn<Row>["write"]>>>;
  sorts: readonly Sort[];
  /** Makes the filters by their names in the address, read strictly: a wrong one is refused, not passed over. */
  filters(): Filters;
  conditions(filters: z.output<z.ZodObject<Filters>>, context: RequestContext): Wanted | Promise<Wanted>;
}

/**
 * Declares `GET .../export`: all rows that match, as a CSV file that is written while it is read, so that its length costs
 * no memory. Who may use the list may use this. Errors: BAD_USER_INPUT naming the parameter.
 */
export function exportRoute<Row, Sort extends string, Filters extends z.ZodRawShape>({
  path,
  access,
  tag,
  name,
  list,
  columns,
  writing,
  sorts,
  filters,
  conditions,
}: Exportable<Row, Sort, Filters>): RestRoute {
  const known = Object.keys(columns);
  const looks = onFirstUse(() =>
    z.object({
      columns: z
        .string()
        .max(2_000)
        .default(known.join(","))
        .transform((text) => [...new Set(text.split(","))])
        .refine(
          (wanted) => wanted.every((one) => Object.hasOwn(columns, one)),
          `the columns are ${known.join(", ")}`,
        )
        .meta({
          description: "The columns, joined by commas, in their order.",
          override: { type: "string", default: known.join(",") },
        }),
      headers: headerWords,
      sort: z.enum(sorts).optional().meta({ description: "What to sort by." }),
      order: z.enum(["ASC", "DESC"]).default("ASC").meta({ description: "Which way." }),
    }),
  );
  const filterSchema = onFirstUse(() => z.object(filters()));
  const description = {
    method: "GET",
    path: `${path}/export`,
    access,
    tag,
    summary: `Exports ${name} as CSV`,
    description: `${csvRules} Instants are written in UTC (\`2026-11-21T09:30:00.000Z\`), amounts without a currency sign.${codesOf(columns)}`,
    answers: {
      200: { description: "The file.", body: z.string(), type: "text/csv" },
      400: { description: "A parameter is wrong.", body: errorBody },
    },
  } as const;
  return {
    ...description,
    operation: () => operationOf(description, { query: looks().extend(filterSchema().shape) }),
    run: async ({ query }, context) => {
      const { store, clock } = context;
      const { columns: wanted, headers, sort, order } = validate(looks(), query);
      const asked = await conditions(validate(filterSchema(), query), context);
      const write = await writing?.(store.db);
      const rows = list.walk(store, { ...asked, sort: sort ? { field: sort, order } : null }, context);
      return csvAnswer(name, clock, {
        headers: wanted.map((one) => headers[one] ?? columns[one]?.header ?? one),
        columns: wanted
          .flatMap((one) => columns[one] ?? [])
          .map((column, at) => ({
            ...column,
            write: write?.[wanted[at] ?? ""] ?? column.write,
          })),
        pages: rows,
      });
    },
  };
}

/** The codes of columns as a sentence of a description; empty where none has codes. */
export function codesOf(columns: Readonly<Record<string, { codes?: readonly string[] }>>): string {
  const said = Object.entries(columns).flatMap(([id, { codes }]) =>
    codes ? [`\`${id}\`: ${codes.join(", ")}`] : [],
  );
  return said.length > 0 ? ` Codes: ${said.join("; ")}.` : "";
}
