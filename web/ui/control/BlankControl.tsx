import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  blank: {
    display: "block",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.lineSoft,
    "@media (max-width: 639.98px)": { minBlockSize: "40px" },
  },
});

/** The grey place of a control that is not there yet; `height` in pixels. */
export function BlankControl({ height }: { height: number }) {
  const styles = useStyles();
  return (
    <span className={styles.blank} ref={(element) => element?.style.setProperty("height", `${height}px`)} />
  );
}
