import { makeStyles } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  cell: {
    "> svg": { marginInlineEnd: "8px", verticalAlign: "-5px", color: appTokens.colorNeutralForeground3 },
  },
});

/** A word with its icon, 20 px, before it. */
export function IconCell({ icon, children }: { icon: ReactElement; children: string }) {
  return (
    <span className={useStyles().cell}>
      {icon}
      {children}
    </span>
  );
}
