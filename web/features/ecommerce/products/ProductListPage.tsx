import { Add20Regular } from "@fluentui/react-icons/svg/add";
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { forgetLists } from "../../../lib/listCache.ts";
import { listVariables, readPlace } from "../../../lib/listState.ts";
import { useListChanges } from "../../../lib/useListChanges.ts";
import { askGatewayFor, startQuery } from "../../../lib/operations.ts";
import { ImportButton } from "../../../ui/importing/ImportButton.tsx";
import { ActionLink } from "../../../ui/action/ActionLink.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { preloadPhone } from "../../../ui/table/phonePieces.ts";
import { listPage } from "../../../ui/table/listPage.ts";
import { productFileColumns } from "./productFileColumns.ts";
import { productList } from "./productList.ts";
import { productCreatePath } from "../shared/productPaths.ts";
import { ProductListDocument, ProductListIdsDocument, useProductListChangesSubscription, useProductListQuery, useProductListSummaryQuery } from "./products.generated.ts";
import { productFields } from "./useProductActions.ts";
import { useProductFilters, useProductListState } from "./useProductFilters.ts";
import { useProductRows } from "./useProductRows.tsx";

export function preloadProducts(url: URL, client: ApolloClient) {
  const rows = startQuery(client, ProductListDocument, listVariables(productList, readPlace(productList, url.searchParams)));
  return Promise.all([rows, preloadPhone()]);
}

export function ProductListPage() {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const { money } = useFormat();
  const list = useProductListState();
  const products = useProductListQuery({ variables: list.variables });
  const figures = useProductListSummaryQuery();
  const summary = (figures.data ?? figures.previousData)?.productSummary;
  const rows = useProductRows();
  const filters = useProductFilters(list, summary?.brands);
  const client = useApolloClient();
  const onChanged = useListChanges(productFields, list.filtered || list.view !== "all");
  useProductListChangesSubscription({ skip: !products.data, ignoreResults: true, onData: ({ data: { data } }) => onChanged(data?.productChanged.kind, data?.productChanged.id) });

  const create = { label: t("screens:ecommerce.productCreate"), icon: <Add20Regular />, to: productCreatePath };
  const status = summary && [
    t("products.count", { count: summary.total }),
    t("products.countOut", { count: summary.outOfStock }),
    t("products.value", { value: money(summary.stockValue, { whole: true }) }),
  ];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.products")}
        breadcrumb={[{ label: t("shell:nav.groups.samples") }, { label: t("screens:ecommerce.title") }, { label: t("screens:ecommerce.products") }]}
        status={status ?? []}
        roomyActions
        actions={
          <>
            <ImportButton
              path="/api/apps/ecommerce/products/import"
              title={t("products.import.title")}
              columns={productFileColumns.map(({ id, field, required }) => ({ id, label: t(`products.fields.${field}`), required }))}
              keyLabel={t("products.fields.sku")}
              onImported={() => forgetLists(client.cache, productFields)}
            />
            <ActionLink appearance="primary" action={create} />
          </>
        }
      />
      <DataTable
        label={t("screens:ecommerce.products")}
        list={list}
        page={listPage(products, (data) => data.products, figures)}
        rows={rows}
        views={[
          { id: "all", label: t("products.views.all"), count: summary?.total },
          { id: "published", label: t("products.views.published"), count: summary?.byStatus.find(({ value }) => value === "PUBLISHED")?.count },
          { id: "out-of-stock", label: t("products.views.outOfStock"), count: summary?.outOfStock },
        ]}
        filters={filters}
        searchLabel={t("products.search")}
        primary={create}
        exportPath="/api/apps/ecommerce/products/export"
        matching={async () => (await askGatewayFor(client, ProductListIdsDocument, { filter: list.variables.filter })).productIds}
        empty={{ title: t("products.empty.title"), text: t("products.empty.text") }}
        failed={t("products.failed")}
      />
    </>
  );
}
