import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  all: { gridColumnStart: 1, gridColumnEnd: -1, minInlineSize: 0 },
});

/** Fields side by side, two in a row; one below the other on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={useStyles().grid}>{children}</div>;
}

/** A field over both columns of a `FieldGrid`. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={useStyles().all}>{children}</div>;
}
