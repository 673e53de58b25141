import { makeStyles } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  cell: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minInlineSize: 0,
    "> svg": { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  },
  // A word in the other direction is cut at its own end.
  word: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** A word with its icon, 20 px, before it. */
export function IconCell({ icon, children }: { icon: ReactElement; children: string }) {
  const styles = useStyles();
  return (
    <span className={styles.cell}>
      {icon}
      <span className={styles.word} dir="auto">
        {children}
      </span>
    </span>
  );
}
