import { z } from "zod";
import { csvAnswer, csvRules, type ExportColumn } from "#gateway/platform/csv/answer.ts";
import { headerWords } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { CommissionStatus, type CommissionRow } from "./repository.ts";
import { maskedNo, walk } from "./shown.ts";

/** Whole fen as CNY. */
const amount = (micros: string): string => (Number(BigInt(micros) / 10_000n) / 100).toFixed(2);
const percent = (bps: number): string => (bps / 100).toFixed(2);

const columns: Readonly<Record<string, ExportColumn<CommissionRow>>> = {
  created: { header: "Time", write: ({ createdAt }) => createdAt },
  order: { header: "Order", write: ({ orderNo }) => maskedNo(orderNo) },
  customer: { header: "Customer", write: ({ customer }) => customer },
  tier: { header: "Tier", write: ({ tier }) => String(tier) },
  kind: { header: "Kind", write: ({ kind }) => kind },
  base: { header: "Paid (CNY)", write: ({ base }) => amount(base) },
  rate: { header: "Share (%)", write: ({ rateBps }) => percent(rateBps) },
  amount: { header: "Commission (CNY)", write: (row) => amount(row.amount) },
  cut: { header: "Taken off (CNY)", write: ({ cut }) => amount(cut) },
  status: {
    header: "State",
    codes: Object.keys(CommissionStatus),
    write: ({ status }) => nameOf(CommissionStatus, status),
  },
  confirmed: { header: "Confirmed", write: ({ confirmedAt }) => confirmedAt },
};

const states = Object.keys(CommissionStatus);
const asked = z.object({
  status: z
    .enum(states)
    .transform((name) => Object.entries(CommissionStatus).find(([known]) => known === name)?.[1])
    .optional()
    .meta({ description: "Where it stands.", override: { type: "string", enum: states } }),
  headers: headerWords,
});

const description = {
  method: "GET",
  path: "/partners/commissions/export",
  access: { action: "read", subject: "Agent" },
  tag: "Agents",
  summary: "Exports the caller's commissions as CSV",
  description: `${csvRules} The newest first, instants in UTC, amounts in CNY.`,
  answers: {
    200: { description: "The file.", body: z.string(), type: "text/csv" },
    400: { description: "A parameter is wrong.", body: errorBody },
  },
} as const;

export const commissionExport: RestRoute = {
  ...description,
  operation: operationOf(description, { query: asked }),
  run: async ({ query }, context) => {
    const { headers, status } = validate(asked, query);
    return csvAnswer("commissions", context.clock, {
      headers: Object.entries(columns).map(([id, { header }]) => headers[id] ?? header),
      columns: Object.values(columns),
      pages: walk(context, status),
    });
  },
};
