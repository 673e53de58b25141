import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";

const densities = { compact: "extra-small", standard: "small", comfortable: "medium" } as const;
const names = ["compact", "standard", "comfortable"] as const;

export const Density: Demo = { order: 20, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const [density, setDensity] = useState<(typeof names)[number]>("standard");
  return (
    <div className={styles.box}>
      <Segmented
        label={t("data-table.Density.label")}
        parts={names.map((value) => ({ value, label: t(`data-table.Density.${value}`) }))}
        value={density}
        onChange={setDensity}
      />
      <Table size={densities[density]} aria-label={t("simple-table.servers")} className={styles.table}>
        <TableHeader>
          <TableRow>
            {(["server", "region", "cores"] as const).map((head) => (
              <TableHeaderCell key={head}>{t(`simple-table.${head}`)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {servers.map(({ id, name, region, cores }) => (
            <TableRow key={id}>
              <TableCell>
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{region}</bdi>
              </TableCell>
              <TableCell>{cores}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
