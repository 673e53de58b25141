import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { BulkAction, Identified } from "#web/ui/table/parts/column.ts";
import type { Selection } from "#web/ui/table/parts/useSelection.ts";

/** The most rows that can be changed at once. */
const maxRows = 10_000;

const red = { color: appTokens.badForeground } as const;
const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    // In sight, too, where the table ends below the window.
    position: "sticky",
    insetBlockEnd: "var(--footStart)",
    zIndex: 3,
    blockSize: "40px",
    paddingInline: "16px",
    overflowX: "auto",
    borderTop: `1px solid ${appTokens.tintLine}`,
    backgroundColor: appTokens.tint,
    [phone]: {
      insetBlockEnd: "calc(var(--footStart) + 8px)",
      blockSize: "auto",
      flexWrap: "wrap",
      paddingBlock: "8px",
      marginBlockStart: "8px",
      border: `1px solid ${appTokens.tintLine}`,
      borderRadius: appTokens.borderRadiusLarge,
    },
  },
  count: {
    marginInlineEnd: "8px",
    fontWeight: appTokens.fontWeightSemibold,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  button: {
    flexShrink: 0,
    minInlineSize: 0,
    fontWeight: appTokens.fontWeightRegular,
    color: appTokens.colorNeutralForeground2,
    [phone]: { minBlockSize: "44px" },
  },
  all: {
    marginInlineEnd: "8px",
    color: appTokens.colorBrandForegroundLink,
    ":hover": { color: appTokens.colorBrandForegroundLinkHover },
  },
  danger: { ...red, "& .fui-Button__icon": red, ":hover": { ...red, "& .fui-Button__icon": red } },
  clear: { columnGap: "8px", marginInlineStart: "auto" },
  key: { [phone]: { display: "none" } },
});

/** What can be done to the selection. */
export interface BulkBarProps<TRow> {
  selection: Selection<TRow>;
  /** How many rows match. */
  total: number;
  /** Fetches the ids of all rows that match; without it only rows that were seen can be chosen. */
  fetchMatchingIds: (() => Promise<readonly string[]>) | undefined;
  actions: readonly BulkAction[];
}

/** The bar above the pager while rows are selected; rows do not jump when it comes. */
export function BulkBar<TRow extends Identified>({
  selection,
  total,
  fetchMatchingIds,
  actions,
}: BulkBarProps<TRow>) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const { chosen, all, chooseAll, clear, keep } = selection;
  const count = all ? total : chosen.size;
  const act = async (action: BulkAction) => {
    if (!all || !fetchMatchingIds) return await action.run([...chosen.values()]);
    const prompt = {
      title: t("all.title", { action: action.label, count, total: number(count) }),
      text: t("all.text"),
      action: action.label,
    };
    if (!(await confirm({ ...prompt, tone: action.tone ?? "neutral" }))) return false;
    return await action.run((await fetchMatchingIds()).map((id) => ({ id })));
  };
  const start = async (action: BulkAction) => {
    setBusy(true);
    try {
      const done = await act(action);
      if (done === true) clear();
      else if (done !== false) keep(done);
    } catch (thrown) {
      tellError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const choose = (
    <Button
      size="small"
      appearance="transparent"
      className={mergeClasses(styles.button, styles.all)}
      disabledFocusable={total > maxRows}
      onClick={chooseAll}
    >
      {t("all.choose", { count: total, total: number(total) })}
    </Button>
  );
  const offersAll = fetchMatchingIds !== undefined && !all && total > chosen.size;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t("ui:table.bulk")} data-dock="">
      <span className={styles.count} role="status">
        {all ? t("all.chosen", { count, total: number(count) }) : t("ui:table.selected", { count })}
      </span>
      {offersAll &&
        (total > maxRows ? (
          <Hint describes label={t("all.tooMany", { max: number(maxRows) })}>
            {choose}
          </Hint>
        ) : (
          choose
        ))}
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
      <Button
        size="small"
        appearance="subtle"
        className={mergeClasses(styles.button, styles.clear)}
        aria-keyshortcuts="Escape"
        onClick={clear}
      >
        <Kbd className={styles.key}>Esc</Kbd>
        {t("ui:table.deselect")}
      </Button>
    </div>
  );
}
