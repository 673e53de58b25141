import { Add20Regular } from "@fluentui/react-icons/svg/add";
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useFormat } from "../../../lib/format.ts";
import { listVariables, readPlace } from "../../../lib/listState.ts";
import { askGatewayFor, startQuery } from "../../../lib/operations.ts";
import { useListChanges } from "../../../lib/useListChanges.ts";
import { ActionLink } from "../../../ui/action/ActionLink.tsx";
import { Leaving } from "../../../ui/feedback/Leaving.tsx";
import { lazyPiece } from "../../../ui/lazy/lazyPiece.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { listPage } from "../../../ui/table/listPage.ts";
import { preloadPhone } from "../../../ui/table/phonePieces.ts";
import { customerList } from "./customerList.ts";
import { customerListPath } from "../shared/customerPaths.ts";
import {
  CustomerListDocument,
  CustomerListIdsDocument,
  useCustomerListChangesSubscription,
  useCustomerListOrderChangesSubscription,
  useCustomerListQuery,
  useCustomerListSummaryQuery,
} from "./customers.generated.ts";
import { customerFields } from "./useCustomerActions.ts";
import { useCustomerFilters, useCustomerListState } from "./useCustomerFilters.ts";
import { useCustomerRows } from "./useCustomerRows.tsx";

const CustomerCreateDrawer = lazyPiece(async () => (await import("./CustomerCreateDrawer.tsx")).CustomerCreateDrawer);

const adding = "add";

export function preloadCustomers(url: URL, client: ApolloClient) {
  const rows = startQuery(client, CustomerListDocument, listVariables(customerList, readPlace(customerList, url.searchParams)));
  return Promise.all([rows, preloadPhone()]);
}

export function CustomerListPage() {
  const { t } = useTranslation(["ecommerceCustomers", "shell"]);
  const { money } = useFormat();
  const list = useCustomerListState();
  const customers = useCustomerListQuery({ variables: list.variables });
  const figures = useCustomerListSummaryQuery();
  const summary = (figures.data ?? figures.previousData)?.customerSummary;
  const rows = useCustomerRows();
  const filters = useCustomerFilters(list, summary?.countries);
  const client = useApolloClient();
  const byFigures = list.sort.field === "ORDERS" || list.sort.field === "TOTAL_SPENT";
  const onChanged = useListChanges(customerFields, list.filtered || list.view !== "all" || byFigures);
  const skip = !customers.data;
  useCustomerListChangesSubscription({ skip, ignoreResults: true, onData: ({ data: { data } }) => onChanged(data?.customerChanged.kind, data?.customerChanged.id) });
  useCustomerListOrderChangesSubscription({
    skip,
    ignoreResults: true,
    onData: ({ data: { data } }) => onChanged(data?.ecommerceOrderChanged.order ? "UPDATED" : "DELETED"),
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
  const status = summary && [
    t("count", { count: summary.total }),
    t("countBuying", { count: summary.buying }),
    t("spent", { value: money(summary.totalSpent, { whole: true }) }),
  ];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.customers")}
        breadcrumb={[{ label: t("shell:nav.groups.samples") }, { label: t("screens:ecommerce.title") }, { label: t("screens:ecommerce.customers") }]}
        status={status ?? []}
        roomyActions
        actions={<ActionLink appearance="primary" action={create} />}
      />
      <DataTable
        label={t("screens:ecommerce.customers")}
        list={list}
        page={listPage(customers, (data) => data.customers, figures)}
        rows={rows}
        views={[
          { id: "all", label: t("views.all"), count: summary?.total },
          { id: "buying", label: t("views.buying"), count: summary?.buying },
          { id: "without-orders", label: t("views.withoutOrders"), count: summary && summary.total - summary.buying },
        ]}
        filters={filters}
        searchLabel={t("search")}
        primary={create}
        exportPath="/api/apps/ecommerce/customers/export"
        matching={async () => (await askGatewayFor(client, CustomerListIdsDocument, { filter: list.variables.filter })).customerIds}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        failed={t("failed")}
      />
      <Leaving shown={search.has(adding) || undefined}>{(_, open) => <CustomerCreateDrawer open={open} onClose={stopAdding} />}</Leaving>
    </>
  );
}
