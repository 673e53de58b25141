import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
    alignItems: "start",
    gap: "16px",
  },
});

/** Cards beside each other, as many as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={useStyles().grid}>{children}</div>;
}
