import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { saleList } from "#web/features/gallery/tables/parts/saleList.ts";
import { useSaleRows } from "#web/features/gallery/tables/parts/useSaleRows.tsx";
import {
  GallerySaleCountsDocument,
  GallerySaleListDocument,
} from "#web/features/gallery/tables/tables.generated.ts";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { listVariables, parseListUrl } from "#web/lib/list/listState.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListState } from "#web/lib/list/useListState.ts";
import { ListTable } from "#web/ui/table/ListTable.tsx";
import { toTablePage } from "#web/ui/table/toTablePage.ts";

const useStyles = makeStyles({
  table: { display: "flex", flexDirection: "column", "@media (min-width: 640px)": { blockSize: "640px" } },
});

export const Sales: Demo = { order: 10, keys: true, Piece };

const filterOf = (search: string) =>
  listVariables(saleList, parseListUrl(saleList, new URLSearchParams(search))).filter;

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const list = useListState(saleList);
  const query = useFreshQuery("sampleSales", list.name, GallerySaleListDocument, list.variables);
  const filters = list.views.map((view) => filterOf(list.viewHref(view)));
  const { data } = useDocumentQuery(GallerySaleCountsDocument, { variables: { filters } });
  return (
    <div className={styles.table}>
      <ListTable
        label={t("data-table.rows")}
        list={list}
        page={toTablePage(query, ({ page }) => page)}
        rows={useSaleRows()}
        counts={Object.fromEntries(list.views.map((view, place) => [view, data?.counts[place]]))}
        exportPath="/api/pages/datatable/export"
      />
    </div>
  );
}
