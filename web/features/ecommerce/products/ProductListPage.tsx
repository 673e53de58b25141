import { useApolloClient } from "@apollo/client/react";
import { refreshLists } from "#web/lib/list/listCache.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ImportButton } from "#web/ui/table/ImportButton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { productCreatePath } from "#web/features/ecommerce/shared/productPaths.ts";
import { productFileColumns } from "./productFileColumns.ts";
import { productList } from "./productList.ts";
import { useProductPlaces } from "./useProductPlaces.ts";
import { productCategories, productStatuses } from "./productValues.ts";
import { productListDocuments, ProductListSummaryDocument } from "./products.generated.ts";
import { useProductRows } from "./useProductRows.tsx";

const ProductBulkEdit = lazyComponent(() => import("./ProductBulkEdit.tsx"), "ProductBulkEdit", {
  texts: ["form", "ecommerceProducts"],
});

/** What stands below the product categories that are chosen. */
function useCategoryFilter({ category = [], shopCategory = [] }: ListStateOf<typeof productList>["filters"]) {
  const { own } = useProductPlaces(category.length + shopCategory.length > 0);
  const roots = new Set([
    ...category,
    ...own.filter(({ id }) => shopCategory.includes(id)).map(({ root }) => root),
  ]);
  return {
    counts: own
      .filter(({ root }) => roots.has(root))
      .map(({ id, products }) => ({ value: id, count: products })),
    nameOf: (id: string) => own.find((one) => one.id === id)?.label ?? id,
  };
}

export const preload = preloadList(productList, productListDocuments, ProductListSummaryDocument);

export function Page() {
  const words = useWords(productList.texts);
  const { money } = useFormat();
  const { cache } = useApolloClient();
  const summary = useSummary(ProductListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(productList, productListDocuments, { summary });
  const named = (group: string, codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [code, words(`${group}.${code}`)]));
  const fileWords = {
    category: named("categories", productCategories),
    status: named("statuses", productStatuses),
    stock: { true: words("filters.stockYes"), false: words("filters.stockNo") },
  };
  const wordsOf = (id: string) => {
    const [, ofCode] = Object.entries(fileWords).find(([name]) => name === id) ?? [];
    return ofCode && { words: ofCode };
  };
  const bulkEdit = useRowsDrawer(ProductBulkEdit);
  return (
    <ListScreen
      live={live}
      rows={useProductRows(bulkEdit.run)}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("countOut", { count: figures.outOfStock }),
          words("value", { value: money(figures.stockValue, { whole: true }) }),
        ]
      }
      counts={{
        all: figures?.total,
        published: countOf(figures?.byStatus, "PUBLISHED"),
        "out-of-stock": figures?.outOfStock,
      }}
      known={{ brand: { counts: figures?.brands }, shopCategory: useCategoryFilter(live.list.filters) }}
      create={productCreatePath}
      tools={
        <ImportButton
          path="/api/apps/ecommerce/products/import"
          title={words("import.title")}
          columns={productFileColumns.map(({ id, field, required }) => ({
            id,
            label: words(`fields.${field}`),
            required,
            ...wordsOf(id),
          }))}
          keyLabel={words("fields.sku")}
          onImported={() => refreshLists(cache, productList.cache)}
        />
      }
      exportPath="/api/apps/ecommerce/products/export"
    >
      {bulkEdit.drawer}
    </ListScreen>
  );
}
