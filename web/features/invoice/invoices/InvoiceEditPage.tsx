import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CompassDrawing } from "#web/ui/feedback/CompassDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { formScreen } from "#web/ui/formScreen/formScreen.tsx";
import { blankInvoice, invoiceInput, invoiceValues, uncopied } from "./invoiceForm.ts";
import { InvoiceHead } from "./InvoiceHead.tsx";
import { InvoiceLines } from "./InvoiceLines.tsx";
import { invoiceList } from "./invoiceList.ts";
import { invoiceEditPattern, invoicePath } from "./invoicePaths.ts";
import { invoiceFormDocuments } from "./invoiceForm.generated.ts";
import type { InvoiceDetailsFragment } from "./invoices.generated.ts";
import { InvoiceTotalCard } from "./InvoiceTotalCard.tsx";

export const { Page, preload } = formScreen({
  type: "SampleInvoice",
  list: invoiceList,
  pattern: invoiceEditPattern,
  ...invoiceFormDocuments,
  schema: async () => (await import("./invoiceSchema.ts")).invoiceSchema,
  blank: blankInvoice,
  valuesOf: invoiceValues,
  inputOf: invoiceInput,
  name: "service",
  uncopied,
  useStatus({ client }: InvoiceDetailsFragment) {
    const words = useWords(invoiceList.texts);
    return [client.company, words("form.numberLater")];
  },
  closed: (invoice) => (invoice.invoiceStatus === "DRAFT" ? null : <SentInvoice invoice={invoice} />),
  Fields: () => (
    <Columns
      main={
        <>
          <InvoiceHead />
          <InvoiceLines />
        </>
      }
      side={<InvoiceTotalCard />}
    />
  ),
});

function SentInvoice({ invoice: { id, number } }: { invoice: InvoiceDetailsFragment }) {
  const words = useWords(invoiceList.texts);
  return (
    <>
      <ScreenHeader name={words("called", { number: words("number", { number }) })} />
      <MessageState
        drawing={<CompassDrawing />}
        title={words("closed.title")}
        text={words("closed.text")}
        actions={
          <ActionLink appearance="primary" action={{ label: words("closed.action"), to: invoicePath(id) }} />
        }
      />
    </>
  );
}
