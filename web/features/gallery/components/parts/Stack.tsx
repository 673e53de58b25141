import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  stack: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: "16px" },
  wide: { justifyItems: "stretch" },
});

/** Pieces below each other, as wide as they are or, `wide`, as their place. */
export function Stack({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.stack, wide && styles.wide)}>{children}</div>;
}
