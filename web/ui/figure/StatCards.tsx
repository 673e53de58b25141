import { makeStyles, Skeleton, SkeletonItem } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { StatCard, type StatCardProps } from "./StatCard.tsx";

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
    gap: "16px",
    marginBlockEnd: "16px",
    "@media (max-width: 639.98px)": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "12px",
      marginBlockEnd: "12px",
      "> :first-child:nth-last-child(odd)": { gridColumn: "1 / -1" },
    },
  },
  icon: {
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
    // The figure itself needs the room.
    "@media (max-width: 639.98px)": { display: "none" },
  },
  waiting: { inlineSize: "48px", blockSize: "28px", display: "grid", alignContent: "center" },
});

/** One of a row of figures. */
export interface Stat extends Omit<StatCardProps, "label" | "value" | "aside"> {
  id: string;
  /** The text `figures.<id>` by default. */
  label?: string;
  /** A count, or words such as an amount; undefined until it is known. */
  value: number | string | undefined;
  /** 20 px. */
  icon?: ReactElement;
}

/** A row of figures. */
export interface StatCardsProps {
  figures: readonly Stat[];
  /** They could not be fetched: a dash stands for those that are not known. */
  failed?: boolean;
  /** Where the labels stand of the figures that have none of their own. */
  texts?: TextPlace;
}

/** The figures of a screen in a row, two beside each other on a phone and, of an odd number, the first above them. */
export function StatCards({ figures, failed = false, texts = "ui" }: StatCardsProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const format = useFormat();
  const unknown = failed ? (
    "–"
  ) : (
    <Skeleton className={styles.waiting} aria-hidden>
      <SkeletonItem size={16} />
    </Skeleton>
  );
  return (
    <div className={styles.cards}>
      {figures.map(({ id, label = words(`figures.${id}`), value, icon, ...card }) => (
        <StatCard
          key={id}
          {...card}
          label={label}
          value={value === undefined ? unknown : typeof value === "number" ? format.number(value) : value}
          {...(icon && { aside: <span className={styles.icon}>{icon}</span> })}
        />
      ))}
    </div>
  );
}
