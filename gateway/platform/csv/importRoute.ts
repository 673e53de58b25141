import { createHash } from "node:crypto";
import { z } from "zod";
import type { Access } from "#gateway/platform/request/access.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { once } from "#gateway/platform/entity/idempotency.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import type { Db, TableName } from "#gateway/platform/store/database.ts";
import { holdTable, inTransaction } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { codesOf } from "./exportRoute.ts";
import { codeWords, headerWords } from "./params.ts";
import { planRows, readFile, type Importable, type Plan } from "./importPlan.ts";

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_ROWS = 10_000;

/** A row that an import adds or changes. */
interface ImportedRow {
  id: number;
  version: number;
}

type Accept<Data extends object> = Importable<Data, unknown>["accept"];

/** A list that rows can be brought into, declared once per entity. */
interface ImportDeclaration<Data extends object, Row extends ImportedRow> extends Omit<
  Importable<Data, Row>,
  "accept"
> {
  /** The list's own path; the import stands at `/import` below it. */
  path: string;
  access: Access;
  tag: string;
  name: string;
  /** What else the reference says of the columns. */
  says?: string;
  /** Reads from the store, once, what rows can name; answers the `accept` of `Importable`. */
  accepting(db: Db): Accept<Data> | Promise<Accept<Data>>;
  /** Where the rows are; its name is also the topic of their changes. */
  table: TableName;
  /** Writes the plan inside the transaction, and answers the new rows and the changed ones as they are now. */
  save(context: RequestContext, plan: Plan<Data, Row>): Promise<Row[]>;
}

const options = z.object({
  apply: z
    .enum(["true", "false"])
    .default("false")
    .meta({ description: "`false` only tells what would happen." }),
  existing: z
    .enum(["update", "skip"])
    .default("skip")
    .meta({ description: "What happens to rows that are there already." }),
  headers: headerWords,
  words: codeWords,
  idempotencyKey: z
    .string()
    .optional()
    .meta({ description: "Makes it safe to send the file twice within 24 hours; needed with `apply=true`." }),
});

const outcome = z
  .object({
    applied: z.boolean(),
    columns: z
      .array(z.object({ header: z.string(), column: z.string() }))
      .meta({ description: "What each header was read as." }),
    total: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    undoToken: z.string().nullable().meta({
      description: "Takes the whole import back by the mutation `undo`; null when nothing was changed.",
    }),
    first: z.array(z.array(z.string())).meta({ description: "The first rows." }),
    bad: z
      .array(
        z.object({
          row: z.int().meta({ description: "As a spreadsheet counts: the header is row 1." }),
          cells: z.array(z.string()),
          errors: z.array(
            z.object({
              column: z.string(),
              code: z.string(),
              message: z.string(),
              params: z.record(z.string(), z.unknown()).optional(),
            }),
          ),
        }),
      )
      .meta({ description: "The rows that are not taken." }),
  })
  .meta({ id: "ImportOutcome" });

/**
 * Declares `POST .../import`: a CSV file of at most 5 MiB and 10,000 rows. Without `apply=true` nothing is changed and the
 * answer tells what would be; with it all good rows go in at once, in one transaction that `undo` takes back for a minute, and
 * the bad ones are named.
 * Errors: PAYLOAD_TOO_LARGE; BAD_USER_INPUT at `file`, `header` or a parameter; IDEMPOTENCY_MISMATCH.
 */
export function importRoute<Data extends object, Row extends ImportedRow>(
  declaration: ImportDeclaration<Data, Row>,
): RestRoute {
  const { path, access, tag, name, table, save } = declaration;
  const settable = Object.entries(declaration.columns).flatMap(([id, { read }]) => (read ? [id] : []));
  const description = {
    method: "POST",
    path: `${path}/import`,
    access,
    tag,
    summary: `Imports ${name} from CSV`,
    description: `At most ${MAX_ROWS} rows and 5 MiB, UTF-8. The columns are ${settable.join(", ")}; headers in words serve too, and so do words for codes.${codesOf(declaration.columns)}${declaration.says ? ` ${declaration.says}` : ""}`,
    answers: {
      200: { description: "What happened, or what would.", body: outcome },
      400: { description: "The file as a whole cannot be taken.", body: errorBody },
      413: { description: "The file is too large.", body: errorBody },
    },
  } as const;

  async function run(query: unknown, file: Uint8Array, context: RequestContext): Promise<unknown> {
    const { apply, existing, headers, words, idempotencyKey } = validate(options, query);
    const accept = await declaration.accepting(context.store.db);
    const read = await readFile({ ...declaration, accept }, file, { headers, words }, MAX_ROWS);
    const { columns, total, first } = read;
    const updates = existing === "update";
    const told = ({ fresh, known, skipped, bad }: Plan<Data, Row>, undo?: string | null) => ({
      applied: undo !== undefined,
      columns,
      total,
      created: fresh.length,
      updated: known.length,
      skipped,
      undoToken: undo ?? null,
      first,
      bad,
    });
    if (apply === "false") return told(await planRows(declaration, context.store.db, read, updates));

    if (idempotencyKey === undefined)
      throw badInput({
        idempotencyKey: {
          code: "REQUIRED",
          message: "idempotencyKey is missing: an import that is applied needs one.",
        },
      });
    const args = { file: createHash("sha256").update(file).digest("base64url"), existing };
    return await once(
      { name: description.path, args, idempotencyKey, isSample: access === "sample" },
      context,
      async (within) =>
        await inTransaction(within.store, async (db) => {
          const inside = { ...within, store: { ...within.store, db } };
          await holdTable(inside.store, table);
          const plan = await planRows(declaration, db, read, updates);
          const keys = plan.known.map(({ row }) => row.id);
          const { undoToken } = await changeUndoably(
            inside,
            table,
            keys,
            async () => await save(inside, plan),
          );
          return told(plan, undoToken);
        }),
    );
  }

  return {
    ...description,
    file: { type: "text/csv", maxBytes: MAX_BYTES },
    operation: () => operationOf(description, { query: options, file: "text/csv" }),
    run: async ({ query, body }, context) => {
      if (!(body instanceof Uint8Array))
        throw badInput({
          file: { code: "REQUIRED", message: "Send the file as the body, with the type text/csv." },
        });
      return { status: 200, body: await run(query, body, context) };
    },
  };
}
