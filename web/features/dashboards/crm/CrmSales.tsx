import type { ApolloClient } from "@apollo/client";
import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { startQuery, useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { listVariables, parseListUrl } from "#web/lib/list/listState.ts";
import { type SavedShown, searchOf } from "#web/lib/list/savedView.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListState } from "#web/lib/list/useListState.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ListTable } from "#web/ui/table/ListTable.tsx";
import { toTablePage } from "#web/ui/table/toTablePage.ts";
import { CrmSaleCountsDocument, CrmSaleListDocument } from "./crm.generated.ts";
import { saleList } from "./saleList.ts";
import { useSaleRows } from "./useSaleRows.tsx";

const useStyles = makeStyles({
  sales: { minInlineSize: 0, scrollMarginBlockStart: "calc(var(--barHeight) + 16px)" },
  title: { ...typographyStyles.subtitle2, marginBlock: "0 12px" },
});

const at = (search: URLSearchParams | string) =>
  listVariables(saleList, parseListUrl(saleList, new URLSearchParams(search)));

const counting = {
  useCounts: (views: readonly SavedShown[]) =>
    useDocumentQuery(CrmSaleCountsDocument, {
      variables: { filters: views.map((one) => at(searchOf(one)).filter) },
    }).data?.counts,
};

export const preloadSales = ({ searchParams }: URL, client: ApolloClient) =>
  startQuery(client, CrmSaleListDocument, at(searchParams));

export function CrmSales() {
  const { t } = useTranslation("dashboards");
  const words = useWords("ecommerce:products");
  const styles = useStyles();
  const list = useListState(saleList);
  const query = useFreshQuery("sampleSales", list.name, CrmSaleListDocument, list.variables);
  const filters = list.views.map((view) => at(list.viewHref(view)).filter);
  const counted = useDocumentQuery(CrmSaleCountsDocument, { variables: { filters } });
  const counts = (counted.data ?? counted.previousData)?.counts;
  return (
    <div id="sales" className={styles.sales}>
      <h2 className={styles.title}>{t("crm.rows")}</h2>
      <ListTable
        label={t("crm.rows")}
        list={list}
        page={toTablePage(query, ({ page }) => page)}
        rows={useSaleRows()}
        counting={counting}
        counts={Object.fromEntries(list.views.map((view, index) => [view, counts?.[index]]))}
        known={{ category: { nameOf: (category) => words(`categories.${category}`) } }}
        exportPath="/api/pages/datatable/export"
      />
    </div>
  );
}
