import { z } from "zod";
import type { Access } from "#gateway/platform/request/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { csvAnswer, csvRules, type ExportColumn } from "./answer.ts";
import { codesOf } from "./exportRoute.ts";
import { headerWords } from "./params.ts";

/** Figures of a period that can be exported, declared once per dashboard. */
interface ExportableFigures<Row> {
  /** The dashboard's own path; the export stands at `/export` below it. */
  path: string;
  access: Access;
  tag: string;
  /** Begins the file's name. */
  name: string;
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** The rows for so many days. @throws {AppError} BAD_USER_INPUT at `days`. */
  rows: (context: RequestContext, days: number) => Promise<Row[]>;
}

const asked = z.object({
  days: z
    .string()
    .regex(/^\d{1,4}$/, "a whole number of days")
    .transform(Number)
    .default(30)
    .meta({
      description: "How many days, today included; 1 to 366.",
      override: { type: "integer", default: 30 },
    }),
  headers: headerWords,
});

/** Declares `GET .../export`: the figures of a dashboard as a CSV file. Errors: BAD_USER_INPUT naming the parameter. */
export function figuresRoute<Row>({
  path,
  access,
  tag,
  name,
  columns,
  rows,
}: ExportableFigures<Row>): RestRoute {
  const description = {
    method: "GET",
    path: `${path}/export`,
    access,
    tag,
    summary: `Exports the figures of ${name} as CSV`,
    description: `${csvRules}${codesOf(columns)}`,
    answers: {
      200: { description: "The file.", body: z.string(), type: "text/csv" },
      400: { description: "A parameter is wrong.", body: errorBody },
    },
  } as const;
  return {
    ...description,
    operation: () => operationOf(description, { query: asked }),
    run: async ({ query }, context) => {
      const { days, headers } = validate(asked, query);
      return csvAnswer(name, context.clock, {
        headers: Object.entries(columns).map(([id, { header }]) => headers[id] ?? header),
        columns: Object.values(columns),
        pages: [await rows(context, days)],
      });
    },
  };
}
