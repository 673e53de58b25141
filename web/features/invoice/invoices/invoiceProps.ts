import type { InvoiceDetailsFragment } from "./invoices.generated.ts";

export interface InvoiceProps {
  invoice: InvoiceDetailsFragment;
}
