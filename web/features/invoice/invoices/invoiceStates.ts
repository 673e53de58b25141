import type { SampleInvoiceStatus } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const invoiceStatuses = [
  "DRAFT",
  "SENT",
  "DOWNLOADED",
  "PARTIAL_PAYMENT",
  "PAST_DUE",
  "PAID",
] as const satisfies readonly SampleInvoiceStatus[];

export const invoiceLooks = {
  DRAFT: { tone: "idle" },
  SENT: { tone: "info", icon: "clock" },
  DOWNLOADED: { tone: "info" },
  PARTIAL_PAYMENT: { tone: "warn", icon: "clock" },
  PAST_DUE: { tone: "bad" },
  PAID: { tone: "ok" },
} as const satisfies PillLooks<SampleInvoiceStatus>;

export const currency = "USD";
