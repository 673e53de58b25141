import { z } from "zod";
import type { ExportColumn } from "#gateway/platform/csv/answer.ts";
import { ownExport } from "#gateway/platform/csv/ownExport.ts";
import { instantText, nameIn } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { wholeYuan } from "#gateway/platform/micros.ts";
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

const filter = z.object({
  type: nameIn("What it is.", LedgerTransactionType),
  account: z.enum(userKinds).optional().meta({ description: "The account that was changed." }),
  from: instantText("From this instant on."),
  until: instantText("Before this instant."),
});

export const walletExport = ownExport({
  path: "/ledger/wallet/export",
  access: { action: "read", subject: "Wallet" },
  tag: "Ledger",
  summary: "Exports the caller's ledger as CSV",
  name: "ledger",
  columns,
  filter,
  pages: walk,
});
