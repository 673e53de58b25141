import { z } from "zod";
import type { ExportColumn } from "#gateway/platform/csv/answer.ts";
import { ownExport } from "#gateway/platform/csv/ownExport.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { wholeYuan } from "#gateway/platform/micros.ts";
import { CommissionStatus, type CommissionRow } from "./repository.ts";
import { maskedNo, walk } from "./shown.ts";

const amount = (micros: string): string => wholeYuan(BigInt(micros));
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

export const commissionExport = ownExport({
  path: "/partners/commissions/export",
  access: { action: "read", subject: "Agent" },
  tag: "Agents",
  summary: "Exports the caller's commissions as CSV",
  name: "commissions",
  columns,
  filter: z.object({
    status: anyOfSet("Where it stands.", CommissionStatus),
    q: oneOf("Part of the order's number.", 60),
  }),
  pages: walk,
});
