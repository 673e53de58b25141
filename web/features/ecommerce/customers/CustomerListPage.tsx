import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useSummary } from "#web/ui/table/useSummary.ts";
import { customerList } from "./customerList.ts";
import { customerListPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import {
  CustomerListChangesDocument,
  CustomerListDocument,
  CustomerListIdsDocument,
  CustomerListSummaryDocument,
  useCustomerListOrderChangesSubscription,
} from "./customers.generated.ts";
import { useCustomerFilters } from "./useCustomerFilters.ts";
import { useCustomerRows } from "./useCustomerRows.tsx";

const CustomerCreateDrawer = lazyComponent(
  async () => (await import("./CustomerCreateDrawer.tsx")).CustomerCreateDrawer,
);

const adding = "add";

const documents = {
  page: CustomerListDocument,
  ids: CustomerListIdsDocument,
  changes: CustomerListChangesDocument,
};

export const preloadCustomers = preloadList(customerList, documents);

export function CustomerListPage() {
  const { t } = useTranslation(["ecommerceCustomers", "shell"]);
  const { money } = useFormat();
  const summary = useSummary(CustomerListSummaryDocument);
  const { figures } = summary;
  const { table, list, answered, onChanged } = useLiveList(customerList, documents, {
    summary,
    movedByUpdates: ({ sort: { field } }) => field === "ORDERS" || field === "TOTAL_SPENT",
  });
  const rows = useCustomerRows();
  const filters = useCustomerFilters(list, figures?.countries);
  useCustomerListOrderChangesSubscription({
    skip: !answered,
    ignoreResults: true,
    onData: ({ data: { data } }) => onChanged(data?.change.order ? "UPDATED" : "DELETED"),
  });

  const navigate = useNavigate();
  const [search] = useSearchParams();
  const withAdding = new URLSearchParams(search);
  withAdding.set(adding, "1");
  const stopAdding = () => {
    const without = new URLSearchParams(search);
    without.delete(adding);
    void navigate({ search: without.toString() }, { replace: true, preventScrollReset: true });
  };
  const create = { label: t("add"), icon: <Add20Regular />, to: `${customerListPath}?${withAdding}` };
  const status = figures && [
    t("count", { count: figures.total }),
    t("countBuying", { count: figures.buying }),
    t("spent", { value: money(figures.totalSpent, { whole: true }) }),
  ];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.customers")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.customers") },
        ]}
        status={status ?? []}
        roomyActions
        actions={<ActionLink appearance="primary" action={create} />}
      />
      <DataTable
        label={t("screens:ecommerce.customers")}
        {...table}
        rows={rows}
        views={[
          { id: "all", label: t("views.all"), count: figures?.total },
          { id: "buying", label: t("views.buying"), count: figures?.buying },
          {
            id: "without-orders",
            label: t("views.withoutOrders"),
            count: figures && figures.total - figures.buying,
          },
        ]}
        filters={filters}
        searchLabel={t("search")}
        primary={create}
        exportPath="/api/apps/ecommerce/customers/export"
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        failed={t("failed")}
      />
      <KeepWhileClosing shown={search.has(adding) || undefined}>
        {(_, open) => <CustomerCreateDrawer open={open} onClose={stopAdding} />}
      </KeepWhileClosing>
    </>
  );
}
