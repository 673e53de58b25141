import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { ScrollLine } from "#web/ui/layout/ScrollLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FilterButton } from "./FilterButton.tsx";
import type { ToolbarProps } from "./parts/toolbarProps.ts";
import { SearchBox } from "./parts/SearchBox.tsx";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    paddingInline: "16px",
    paddingBlock: "8px",
  },
  clear: {
    flexShrink: 0,
    minInlineSize: 0,
    paddingInline: "4px",
    fontWeight: appTokens.fontWeightRegular,
    color: appTokens.colorBrandForegroundLink,
    ":hover": { color: appTokens.colorBrandForegroundLinkHover, textDecorationLine: "underline" },
  },
});

/** Search, filters and Clear, and the tools of the table at the end. */
export function Toolbar({ searchLabel, q, onSearch, filters, filtered, onClear, children }: ToolbarProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div role="search" className={styles.bar}>
      <SearchBox label={searchLabel} value={q} onSearch={onSearch} />
      {/* One line whatever is chosen, so that the rows stay where they are. */}
      <ScrollLine>
        {filters.map((field) => field.fixed || <FilterButton key={field.id} field={field} />)}
      </ScrollLine>
      {filtered && (
        <Button appearance="transparent" className={styles.clear} onClick={onClear}>
          {t("filter.clearAll")}
        </Button>
      )}
      {children}
    </div>
  );
}
