import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { Meter } from "./Meter.tsx";
import { type FigureChange, Moved } from "./StatCard.tsx";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  row: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", gap: "12px" },
  tile: {
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  words: { display: "grid", gap: "4px", minInlineSize: 0 },
  bare: { gridColumn: "1 / -1" },
  head: { display: "flex", alignItems: "baseline", gap: "12px", fontVariantNumeric: "tabular-nums" },
  name: { flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" },
  link: { color: "inherit" },
  value: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
  share: { ...typographyStyles.body1Strong, minInlineSize: "40px", textAlign: "end" },
  change: { ...typographyStyles.caption1, minInlineSize: "56px", display: "grid", justifyItems: "end" },
});

/** One part of a whole. */
export interface ShareRow {
  id: string;
  name: string;
  /** 20 px. */
  icon?: ReactElement;
  /** How much it is, as it is written. */
  value: string;
  /** Of the whole, from 0 to 1, and as it is written. */
  share: number;
  shareText: string;
  change?: FigureChange | undefined;
  /** Where the rows behind it are. */
  to?: string;
}

/** What a whole consists of: each part with its bar, its share, and how it moved where any of them tells it. */
export function ShareList({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  const styles = useStyles();
  const text = useTextStyles();
  const isCompared = rows.some(({ change }) => change);
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ id, name, icon, value, share, shareText, change, to }) => (
        <li key={id} className={styles.row}>
          {icon && (
            <span aria-hidden className={styles.tile}>
              {icon}
            </span>
          )}
          <div className={mergeClasses(styles.words, !icon && styles.bare)}>
            <div className={styles.head}>
              <span className={styles.name}>
                {to === undefined ? (
                  name
                ) : (
                  <PlaceLink to={to} className={mergeClasses(text.nameLink, styles.link)}>
                    {name}
                  </PlaceLink>
                )}
              </span>
              <span className={styles.value}>{value}</span>
              <span className={styles.share}>{shareText}</span>
              {isCompared && <span className={styles.change}>{change && <Moved {...change} />}</span>}
            </div>
            <Meter label={name} text={shareText} share={share} warnAt={2} badAt={2} />
          </div>
        </li>
      ))}
    </ul>
  );
}
