import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import type { Identified, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useLongPress } from "#web/ui/table/tools/useLongPress.ts";
import type { Selection } from "#web/ui/table/parts/useSelection.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "8px",
    margin: 0,
    marginBlockStart: "12px",
    padding: 0,
    listStyleType: "none",
    transitionProperty: "opacity",
    transitionDuration: "100ms",
  },
  stale: { opacity: 0.6, transitionDelay: "150ms" },
  card: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "12px",
    alignItems: "start",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  pictured: { gridTemplateColumns: "auto minmax(0, 1fr) auto", "> :first-child": { gridRowEnd: "span 2" } },
  title: {
    ...typographyStyles.body1Strong,
    display: "block",
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    // The whole card is the link; the menu lies above it.
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: appTokens.borderRadiusLarge },
    ":focus-visible": { outlineStyle: "none" },
    ":focus-visible::after": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  meta: { ...typographyStyles.caption1, display: "block", color: appTokens.colorNeutralForeground3 },
  chosen: { border: `1px solid ${appTokens.colorCompoundBrandStroke}`, backgroundColor: appTokens.tint },
  check: {
    display: "grid",
    placeItems: "center",
    inlineSize: "44px",
    blockSize: "44px",
    marginBlock: "-10px",
    marginInlineEnd: "-12px",
    "& input": { position: "relative", zIndex: 2 },
    // While rows are chosen the whole card is the check box.
    "::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: 1,
      borderRadius: appTokens.borderRadiusLarge,
      cursor: "pointer",
    },
  },
  foot: {
    gridColumnStart: -3,
    gridColumnEnd: -1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    marginBlockStart: "8px",
    fontVariantNumeric: "tabular-nums",
  },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  value: { ...typographyStyles.subtitle2, marginInlineStart: "auto" },
});

/** The rows of a list on a phone. */
export interface CardListProps<TRow extends Identified> {
  label: string;
  rows: readonly TRow[];
  declaration: RowDeclaration<TRow, string>;
  stale: boolean;
  /** Which rows are chosen; undefined while rows are opened, not chosen. */
  selection: Pick<Selection<TRow>, "has" | "toggle"> | undefined;
  /** A long press on a card begins choosing, with this one. */
  onLongPress: ((id: string) => void) | undefined;
}

/** Rows as cards: picture, title, a meta line, state and value, and the row's menu. While rows are chosen a card is its check box. */
export function CardList<TRow extends Identified>({
  label,
  rows,
  declaration,
  stale,
  selection,
  onLongPress,
}: CardListProps<TRow>) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { card, name, href, actions } = declaration;
  const press = useLongPress(onLongPress);
  return (
    <ul className={mergeClasses(styles.list, stale && styles.stale)} aria-label={label} aria-busy={stale}>
      {rows.map((row) => {
        const { picture, title, meta, pill, note, value } = card(row);
        return (
          <li
            key={row.id}
            className={mergeClasses(
              styles.card,
              picture && styles.pictured,
              selection?.has(row.id) && styles.chosen,
            )}
            {...(selection ? {} : press(row.id))}
          >
            {picture}
            <div>
              <PlaceLink to={href(row)} className={styles.title} dir="auto">
                {title}
              </PlaceLink>
              <span className={styles.meta}>
                {meta.map((part, at) => (
                  <Fragment key={at}>
                    {at > 0 && " · "}
                    <bdi>{part}</bdi>
                  </Fragment>
                ))}
              </span>
            </div>
            {selection ? (
              <label className={styles.check}>
                <CheckBox
                  aria-label={t("table.selectRow", { name: name(row) })}
                  checked={selection.has(row.id)}
                  onChange={() => selection.toggle(row.id, false)}
                />
              </label>
            ) : (
              <RowMenu finger label={t("table.rowMenu", { name: name(row) })} actions={() => actions(row)} />
            )}
            <div className={styles.foot}>
              {pill}
              <span className={styles.note}>{note}</span>
              <span className={styles.value}>{value}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
