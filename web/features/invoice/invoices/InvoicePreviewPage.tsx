import { Button, makeStyles } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Link20Regular } from "@fluentui/react-icons/svg/link";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useState } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { InvoiceActivityCard } from "./InvoiceActivityCard.tsx";
import { invoiceList } from "./invoiceList.ts";
import { InvoicePaper } from "./InvoicePaper.tsx";
import { invoiceEditPath, invoiceListPath, invoicePattern } from "./invoicePaths.ts";
import {
  type InvoiceDetailsFragment,
  InvoicePreviewChangesDocument,
  InvoicePreviewDocument,
} from "./invoices.generated.ts";
import { InvoiceSide } from "./InvoiceSide.tsx";
import { invoiceLooks } from "./invoiceStates.ts";
import { useInvoiceCommands } from "./useInvoiceCommands.tsx";

const ReceiptDrawer = lazyComponent(() => import("./ReceiptDrawer.tsx"), "ReceiptDrawer");

const useStyles = makeStyles({
  paper: {
    padding: "28px 40px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: "#fff",
    "@media (max-width: 639.98px)": { padding: "20px 16px" },
  },
});

export const { Page, preload } = recordScreen({
  type: "SampleInvoice",
  pattern: invoicePattern,
  document: InvoicePreviewDocument,
  changes: InvoicePreviewChangesDocument,
  texts: invoiceList.texts,
  Skeleton: DetailSkeleton,
  Screen: InvoiceScreen,
});

function InvoiceScreen({ record: invoice }: RecordProps<InvoiceDetailsFragment>) {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const { date } = useFormat();
  const navigate = useNavigate();
  const commands = useRowCommands(invoiceList.texts);
  const { steps, duplicate, remove } = useInvoiceCommands();
  const [printed, setPrinted] = useState(0);
  const [drawer, receive] = useDrawer((kind: "PAY" | "CREDIT", state) => (
    <ReceiptDrawer {...state} invoice={invoice} kind={kind} />
  ));
  const removeHere = async () => {
    if (await remove([invoice])) await navigate(invoiceListPath);
  };
  const { number, client, issuedDate, dueDate, invoiceStatus } = invoice;
  const called = number ? words("number", { number }) : words("statuses.DRAFT");
  const actions = commands
    .of([...steps, duplicate, commands.common("delete", { runOne: removeHere })])
    .actions(invoice);
  return (
    <>
      <ScreenHeader
        name={number ? words("called", { number: called }) : words("draftFor", { client: client.company })}
        crumb={called}
        pill={pillOf(words, "statuses", invoiceLooks)(invoiceStatus)}
        status={[
          client.company,
          words("issued", { day: date(`${issuedDate}T00:00`) }),
          words("due", { day: date(`${dueDate}T00:00`) }),
        ]}
        actions={
          <>
            {invoiceStatus === "DRAFT" && (
              <ActionLink
                action={{
                  label: words("edit"),
                  icon: <Edit20Regular />,
                  to: invoiceEditPath(invoice.id),
                }}
              />
            )}
            <Button icon={<Print20Regular />} onClick={() => setPrinted(printed + 1)}>
              {words("print")}
            </Button>
            <MoreButton
              label={words("more")}
              actions={() => [
                {
                  id: "link",
                  label: words("copyLink"),
                  icon: <Link20Regular />,
                  run: () => void copyText(window.location.href, words("linkCopied")),
                },
                ...actions,
              ]}
            />
          </>
        }
      />
      <Columns
        main={
          <div data-paper className={styles.paper}>
            <InvoicePaper invoice={invoice} />
          </div>
        }
        side={
          <>
            <InvoiceSide invoice={invoice} actions={actions} onReceive={receive} />
            <InvoiceActivityCard invoice={invoice} />
          </>
        }
      />
      {drawer}
      <PrintSheet request={printed}>
        <InvoicePaper invoice={invoice} />
      </PrintSheet>
    </>
  );
}
