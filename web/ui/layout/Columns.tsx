import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(280px, 1fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  even: {
    alignItems: "stretch",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  level: { alignItems: "stretch" },
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
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

/** Two columns, eight and four twelfths or even; one below the other under 960 px. */
export function Columns({ main, side, even = false, level = false }: ColumnsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.columns, even && styles.even, level && styles.level)}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
