import { z } from "zod";
import { curlOf } from "#gateway/platform/request/journalCopies.ts";
import { route } from "#gateway/platform/rest/rest.ts";
import { booleanParam, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { hasFailed, page, type JournalEntryRow } from "./repository.ts";
import { clear } from "./rules.ts";

const entry = z
  .object({
    id: z.int(),
    at: z.string(),
    requestId: z.string(),
    method: z.string(),
    path: z.string(),
    operation: z
      .object({ name: z.string().nullable(), kind: z.enum(["query", "mutation", "subscription"]) })
      .nullable(),
    sandbox: z.string().nullable(),
    status: z.int(),
    failed: z.boolean(),
    duration: z.number(),
    bytes: z.int().nullable(),
    code: z.string().nullable(),
    body: z.string().nullable(),
    variables: z.unknown(),
    isCut: z.boolean(),
    curl: z.string().nullable(),
  })
  .meta({ id: "JournalEntry" });

const example = {
  id: 12,
  at: "2026-11-21T09:41:00.000Z",
  requestId: "req_01KAJ5W5B0000000000000000",
  method: "GET",
  path: "/api/apps/ecommerce/products?page=2",
  operation: null,
  sandbox: null,
  status: 200,
  failed: false,
  duration: 3.1,
  bytes: 2184,
  code: null,
  body: null,
  variables: null,
  isCut: false,
  curl: "curl -sS 'http://127.0.0.1:4000/api/apps/ecommerce/products?page=2'",
};

const shown = (
  { isSigned: _isSigned, origin: _origin, at: answered, ...row }: JournalEntryRow,
  whole: JournalEntryRow,
) => ({ ...row, at: new Date(answered).toISOString(), failed: hasFailed(whole), curl: curlOf(whole) });

const { page: at, itemsPerPage } = listParams({});
const shared = { access: "devTools", data: false, tag: "Mock server", path: "/mock/journal" } as const;

export const routes = [
  route({
    ...shared,
    method: "GET",
    summary: "Lists the last requests",
    description:
      "The last 500 requests of this process, newest first. Secrets were taken out before they were kept.",
    query: z.object({
      q: textParam("Text that the path, the operation, the code or the request's id contains."),
      failed: booleanParam("Only failures, or only successes."),
      sandbox: textParam("Only requests of this sandbox."),
      operation: textParam("Only this GraphQL operation."),
      page: at,
      itemsPerPage,
    }),
    answers: {
      200: {
        description: "A page of requests.",
        body: z.object({ entries: z.array(entry), total: z.int() }).meta({ id: "JournalList" }),
        example: { entries: [example], total: 1 },
      },
    },
    handle: async ({ query }, { devTools }) => {
      const { items, total } = page(devTools.journal, { ...query, itemsPerPage: query.itemsPerPage ?? 500 });
      return { status: 200, body: { entries: items.map((one) => shown(one, one)), total } };
    },
  }),
  route({
    ...shared,
    method: "DELETE",
    summary: "Forgets all requests",
    answers: { 204: { description: "The journal is empty.", body: null } },
    handle: async (_, context) => {
      clear(context);
      return { status: 204 };
    },
  }),
];
