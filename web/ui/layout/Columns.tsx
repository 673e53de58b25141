import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(280px, 1fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** Two columns, eight and four twelfths; one below the other under 960 px. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
