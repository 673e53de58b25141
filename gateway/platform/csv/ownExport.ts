import { z } from "zod";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, operationOf, type Description, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { csvAnswer, csvRules, type ExportColumn } from "./answer.ts";
import { headerWords } from "./params.ts";

/** The caller's own rows of one kind as a CSV file. */
export interface OwnExport<Row, Filter extends z.ZodObject> {
  /** Below `/api`. */
  path: string;
  access: Description["access"];
  tag: string;
  summary: string;
  /** What the file's name begins with. */
  name: string;
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** The parameters that narrow the rows. */
  filter: Filter;
  /** The caller's rows that match, page by page, the newest first. */
  pages: (context: RequestContext, filter: z.output<Filter>) => AsyncIterable<Row[]>;
}

const words = z.object({ headers: headerWords });

/** The route that writes them; the caller's language may name the columns. */
export function ownExport<Row, Filter extends z.ZodObject>(given: OwnExport<Row, Filter>): RestRoute {
  const { name, columns, filter, pages, ...facts } = given;
  const description = {
    ...facts,
    method: "GET",
    description: `${csvRules} The newest first, instants in UTC, amounts in CNY.`,
    answers: {
      200: { description: "The file.", body: z.string(), type: "text/csv" },
      400: { description: "A parameter is wrong.", body: errorBody },
    },
  } as const;
  return {
    ...description,
    operation: () => operationOf(description, { query: filter.extend(words.shape) }),
    run: async ({ query }, context) => {
      const { headers } = validate(words, query);
      return csvAnswer(name, context.clock, {
        headers: Object.entries(columns).map(([id, { header }]) => headers[id] ?? header),
        columns: Object.values(columns),
        pages: pages(context, validate(filter, query)),
      });
    },
  };
}
