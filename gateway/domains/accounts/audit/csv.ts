import { z } from "zod";
import { csvAnswer, csvRules, type ExportColumn } from "#gateway/platform/csv/answer.ts";
import { anyOfSet, headerWords, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { readAgent } from "#gateway/platform/request/agent.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { AuditKind, type AuditEntryRow } from "./repository.ts";
import { walk } from "./rules.ts";

const columns: Readonly<Record<string, ExportColumn<AuditEntryRow>>> = {
  createdAt: { header: "Time", write: ({ createdAt }) => createdAt },
  kind: { header: "Event", codes: Object.keys(AuditKind), write: ({ kind }) => nameOf(AuditKind, kind) },
  user: { header: "Account", write: ({ userId }) => userId },
  actor: { header: "Actor", write: ({ detail }) => detail["actor"] ?? null },
  address: { header: "Address", write: ({ address }) => address },
  browser: { header: "Browser", write: ({ agent }) => readAgent(agent).browser },
  system: { header: "System", write: ({ agent }) => readAgent(agent).system },
  session: { header: "Session", write: ({ sessionId }) => sessionId },
  request: { header: "Request", write: ({ requestId }) => requestId },
  detail: { header: "Detail", write: ({ detail }) => JSON.stringify(detail) },
};

const instant = (description: string) =>
  z.iso
    .datetime({ offset: true, error: "an instant such as 2026-11-21T09:41:00Z" })
    .optional()
    .meta({ description, override: { type: "string", format: "date-time" } });

const asked = z.object({
  kinds: anyOfSet("What happened.", AuditKind),
  account: oneOf("The user name or the e-mail address of the account."),
  address: oneOf("The network address."),
  from: instant("From this instant on."),
  until: instant("Before this instant."),
  headers: headerWords,
});

const description = {
  method: "GET",
  path: "/accounts/audit/export",
  access: { action: "read", subject: "SecurityRecord" },
  tag: "Accounts",
  summary: "Exports the security record as CSV",
  description: `${csvRules} The newest first, instants in UTC.`,
  answers: {
    200: { description: "The file.", body: z.string(), type: "text/csv" },
    400: { description: "A parameter is wrong.", body: errorBody },
  },
} as const;

export const auditExport: RestRoute = {
  ...description,
  operation: () => operationOf(description, { query: asked }),
  run: async ({ query }, context) => {
    const { headers, ...filter } = validate(asked, query);
    return csvAnswer("security-record", context.clock, {
      headers: Object.entries(columns).map(([id, { header }]) => headers[id] ?? header),
      columns: Object.values(columns),
      pages: walk(context, filter),
    });
  },
};
