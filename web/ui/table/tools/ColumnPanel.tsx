import {
  Button,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  typographyStyles,
} from "@fluentui/react-components";
import { Pin16Filled, Pin16Regular } from "@fluentui/react-icons/svg/pin";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { SortHandle } from "#web/ui/reorder/SortHandle.tsx";
import { SortableList } from "#web/ui/reorder/SortableList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { Column } from "#web/ui/table/parts/column.ts";
import {
  type ColumnLayout,
  isPinned,
  isShown,
  moveColumn,
  orderColumns,
  plainLayout,
} from "#web/ui/table/parts/columnLayout.ts";
import { DensityChoice } from "./DensityChoice.tsx";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

const useStyles = makeStyles({
  surface: { boxSizing: "border-box", inlineSize: "288px", padding: 0, boxShadow: appTokens.shadow16 },
  head: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: "8px 4px",
    paddingInline: "16px 8px",
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: {
    maxBlockSize: "min(420px, 55dvh)",
    margin: 0,
    overflowY: "auto",
    paddingBlock: "0 8px",
    paddingInline: "8px",
    listStyleType: "none",
  },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorNeutralBackground1,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  choice: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexGrow: 1,
    minInlineSize: 0,
    minBlockSize: "32px",
    cursor: "pointer",
  },
  name: { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  locked: { color: appTokens.colorNeutralForeground3, cursor: "default" },
  pinned: { color: appTokens.colorBrandForeground1 },
  foot: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    paddingBlock: "8px",
    paddingInline: "16px 8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
  status: unseen,
});

/** The panel in which a person arranges the columns. */
export interface ColumnPanelProps {
  open: boolean;
  /** The button that opens it; gets the focus back. */
  target: HTMLElement;
  columns: readonly Column<never, string>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onClose: () => void;
}

/** Shows, hides, orders and pins columns, and chooses how high rows are; every change shows in the table at once. */
export function ColumnPanel({ open, target, columns, layout, onLayout, onClose }: ColumnPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const [told, tell] = useState("");
  const ordered = orderColumns(columns, layout);
  const ids = ordered.map(({ id }) => id);
  const close = () => {
    onClose();
    returnFocus(target);
  };
  const moveTo = (id: string, to: number) => {
    const next = moveColumn(columns, layout, id, to);
    const place = orderColumns(columns, next).findIndex((column) => column.id === id);
    const name = columns.find((column) => column.id === id)?.header;
    if (place !== ids.indexOf(id) || isPinnedNow(next, id) !== isPinnedNow(layout, id)) onLayout(next);
    tell(t("columns.moved", { name, place: number(place + 1), total: number(ids.length) }));
  };
  const isPinnedNow = (given: ColumnLayout, id: string) =>
    columns.some((column) => column.id === id && isPinned(column, given));
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: "below", align: "end", offset: 4 }}
      onOpenChange={(_, change) => change.open || close()}
    >
      <PopoverSurface className={styles.surface} aria-label={t("columns.title")}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t("columns.title")}</h2>
          <Button
            size="small"
            appearance="subtle"
            onClick={() => onLayout({ ...plainLayout, density: layout.density })}
          >
            {t("columns.reset")}
          </Button>
        </div>
        <SortableList ids={ids} className={styles.list} itemClassName={styles.row} onMove={moveTo}>
          {(id, handle) => {
            const column = ordered.find((one) => one.id === id);
            if (!column) return null;
            const { header, locked = false } = column;
            const pinned = isPinned(column, layout);
            return (
              <>
                <SortHandle label={t("columns.move", { name: header })} handle={handle} />
                <label className={mergeClasses(styles.choice, locked && styles.locked)}>
                  <CheckBox
                    disabled={locked}
                    checked={isShown(column, layout)}
                    onChange={() =>
                      onLayout({ ...layout, shown: { ...layout.shown, [id]: !isShown(column, layout) } })
                    }
                  />
                  <span className={styles.name}>{header}</span>
                </label>
                <Hint label={t("columns.pin", { name: header })}>
                  <Button
                    size="small"
                    appearance="subtle"
                    aria-pressed={pinned}
                    className={pinned ? styles.pinned : undefined}
                    icon={pinned ? <Pin16Filled /> : <Pin16Regular />}
                    onClick={() => onLayout({ ...layout, pinned: { ...layout.pinned, [id]: !pinned } })}
                  />
                </Hint>
              </>
            );
          }}
        </SortableList>
        <div className={styles.foot}>
          <DensityChoice value={layout.density} onChange={(density) => onLayout({ ...layout, density })} />
        </div>
        <span role="status" className={styles.status}>
          {told}
        </span>
      </PopoverSurface>
    </Popover>
  );
}
