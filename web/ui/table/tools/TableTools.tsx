import { Button } from "@fluentui/react-components";
import { ColumnTriple20Regular } from "@fluentui/react-icons/svg/column-triple";
import { TextLineSpacing20Regular } from "@fluentui/react-icons/svg/text-line-spacing";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import type { Column } from "#web/ui/table/parts/column.ts";
import { type ColumnLayout, densities } from "#web/ui/table/parts/columnLayout.ts";
import { ExportButton, useToolStyles } from "./ExportButton.tsx";

const ColumnPanel = lazyComponent(() => import("./ColumnPanel.tsx"), "ColumnPanel");

/** What can be done to the table as a whole. */
export interface TableToolsProps {
  columns: readonly Column<never, string>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  /** Where the exported file is fetched; without it nothing is exported. */
  exportHref: string | undefined;
  /** How many rows the file will have. */
  total: number | undefined;
}

/** Row height, columns and export, at the end of a list's toolbar; words are left out where the window is narrow. */
export function TableTools({ columns, layout, onLayout, exportHref, total }: TableToolsProps) {
  const styles = useToolStyles();
  const { t } = useTranslation(["table", "ui"]);
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const preload = () => void ColumnPanel.preload();
  const heights = () =>
    densities.map((density) => ({
      id: density,
      label: t(`density.${density}`),
      chosen: density === layout.density,
      run: () => onLayout({ ...layout, density }),
    }));
  return (
    <div className={styles.tools}>
      <Hint label={t("density.title")}>
        <MenuButton
          appearance="subtle"
          className={styles.button}
          icon={<TextLineSpacing20Regular />}
          actions={heights}
        />
      </Hint>
      <Hint label={t("columns.title")}>
        <Button
          ref={ref}
          appearance="subtle"
          className={styles.button}
          icon={<ColumnTriple20Regular />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setTarget(ref.current);
            setOpen(!open);
          }}
        >
          <span className={styles.word}>{t("columns.title")}</span>
        </Button>
      </Hint>
      {exportHref !== undefined && <ExportButton href={exportHref} total={total} />}
      {target && (
        <ColumnPanel
          open={open}
          target={target}
          columns={columns}
          layout={layout}
          onLayout={onLayout}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
