import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { PhoneList } from "#web/ui/table/kindPieces.ts";
import { RowTable } from "#web/ui/table/RowTable.tsx";
import { type ColumnLayout, type Density, readLayout } from "#web/ui/table/parts/columnLayout.ts";
import { useSelection } from "#web/ui/table/parts/useSelection.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useBerths } from "./useBerths.tsx";

const useStyles = makeStyles({
  table: {
    display: "flex",
    flexDirection: "column",
    blockSize: "360px",
    overflow: "clip",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
});

/** The kit's table over rows at hand: the first `count` of them, or those that are on their way. */
export function BerthTable({
  count,
  density,
  loading = false,
  stale = false,
  cards = false,
}: {
  count: number;
  density: Density;
  loading?: boolean;
  stale?: boolean;
  /** Cards on a phone, as lists have them. */
  cards?: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { rows, declaration, sort, toggleSort } = useBerths();
  const [layout, setLayout] = useState<ColumnLayout>(() => readLayout(undefined));
  const narrow = useNarrow();
  const selection = useSelection(rows, "");
  const shown = rows.slice(0, count);
  const label = t("data-table.berths.label");
  const common = { label, rows: loading ? undefined : shown, expected: 8, declaration, stale };
  if (cards && narrow) return <PhoneList {...common} selection={undefined} onLongPress={undefined} />;
  return (
    <div className={styles.table}>
      <RowTable
        {...common}
        layout={{ ...layout, density }}
        onLayout={setLayout}
        settled={!loading}
        sort={sort}
        onSort={toggleSort}
        selection={selection}
        place=""
      />
    </div>
  );
}
