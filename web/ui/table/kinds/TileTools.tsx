import { ArrowSort20Regular } from "@fluentui/react-icons/svg/arrow-sort";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { ExportButton, useToolStyles } from "#web/ui/table/tools/ExportButton.tsx";
import type { SortChoice } from "#web/ui/table/parts/sortChoices.ts";

/** What can be done to a list of tiles as a whole. */
export interface TileToolsProps {
  sorts: readonly SortChoice[];
  /** Where the exported file is fetched; without it nothing is exported. */
  exportHref: string | undefined;
  /** How many rows the file will have. */
  total: number | undefined;
}

/** The order of a list without column heads, and its export. */
export function TileTools({ sorts, exportHref, total }: TileToolsProps) {
  const styles = useToolStyles();
  const { t } = useTranslation(["table", "ui"]);
  const nameOf = ({ name, order }: SortChoice) =>
    name === undefined ? t("sort.own") : t(`sort.${order}`, { name });
  const chosen = sorts.find((sort) => sort.chosen && sort.name !== undefined);
  return (
    <div className={styles.tools}>
      <MenuButton
        appearance="subtle"
        icon={<ArrowSort20Regular />}
        actions={() =>
          sorts.map((sort) => ({ id: sort.id, label: nameOf(sort), chosen: sort.chosen, run: sort.choose }))
        }
      >
        {chosen ? nameOf(chosen) : t("sort.title")}
      </MenuButton>
      {exportHref !== undefined && <ExportButton href={exportHref} total={total} />}
    </div>
  );
}
