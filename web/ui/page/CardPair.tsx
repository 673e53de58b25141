import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "16px",
    flexShrink: 0,
    "@media (min-width: 640px) and (max-width: 959.98px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "12px",
    },
    "@media (max-width: 639.98px)": {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "88%",
      gap: "12px",
      marginInline: "-16px",
      paddingInline: "16px",
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      scrollPaddingInline: "16px",
      "> *": { scrollSnapAlign: "start" },
    },
  },
});

/** Two cards side by side above a list; under 960 px one below the other, on a phone a row to swipe through, so that the list is not far. */
export function CardPair({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.pair}>{children}</div>;
}
