import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Kbd } from "../hint/Kbd.tsx";
import { appTokens } from "../theme/tokens.ts";
import type { BulkAction } from "./column.ts";

const red = { color: appTokens.badForeground } as const;

const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    blockSize: "40px",
    paddingInline: "16px",
    overflowX: "auto",
    borderTop: `1px solid ${appTokens.tintLine}`,
    backgroundColor: appTokens.tint,
  },
  count: { marginInlineEnd: "8px", fontWeight: appTokens.fontWeightSemibold, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  button: { flexShrink: 0, minInlineSize: 0, fontWeight: appTokens.fontWeightRegular, color: appTokens.colorNeutralForeground2 },
  danger: { ...red, "& .fui-Button__icon": red, ":hover": { ...red, "& .fui-Button__icon": red } },
  clear: { columnGap: "8px", marginInlineStart: "auto" },
});

/** What can be done to the selection. */
export interface BulkBarProps<TRow> {
  rows: readonly TRow[];
  actions: readonly BulkAction<TRow>[];
  onClear: () => void;
}

/** The bar above the pager while rows are selected; rows do not jump when it comes. */
export function BulkBar<TRow>({ rows, actions, onClear }: BulkBarProps<TRow>) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [busy, setBusy] = useState(false);
  const start = async (action: BulkAction<TRow>) => {
    setBusy(true);
    try {
      if (await action.run(rows)) onClear();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t("table.bulk")}>
      <span className={styles.count} role="status">
        {t("table.selected", { count: rows.length })}
      </span>
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          appearance="subtle"
          disabledFocusable={busy}
          className={mergeClasses(styles.button, action.tone === "danger" && styles.danger)}
          {...(action.icon && { icon: action.icon })}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="small" appearance="subtle" className={mergeClasses(styles.button, styles.clear)} aria-keyshortcuts="Escape" onClick={onClear}>
        <Kbd>Esc</Kbd>
        {t("table.deselect")}
      </Button>
    </div>
  );
}
