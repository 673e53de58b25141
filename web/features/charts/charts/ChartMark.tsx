import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
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

export function ChartMark({ small = false }: { small?: boolean }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.tile, small && styles.small)}>
      <Code20Regular aria-hidden />
    </span>
  );
}
