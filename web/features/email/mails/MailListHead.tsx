import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowSort20Regular } from "@fluentui/react-icons/svg/arrow-sort";
import { Compose20Regular } from "@fluentui/react-icons/svg/compose";
import { Navigation20Regular } from "@fluentui/react-icons/svg/navigation";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import type { Identified } from "#web/ui/table/parts/column.ts";
import type { Selection } from "#web/ui/table/parts/useSelection.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type MailShow, shows, sortFields } from "./data/mailQuery.ts";
import type { MailSortField } from "#web/generated/types.ts";

const useStyles = makeStyles({
  line: { display: "flex", alignItems: "center", gap: "8px", padding: "12px 16px 8px" },
  search: { display: "grid", flexGrow: 1, minInlineSize: 0, "& > .fui-Input": { inlineSize: "100%" } },
  tabs: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minBlockSize: "40px",
    paddingInline: "20px 16px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  tab: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    blockSize: "40px",
    paddingInline: "8px",
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    borderRadius: appTokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  chosen: {
    color: appTokens.colorNeutralForeground1,
    fontWeight: appTokens.fontWeightSemibold,
    "::after": {
      content: "''",
      position: "absolute",
      insetInline: "8px",
      insetBlockEnd: 0,
      blockSize: "2px",
      borderRadius: "1px",
      backgroundColor: appTokens.colorCompoundBrandStroke,
    },
  },
  names: { display: "flex", marginInlineStart: "8px" },
  range: {
    ...typographyStyles.caption1,
    marginInlineStart: "auto",
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
  active: { color: appTokens.colorBrandForeground1 },
});

export interface MailListHeadProps {
  searchLabel: string;
  q: string;
  show: MailShow;
  sort: MailSortField;
  total: number | undefined;
  path: string;
  selection: Selection<Identified>;
  /** Whether all mails that are loaded are chosen. */
  allChosen: boolean;
  /** Opens the folders, where they do not stand beside the list. */
  onFolders: (() => void) | undefined;
  onCompose: () => void;
}

export function MailListHead({
  searchLabel,
  q,
  show,
  sort,
  total,
  path,
  selection,
  allChosen,
  onFolders,
  onCompose,
}: MailListHeadProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (change: { q?: string; show?: string; sort?: string }) => {
      const next = { q, show, sort: sort.toLowerCase(), ...change };
      const search = new URLSearchParams();
      if (next.q) search.set("q", next.q);
      if (next.show !== "all") search.set("show", next.show);
      if (next.sort !== "time") search.set("sort", next.sort);
      const text = search.toString();
      return path + (text && `?${text}`);
    },
    [path, q, show, sort],
  );
  const onSearch = useCallback(
    (text: string) => void navigate(hrefOf({ q: text.trim() }), { replace: true, preventScrollReset: true }),
    [navigate, hrefOf],
  );
  const some = selection.chosen.size > 0 || selection.all;
  return (
    <div>
      <div className={styles.line}>
        {onFolders && (
          <ToolButton label={t("folders.title")} icon={<Navigation20Regular />} onPress={onFolders} />
        )}
        <div className={styles.search}>
          <SearchBox label={searchLabel} value={q} onSearch={onSearch} />
        </div>
        <Hint label={t("sort.title")}>
          <MenuButton
            appearance="subtle"
            icon={<ArrowSort20Regular />}
            className={sort === "TIME" ? undefined : styles.active}
            actions={() =>
              sortFields.map((field) => ({
                id: field,
                label: t(`sort.${field}`),
                chosen: sort === field,
                run: () => void navigate(hrefOf({ sort: field.toLowerCase() })),
              }))
            }
          />
        </Hint>
        {onFolders && <ToolButton label={t("compose.new")} icon={<Compose20Regular />} onPress={onCompose} />}
      </div>
      <div className={styles.tabs}>
        <CheckBox
          checked={allChosen ? true : some ? "mixed" : false}
          disabled={!total}
          aria-label={t("select.all")}
          onChange={selection.togglePage}
        />
        <div className={styles.names} role="group" aria-label={t("shows.title")}>
          {shows.map((one) => (
            <PlaceLink
              key={one}
              to={hrefOf({ show: one })}
              className={mergeClasses(styles.tab, one === show && styles.chosen)}
              aria-current={one === show ? "true" : undefined}
            >
              {t(`shows.${one}`)}
            </PlaceLink>
          ))}
        </div>
        {total !== undefined && (
          <span className={styles.range} role="status">
            {t("count", { count: total, total: format.number(total) })}
          </span>
        )}
      </div>
    </div>
  );
}
