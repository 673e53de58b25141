import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { useApolloClient } from "@apollo/client/react";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ImportButton } from "#web/ui/table/ImportButton.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { invoiceFileColumns } from "./invoiceFileColumns.ts";
import { invoiceList } from "./invoiceList.ts";
import { invoiceCreatePath, invoiceListPath } from "./invoicePaths.ts";
import { invoiceListDocuments, InvoiceListSummaryDocument } from "./invoices.generated.ts";
import { useInvoiceRows } from "./useInvoiceRows.tsx";

export const preload = preloadList(invoiceList, invoiceListDocuments, InvoiceListSummaryDocument);

export function Page() {
  const words = useWords(invoiceList.texts);
  const { money } = useFormat();
  const { cache } = useApolloClient();
  const summary = useSummary(InvoiceListSummaryDocument);
  const { figures } = summary;
  const count = (...statuses: string[]) => countOf(figures?.byStatus, ...statuses);
  const counted = (id: string, icon: React.ReactElement, total: number | undefined, query: string) => ({
    id,
    icon,
    to: `${invoiceListPath}?${query}`,
    note: total === undefined ? undefined : words("count", { count: total }),
  });
  return (
    <ListScreen
      live={useLiveList(invoiceList, invoiceListDocuments, { summary })}
      rows={useInvoiceRows()}
      status={
        figures && [words("count", { count: figures.total }), words("clients", { count: figures.clients })]
      }
      counts={{
        all: figures?.total,
        drafts: count("DRAFT"),
        open: count("SENT", "DOWNLOADED", "PARTIAL_PAYMENT"),
        "past-due": count("PAST_DUE"),
        paid: count("PAID"),
      }}
      create={invoiceCreatePath}
      tools={
        <ImportButton
          path="/api/apps/invoice/import"
          title={words("import.title")}
          columns={invoiceFileColumns.map(({ id, required, ...column }) => ({
            id,
            label: words(`fields.${"field" in column ? column.field : id}`),
            required,
          }))}
          onImported={() => refreshLists(cache, invoiceList.cache)}
        />
      }
      exportPath="/api/apps/invoice/export"
    >
      <StatCards
        failed={summary.failed}
        texts={invoiceList.texts}
        figures={[
          {
            ...counted("unpaid", <Clock20Regular />, figures?.due, "due=yes"),
            value: figures && money(figures.unpaid),
          },
          {
            ...counted("pastDue", <Warning20Regular />, count("PAST_DUE"), "status=past_due"),
            value: figures && money(figures.pastDue),
          },
          {
            ...counted("paid", <CheckmarkCircle20Regular />, count("PAID"), "status=paid"),
            value: figures && money(figures.paid),
          },
          {
            id: "drafts",
            icon: <Edit20Regular />,
            value: count("DRAFT"),
            to: `${invoiceListPath}?status=draft`,
            note: words("figures.draftsNote"),
          },
        ]}
      />
    </ListScreen>
  );
}
