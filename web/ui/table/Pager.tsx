import { makeStyles, mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronLeft20Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight20Regular } from "@fluentui/react-icons/svg/chevron-right";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { pageSizes } from "#web/lib/list/listState.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PageLink } from "./PageLink.tsx";
import { pageNumbers } from "./pageNumbers.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  pager: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    minBlockSize: "40px",
    paddingInline: "16px 8px",
    borderTop: `1px solid ${appTokens.line}`,
    color: appTokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
    [phone]: { paddingInline: 0, borderTopStyle: "none", marginBlockStart: "12px" },
  },
  size: {
    minInlineSize: "64px",
    justifyContent: "space-between",
    paddingInline: "8px 6px",
    fontWeight: appTokens.fontWeightRegular,
    fontSize: appTokens.fontSizeBase200,
  },
  sizes: {
    display: "flex",
    alignItems: "center",
    gap: "6px",
    whiteSpace: "nowrap",
    [phone]: { display: "none" },
  },
  range: {
    marginInlineStart: "auto",
    whiteSpace: "nowrap",
    [phone]: { marginInlineStart: 0, marginInlineEnd: "auto" },
  },
  pages: { display: "flex", alignItems: "center", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  number: { [phone]: { display: "none" } },
  gap: { inlineSize: "24px", textAlign: "center" },
});

/** Where a list stands. */
export interface PagerProps {
  /** Names the pages, where a screen has several lists. */
  label?: string;
  page: number;
  itemsPerPage: number;
  total: number;
  /** How many rows the page holds. */
  count: number;
  href: (page: number) => string;
  /** Takes another page size; without it none is offered. */
  onItemsPerPage?: (size: number) => void;
}

/** Page size, range and pages of a list. Pages are links; on a phone only the neighbours are offered. */
export function Pager({ page, itemsPerPage, total, count, href, onItemsPerPage, label }: PagerProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const rtl = useFluent().dir === "rtl";
  const last = Math.max(1, Math.ceil(total / itemsPerPage));
  const first = (page - 1) * itemsPerPage + 1;
  const [Back, Forward] = rtl
    ? [ChevronRight20Regular, ChevronLeft20Regular]
    : [ChevronLeft20Regular, ChevronRight20Regular];
  const sizes = () =>
    pageSizes.map((size) => ({
      id: String(size),
      label: number(size),
      chosen: size === itemsPerPage,
      run: () => onItemsPerPage?.(size),
    }));
  return (
    <div className={styles.pager}>
      {onItemsPerPage && (
        <span className={styles.sizes}>
          <span aria-hidden>{t("pager.size")}</span>
          <MenuButton
            size="small"
            className={styles.size}
            icon={<ChevronDown16Regular />}
            iconPosition="after"
            aria-label={t("pager.sizeNow", { size: number(itemsPerPage) })}
            actions={sizes}
          >
            {number(itemsPerPage)}
          </MenuButton>
        </span>
      )}
      <span className={styles.range} role="status">
        {count > 0 &&
          t("pager.range", { first: number(first), last: number(first + count - 1), total: number(total) })}
      </span>
      <nav aria-label={label ?? t("pager.label")}>
        <ul className={styles.pages}>
          <li>
            <PageLink
              label={t("pager.back")}
              icon={<Back />}
              href={page > 1 ? href(Math.min(page - 1, last)) : undefined}
            />
          </li>
          {pageNumbers(page, last).map((place, index) => (
            <li
              key={place === "gap" ? `gap${index}` : place}
              className={mergeClasses(styles.number, place === "gap" && styles.gap)}
            >
              {place === "gap" ? (
                "…"
              ) : (
                <PageLink
                  label={t("pager.page", { page: number(place) })}
                  text={number(place)}
                  current={place === page}
                  href={href(place)}
                />
              )}
            </li>
          ))}
          <li>
            <PageLink
              label={t("pager.forward")}
              icon={<Forward />}
              href={page < last ? href(page + 1) : undefined}
            />
          </li>
        </ul>
      </nav>
    </div>
  );
}
