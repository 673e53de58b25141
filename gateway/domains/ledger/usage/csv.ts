import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { ExportColumn } from "#gateway/platform/csv/answer.ts";
import { ownExport } from "#gateway/platform/csv/ownExport.ts";
import { instantText } from "#gateway/platform/csv/params.ts";
import { wholeYuan } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { newest, type RecordFilter } from "./recordRepository.ts";
import type { UsageRecordRow } from "./repository.ts";
import { nameOf, statusOf, unpaidOf } from "./shown.ts";

type Line = UsageRecordRow & { name: string };

const columns: Readonly<Record<string, ExportColumn<Line>>> = {
  hour: { header: "Hour", write: ({ hour }) => hour },
  name: { header: "App", write: ({ name }) => name },
  price: { header: "Price", write: ({ priceId }) => priceId },
  seconds: { header: "Seconds", write: ({ seconds }) => seconds },
  amount: { header: "Amount", write: ({ amount }) => wholeYuan(amount) },
  gift: { header: "Paid by gifts", write: ({ gift }) => wholeYuan(gift) },
  cash: { header: "Paid in cash", write: ({ cash }) => wholeYuan(cash) },
  unpaid: { header: "Unpaid", write: (line) => wholeYuan(unpaidOf(line)) },
  status: { header: "Status", codes: ["PENDING", "PART_PAID", "CHARGED"], write: statusOf },
};

const id = (description: string) => z.string().max(60).optional().meta({ description });
const filter = z.object({
  meterId: id("The lines of one meter."),
  priceId: id("The lines of one price."),
  from: instantText("From this hour on."),
  until: instantText("Before this hour."),
});

/** So many are read at once. */
const AT_ONCE = 500;

/** All lines of the viewer's bill that match, page by page, the newest first. */
async function* walk(context: RequestContext, filter: RecordFilter): AsyncGenerator<Line[]> {
  const userId = viewerIdOf(context);
  for (let before: string | null = null; ;) {
    const rows: UsageRecordRow[] = await newest(context.home.db, userId, { ...filter, before }, AT_ONCE);
    const names = new Map<string, string>();
    for (const { meterId } of rows)
      if (!names.has(meterId)) names.set(meterId, await nameOf(context, meterId));
    if (rows.length > 0) yield rows.map((row) => ({ ...row, name: names.get(row.meterId) ?? "" }));
    if (rows.length < AT_ONCE) return;
    before = rows.at(-1)?.id ?? null;
  }
}

export const usageExport = ownExport({
  path: "/ledger/usage/export",
  access: { action: "read", subject: "Wallet" },
  tag: "Ledger",
  summary: "Exports the caller's bill, line by line, as CSV",
  name: "usage",
  columns,
  filter,
  pages: walk,
});
