import { makeStyles } from "@fluentui/react-components";
import { Activity, type ReactNode } from "react";
import { placeMark } from "./standing.ts";

const useStyles = makeStyles({
  screen: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    "&[aria-hidden]": { flexGrow: 0 },
  },
});

/** A screen that is shown, or waits unseen with its effects ended. */
export function StandingScreen({
  shown,
  place,
  children,
}: {
  shown: boolean;
  place: string | undefined;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div aria-hidden={shown ? undefined : true} className={styles.screen} {...{ [placeMark]: place }}>
      <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
    </div>
  );
}
