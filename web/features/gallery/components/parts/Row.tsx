import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  roomy: { gap: "16px" },
});

/** Pieces side by side, on more lines where they find no room. */
export function Row({ roomy = false, children }: { roomy?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.row, roomy && styles.roomy)}>{children}</div>;
}
