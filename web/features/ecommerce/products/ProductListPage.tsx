import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { ImportButton } from "#web/ui/importing/ImportButton.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { productCreatePath } from "#web/features/ecommerce/shared/productPaths.ts";
import { productFileColumns } from "./productFileColumns.ts";
import { productList } from "./productList.ts";
import {
  ProductListChangesDocument,
  ProductListDocument,
  ProductListIdsDocument,
  ProductListSummaryDocument,
} from "./products.generated.ts";
import { useProductFilters } from "./useProductFilters.ts";
import { useProductRows } from "./useProductRows.tsx";

const documents = {
  page: ProductListDocument,
  ids: ProductListIdsDocument,
  changes: ProductListChangesDocument,
};

export const preloadProducts = preloadList(productList, documents);

export function ProductListPage() {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const { money } = useFormat();
  const { cache } = useApolloClient();
  const summary = useSummary(ProductListSummaryDocument);
  const { figures } = summary;
  const { table, list } = useLiveList(productList, documents, { summary });
  const create = {
    label: t("screens:ecommerce.productCreate"),
    icon: <Add20Regular />,
    to: productCreatePath,
  };
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.products")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.products") },
        ]}
        status={
          figures
            ? [
                t("products.count", { count: figures.total }),
                t("products.countOut", { count: figures.outOfStock }),
                t("products.value", { value: money(figures.stockValue, { whole: true }) }),
              ]
            : []
        }
        roomyActions
        actions={
          <>
            <ImportButton
              path="/api/apps/ecommerce/products/import"
              title={t("products.import.title")}
              columns={productFileColumns.map(({ id, field, required }) => ({
                id,
                label: t(`products.fields.${field}`),
                required,
              }))}
              keyLabel={t("products.fields.sku")}
              onImported={() => refreshLists(cache, productList.cache)}
            />
            <ActionLink appearance="primary" action={create} />
          </>
        }
      />
      <DataTable
        {...table}
        label={t("screens:ecommerce.products")}
        rows={useProductRows()}
        views={[
          { id: "all", label: t("products.views.all"), count: figures?.total },
          {
            id: "published",
            label: t("products.views.published"),
            count: countOf(figures?.byStatus, "PUBLISHED"),
          },
          { id: "out-of-stock", label: t("products.views.outOfStock"), count: figures?.outOfStock },
        ]}
        filters={useProductFilters(list, figures?.brands)}
        searchLabel={t("products.search")}
        primary={create}
        exportPath="/api/apps/ecommerce/products/export"
        empty={{ title: t("products.empty.title"), text: t("products.empty.text") }}
        failed={t("products.failed")}
      />
    </>
  );
}
