import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Identified, RowDeclaration } from "#web/ui/table/parts/column.ts";

const useStyles = makeStyles({
  tiles: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(264px, 100%), 1fr))",
    gap: "16px",
    margin: 0,
    padding: "8px 16px 16px",
    flexGrow: 1,
    alignContent: "start",
    listStyleType: "none",
    transitionProperty: "opacity",
    transitionDuration: "100ms",
  },
  stale: { opacity: 0.6, transitionDelay: "150ms" },
  place: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  waiting: {
    blockSize: "368px",
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.lineSoft,
  },
});

/** Rows that stand as tiles. */
export interface TileListProps<TRow extends Identified> {
  label: string;
  /** Undefined until the first rows come. */
  rows: readonly TRow[] | undefined;
  /** How many tiles the skeleton has. */
  expected: number;
  declaration: Pick<RowDeclaration<TRow, string>, "tile">;
  stale: boolean;
}

/** The rows of a list as tiles in as many columns as there is room for, or their shapes until they come. */
export function TileList<TRow extends Identified>({
  label,
  rows,
  expected,
  declaration,
  stale,
}: TileListProps<TRow>) {
  const styles = useStyles();
  if (!rows) {
    return (
      <div className={styles.tiles} aria-hidden>
        {Array.from({ length: expected }, (_, place) => (
          <div key={place} className={styles.waiting} />
        ))}
      </div>
    );
  }
  return (
    <ul className={mergeClasses(styles.tiles, stale && styles.stale)} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.id} className={styles.place}>
          {declaration.tile?.(row)}
        </li>
      ))}
    </ul>
  );
}
