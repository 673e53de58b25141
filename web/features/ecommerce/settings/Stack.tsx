import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  stack: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
});

export function Stack({ children }: { children: ReactNode }) {
  return <div className={useStyles().stack}>{children}</div>;
}
