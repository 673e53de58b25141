import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  // Not on the provider itself: its class is copied onto every popover.
  page: {
    minBlockSize: "100dvh",
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground1,
  },
});

/** What all screens lie on. */
export function Ground({ children }: { children: ReactNode }) {
  return <div className={useStyles().page}>{children}</div>;
}
