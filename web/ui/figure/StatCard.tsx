import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowDown12Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp12Regular } from "@fluentui/react-icons/svg/arrow-up";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  card: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    alignContent: "start",
    gap: "4px 12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  pressable: { ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover } },
  label: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground2 },
  // The whole card leads there.
  link: {
    color: "inherit",
    textDecorationLine: "none",
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: "7px" },
    ":focus-visible": { outlineStyle: "none" },
    ":focus-visible::after": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  value: { ...typographyStyles.subtitle1, gridColumnStart: 1, fontVariantNumeric: "tabular-nums" },
  aside: { gridColumnStart: 2, gridRowStart: 1, gridRowEnd: "span 2", alignSelf: "center" },
  note: {
    ...typographyStyles.caption1,
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    gap: "6px",
    color: appTokens.colorNeutralForeground3,
  },
  change: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2px",
    fontWeight: 500,
    fontVariantNumeric: "tabular-nums",
  },
  good: { color: appTokens.okForeground },
  bad: { color: appTokens.badForeground },
});

/** How a figure moved. */
export interface FigureChange {
  /** Without its sign, written as the language does: `4.2%`. */
  text: string;
  direction: "up" | "down" | "same";
  /** Whether that is good news; a figure of costs going up is not. */
  good: boolean;
}

/** One figure of a screen. */
export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** A sparkline or an icon, at the end. */
  aside?: ReactElement;
  change?: FigureChange;
  /** What the change is measured against, or another remark. */
  note?: string | undefined;
  /** Where the rows behind the figure are; the whole card leads there. */
  to?: string;
}

/** A figure with its name, how it moved, and the way to the rows behind it. */
export function StatCard({ label, value, aside, change, note, to }: StatCardProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.card, to !== undefined && styles.pressable)}>
      <span className={styles.label}>
        {to === undefined ? (
          label
        ) : (
          <PlaceLink to={to} className={styles.link}>
            {label}
          </PlaceLink>
        )}
      </span>
      <span className={styles.value}>{value}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {(change ?? note) && (
        <span className={styles.note}>
          {change && <Moved {...change} />}
          {note}
        </span>
      )}
    </div>
  );
}

/** How a figure moved: an arrow, and by how much. */
export function Moved({ text, direction, good }: FigureChange) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  if (direction === "same") return <span>{t("figure.same")}</span>;
  const Arrow = direction === "up" ? ArrowUp12Regular : ArrowDown12Regular;
  return (
    <span
      className={mergeClasses(styles.change, good ? styles.good : styles.bad)}
      role="img"
      aria-label={t(`figure.${direction}`, { value: text })}
    >
      <Arrow aria-hidden />
      {text}
    </span>
  );
}
