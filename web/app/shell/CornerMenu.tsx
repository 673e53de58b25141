import { makeStyles } from "@fluentui/react-components";
import { usePlace } from "#web/lib/navigation/place.ts";
import { useLayout } from "#web/lib/layout/layout.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { UserMenu } from "./UserMenu.tsx";

const useStyles = makeStyles({
  corner: { position: "fixed", insetBlockStart: "4px", insetInlineEnd: "8px", zIndex: 10 },
});

/** The person's menu where the app bar is hidden: with the bar went the way back to the settings. */
export function CornerMenu() {
  const styles = useStyles();
  const { handle } = usePlace();
  const inShell = !isScreenHandle(handle) || handle.route?.layout !== "blank";
  const isWide = useMediaQuery("(min-width: 976px)");
  if (useLayout().navbar !== "hidden" || !inShell || !isWide) return null;
  return (
    <div className={styles.corner}>
      <UserMenu />
    </div>
  );
}
