import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  columns: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "16px",
  },
  level: { alignItems: "stretch" },
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", minInlineSize: 0 },
  // Together they need 904 px: a window of 960 px without the navigation has them.
  main: { flex: "2 1 592px" },
  side: { flex: "1 1 296px" },
  half: { flex: "1 1 444px" },
});

/** Two columns and what stands in them. */
export interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Six twelfths each; else eight and four. */
  even?: boolean;
  /** Both end at the same height: for one card beside another. */
  level?: boolean;
}

/** Two columns, eight and four twelfths or even; one below the other where they have less than 904 px. */
export function Columns({ main, side, even = false, level = false }: ColumnsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.columns, (even || level) && styles.level)}>
      <div className={mergeClasses(styles.column, even ? styles.half : styles.main)}>{main}</div>
      <div className={mergeClasses(styles.column, even ? styles.half : styles.side)}>{side}</div>
    </div>
  );
}
