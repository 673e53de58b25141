import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    marginBlockStart: "16px",
    "@media (min-width: 640px)": { maxBlockSize: "max(560px, calc(100dvh - var(--barHeight) - 48px))" },
    "@media (max-width: 639.98px)": { marginBlockStart: "12px" },
  },
});

/** The place of a list under other things: as high as its rows, at most as the window, where they scroll inside under their head. For screens that are `wide`. */
export function ListUnder({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.list}>{children}</div>;
}
