import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  tile: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "40px",
    blockSize: "40px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
  small: { inlineSize: "32px", blockSize: "32px" },
});

/** What kind of thing a record is, as an icon of 20 px in a tile; its name stands beside it. `small` has 32 px in place of 40. */
export function ThingMark({ icon, small = false }: { icon: ReactElement; small?: boolean }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.tile, small && styles.small)} aria-hidden>
      {icon}
    </span>
  );
}
