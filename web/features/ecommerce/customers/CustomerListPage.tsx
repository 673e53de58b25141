import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { useSummary } from "#web/ui/table/useSummary.ts";
import { customerList } from "./customerList.ts";
import {
  customerListDocuments,
  CustomerListOrderChangesDocument,
  CustomerListSummaryDocument,
} from "./customers.generated.ts";
import { useCustomerRows } from "./useCustomerRows.tsx";

const CustomerBulkEdit = lazyComponent(() => import("./CustomerBulkEdit.tsx"), "CustomerBulkEdit", {
  texts: ["form"],
});
const CustomerDrawer = lazyComponent(() => import("./CustomerDrawer.tsx"), "CustomerDrawer");

export const preload = preloadList(customerList, customerListDocuments, CustomerListSummaryDocument);

export function Page() {
  const words = useWords(customerList.texts);
  const { money } = useFormat();
  const nameOf = useCountryName();
  const summary = useSummary(CustomerListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(customerList, customerListDocuments, {
    summary,
    movedByUpdates: ({ sort: { field } }) => field === "ORDERS" || field === "TOTAL_SPENT",
  });
  useChanges(
    CustomerListOrderChangesDocument,
    ({ order }) => live.onChanged(order ? "UPDATED" : "DELETED"),
    live.answered,
  );
  const { drawer, createPath, copyPathOf } = useCreateDrawer((state) => <CustomerDrawer {...state} />);
  const bulkEdit = useRowsDrawer(CustomerBulkEdit);
  return (
    <ListScreen
      live={live}
      rows={useCustomerRows(copyPathOf, bulkEdit.run)}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("countBuying", { count: figures.buying }),
          words("spent", { value: money(figures.totalSpent, { whole: true }) }),
        ]
      }
      counts={{
        all: figures?.total,
        buying: figures?.buying,
        "without-orders": figures && figures.total - figures.buying,
      }}
      known={{ country: { counts: figures?.countries, nameOf } }}
      create={{ label: words("add"), icon: <Add20Regular />, to: createPath }}
      exportPath="/api/apps/ecommerce/customers/export"
    >
      {drawer}
      {bulkEdit.drawer}
    </ListScreen>
  );
}
