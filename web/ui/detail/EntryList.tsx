import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactElement, ReactNode } from "react";
import { RowMenu, type RowMenuProps } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  entry: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "12px",
    paddingBlock: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    ":first-child": { paddingBlockStart: 0, borderTopStyle: "none" },
    ":last-child": { paddingBlockEnd: 0 },
  },
  marked: {
    marginInline: "-16px",
    paddingInline: "16px",
    backgroundColor: appTokens.tint,
    ":first-child": { paddingBlockStart: "12px" },
    ":last-child": { paddingBlockEnd: "12px" },
  },
  tile: {
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  words: { display: "grid", gap: "2px", minInlineSize: 0 },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minBlockSize: "22px" },
  title: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  line: { ...typographyStyles.body1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  end: { display: "flex", alignItems: "center", gap: "4px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** One entry of a short list in a card. */
export interface Entry {
  id: string;
  /** 20 px, on a tile. */
  icon: ReactElement;
  title: ReactNode;
  /** Pills beside the title. */
  pills?: ReactNode;
  /** The one among them that the person is at: on a tint, as wide as the card. */
  marked?: boolean;
  /** What is `false` is left out. */
  lines: readonly ReactNode[];
  /** What can be done to it, behind three dots. */
  menu?: Pick<RowMenuProps, "label" | "actions">;
  /** A small button in their place. */
  end?: ReactNode;
}

/** A few things that a record has, each with what can be done to it; `empty` says that there are none. */
export function EntryList({
  label,
  entries,
  empty,
}: {
  label: string;
  entries: readonly Entry[];
  empty: string;
}) {
  const styles = useStyles();
  if (entries.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(
        ({ id, icon, title, pills, marked = false, lines, menu, end = menu && <RowMenu {...menu} /> }) => (
          <li key={id} className={mergeClasses(styles.entry, marked && styles.marked)}>
            <span aria-hidden className={styles.tile}>
              {icon}
            </span>
            <div className={styles.words}>
              <div className={styles.head}>
                <span className={styles.title}>{title}</span>
                {pills}
              </div>
              {lines.map(
                (line, index) =>
                  line !== false && (
                    // The lines of an entry have no other name than their place.
                    <span key={index} className={styles.line}>
                      {line}
                    </span>
                  ),
              )}
            </div>
            {end !== undefined && <div className={styles.end}>{end}</div>}
          </li>
        ),
      )}
    </ul>
  );
}
