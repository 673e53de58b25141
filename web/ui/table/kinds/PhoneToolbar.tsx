import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowSort20Regular } from "@fluentui/react-icons/svg/arrow-sort";
import { Filter20Regular } from "@fluentui/react-icons/svg/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink, type LinkAction } from "#web/ui/action/ActionLink.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import type { SortChoice } from "#web/ui/table/parts/sortChoices.ts";
import type { ToolbarProps } from "#web/ui/table/parts/toolbarProps.ts";

const ListSheet = lazyComponent(() => import("#web/ui/table/tools/ListSheet.tsx"), "ListSheet");
const FilterSheet = lazyComponent(() => import("#web/ui/table/tools/FilterSheet.tsx"), "FilterSheet");

const useStyles = makeStyles({
  phone: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "44px", marginBlockEnd: "12px" },
  touch: {
    position: "relative",
    minInlineSize: "44px",
    maxInlineSize: "44px",
    blockSize: "44px",
    paddingInline: 0,
  },
  badge: {
    position: "absolute",
    insetBlockStart: "2px",
    insetInlineEnd: "2px",
    minInlineSize: "16px",
    borderRadius: "8px",
    fontSize: "12px",
    lineHeight: "16px",
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
    fontVariantNumeric: "tabular-nums",
  },
});

/** What a list is searched, filtered and sorted by on a phone. */
export interface PhoneToolbarProps extends Omit<ToolbarProps, "filtered" | "children"> {
  /** The page's primary action, for which its head has no room. */
  primary: LinkAction | undefined;
  /** How many rows there are now. */
  total: number | undefined;
  sorts: readonly SortChoice[];
  /** Begins choosing rows; undefined where rows cannot be. */
  onSelect: (() => void) | undefined;
  exportHref: string | undefined;
}

/** A search, one button for all filters, one for the order and the rest, and the page's primary action. */
export function PhoneToolbar({
  searchLabel,
  q,
  onSearch,
  filters,
  onClear,
  primary,
  total,
  sorts,
  onSelect,
  exportHref,
}: PhoneToolbarProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  const [more, setMore] = useState<"unused" | "open" | "closed">("unused");
  const { number } = useFormat();
  const active = filters.filter((field) => field.active).length;
  return (
    <div role="search" className={styles.phone} data-head="">
      <SearchBox wide label={searchLabel} value={q} onSearch={onSearch} />
      <Hint label={active > 0 ? t("ui:filter.openActive", { count: active }) : t("ui:filter.title")}>
        <Button
          className={styles.touch}
          aria-haspopup="dialog"
          icon={
            <>
              <Filter20Regular />
              {active > 0 && (
                <span aria-hidden className={styles.badge}>
                  {number(active)}
                </span>
              )}
            </>
          }
          onClick={() => setSheet("open")}
        />
      </Hint>
      <Hint label={t("sheet.title")}>
        <Button
          className={styles.touch}
          aria-haspopup="dialog"
          icon={<ArrowSort20Regular />}
          onClick={() => setMore("open")}
        />
      </Hint>
      {primary && <ActionLink iconOnly action={primary} appearance="primary" className={styles.touch} />}
      {more !== "unused" && (
        <ListSheet
          open={more === "open"}
          sorts={sorts}
          onSelect={
            onSelect &&
            (() => {
              setMore("closed");
              onSelect();
            })
          }
          exportHref={exportHref}
          onClose={() => setMore("closed")}
        />
      )}
      {sheet !== "unused" && (
        <FilterSheet
          open={sheet === "open"}
          fields={filters.filter((field) => !field.fixed)}
          result={t("ui:filter.show", { count: total ?? 0 })}
          onClear={onClear}
          onClose={() => setSheet("closed")}
        />
      )}
    </div>
  );
}
