import { Button, makeStyles } from "@fluentui/react-components";
import { Filter20Regular } from "@fluentui/react-icons/svg/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format.ts";
import { ActionLink, type LinkAction } from "../action/ActionLink.tsx";
import { Hint } from "../hint/Hint.tsx";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { useNarrow } from "../page/useNarrow.ts";
import { appTokens } from "../theme/tokens.ts";
import { FilterButton } from "./FilterButton.tsx";
import type { FilterField } from "./filterFields.ts";
import { SearchBox } from "./SearchBox.tsx";

const FilterSheet = lazyPiece(async () => (await import("./FilterSheet.tsx")).FilterSheet);

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    paddingInline: "16px",
    paddingBlock: "10px",
  },
  phone: { display: "flex", alignItems: "center", gap: "8px", marginBlockEnd: "12px" },
  touch: { position: "relative", minInlineSize: "44px", maxInlineSize: "44px", blockSize: "44px", paddingInline: 0 },
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
  clear: {
    minInlineSize: 0,
    paddingInline: "4px",
    fontWeight: appTokens.fontWeightRegular,
    color: appTokens.colorBrandForegroundLink,
    ":hover": { color: appTokens.colorBrandForegroundLinkHover, textDecorationLine: "underline" },
  },
});

/** What a list is searched and filtered by. */
export interface ToolbarProps {
  searchLabel: string;
  q: string;
  onSearch: (q: string) => void;
  filters: readonly FilterField[];
  /** Whether anything is in force that Clear would drop. */
  filtered: boolean;
  onClear: () => void;
  /** Shown on a phone only, where the page's head has no room for it. */
  primary?: LinkAction | undefined;
  /** How many rows there are now, for the phone's sheet. */
  total: number | undefined;
}

/** Search, filters and Clear; on a phone a search, one button for all filters, and the page's primary action. */
export function Toolbar(props: ToolbarProps) {
  return useNarrow() ? <PhoneToolbar {...props} /> : <WideToolbar {...props} />;
}

function WideToolbar({ searchLabel, q, onSearch, filters, filtered, onClear }: ToolbarProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div role="search" className={styles.bar}>
      <SearchBox label={searchLabel} value={q} onSearch={onSearch} />
      {filters.map((field) => field.fixed || <FilterButton key={field.id} field={field} />)}
      {filtered && (
        <Button appearance="transparent" className={styles.clear} onClick={onClear}>
          {t("filter.clearAll")}
        </Button>
      )}
    </div>
  );
}

function PhoneToolbar({ searchLabel, q, onSearch, filters, onClear, primary, total }: ToolbarProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  const { number } = useFormat();
  const active = filters.filter((field) => field.active).length;
  return (
    <div role="search" className={styles.phone}>
      <SearchBox wide label={searchLabel} value={q} onSearch={onSearch} />
      <Hint label={active > 0 ? t("filter.openActive", { count: active }) : t("filter.title")}>
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
      {primary && <ActionLink iconOnly action={primary} appearance="primary" className={styles.touch} />}
      {sheet !== "unused" && (
        <FilterSheet
          open={sheet === "open"}
          fields={filters.filter((field) => !field.fixed)}
          result={t("filter.show", { count: total ?? 0 })}
          onClear={onClear}
          onClose={() => setSheet("closed")}
        />
      )}
    </div>
  );
}
