import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  tag: {
    display: "inline-flex",
    alignItems: "center",
    blockSize: "22px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusSmall,
    fontSize: appTokens.fontSizeBase200,
    fontWeight: 500,
    whiteSpace: "nowrap",
    color: appTokens.idleForeground,
    backgroundColor: appTokens.idleBackground,
  },
  strong: { color: appTokens.colorBrandForeground1, backgroundColor: appTokens.tint },
});

/** A word about something that is no state: a role, what a project is for. */
export function Tag({ strong = false, children }: { strong?: boolean; children: string }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.tag, strong && styles.strong)}>{children}</span>;
}
