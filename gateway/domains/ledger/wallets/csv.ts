import { z } from "zod";
import { csvAnswer, csvRules, type ExportColumn } from "#gateway/platform/csv/answer.ts";
import { headerWords } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { wholeYuan } from "#gateway/platform/micros.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import {
  LedgerTransactionType,
  userKinds,
  type StatementRow,
  type UserKind,
} from "#gateway/domains/ledger/transactions/rules.ts";
import { walk } from "./rules.ts";

const part = (kind: UserKind, what: "delta" | "after") => (row: StatementRow) =>
  wholeYuan(row.parts[kind][what]);

const columns: Readonly<Record<string, ExportColumn<StatementRow>>> = {
  at: { header: "Time", write: ({ at }) => at },
  id: { header: "Transaction", write: ({ transactionId }) => transactionId },
  type: {
    header: "Type",
    codes: Object.keys(LedgerTransactionType),
    write: ({ type }) => nameOf(LedgerTransactionType, type),
  },
  cash: { header: "Cash", write: part("CASH", "delta") },
  gift: { header: "Gift", write: part("GIFT", "delta") },
  frozen: { header: "Frozen", write: part("FROZEN", "delta") },
  commission: { header: "Commission", write: part("COMMISSION", "delta") },
  cashAfter: { header: "Cash after", write: part("CASH", "after") },
  giftAfter: { header: "Gift after", write: part("GIFT", "after") },
  frozenAfter: { header: "Frozen after", write: part("FROZEN", "after") },
  commissionAfter: { header: "Commission after", write: part("COMMISSION", "after") },
};

const instant = (description: string) =>
  z.iso
    .datetime({ offset: true, error: "an instant such as 2026-11-21T09:41:00Z" })
    .optional()
    .meta({ description, override: { type: "string", format: "date-time" } });

const types = Object.keys(LedgerTransactionType);
const asked = z.object({
  type: z
    .enum(types)
    .transform((name) => Object.entries(LedgerTransactionType).find(([known]) => known === name)?.[1])
    .optional()
    .meta({ description: "What it is.", override: { type: "string", enum: types } }),
  account: z.enum(userKinds).optional().meta({ description: "The account that was changed." }),
  from: instant("From this instant on."),
  until: instant("Before this instant."),
  headers: headerWords,
});

const description = {
  method: "GET",
  path: "/ledger/wallet/export",
  access: { action: "read", subject: "Wallet" },
  tag: "Ledger",
  summary: "Exports the caller's ledger as CSV",
  description: `${csvRules} The newest first, instants in UTC, amounts in CNY.`,
  answers: {
    200: { description: "The file.", body: z.string(), type: "text/csv" },
    400: { description: "A parameter is wrong.", body: errorBody },
  },
} as const;

export const walletExport: RestRoute = {
  ...description,
  operation: operationOf(description, { query: asked }),
  run: async ({ query }, context) => {
    const { headers, ...filter } = validate(asked, query);
    return csvAnswer("ledger", context.clock, {
      headers: Object.entries(columns).map(([id, { header }]) => headers[id] ?? header),
      columns: Object.values(columns),
      pages: walk(context, filter),
    });
  },
};
