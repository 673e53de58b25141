import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { BerthTable } from "#web/features/gallery/tables/parts/BerthTable.tsx";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { densities, type Density as RowDensity } from "#web/ui/table/parts/columnLayout.ts";

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: "16px" },
  table: { inlineSize: "100%" },
});

export const Density: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [density, setDensity] = useState<RowDensity>("compact");
  return (
    <div className={styles.box}>
      <Segmented
        label={t("data-table.Density.label")}
        parts={densities.map((value) => ({ value, label: t(`data-table.Density.${value}`) }))}
        value={density}
        onChange={setDensity}
      />
      <div className={styles.table}>
        <BerthTable count={20} density={density} />
      </div>
    </div>
  );
}
