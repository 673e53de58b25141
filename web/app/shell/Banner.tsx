import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  banner: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    flexShrink: 0,
    gap: "2px 12px",
    paddingBlock: "5px",
    paddingInline: "16px",
  },
  info: { backgroundColor: appTokens.infoBackground, color: appTokens.infoForeground },
  // It stays in sight: it concerns whatever is done.
  warn: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 20,
    backgroundColor: appTokens.warnBackground,
    color: appTokens.warnForeground,
  },
  text: { ...typographyStyles.body1, flexGrow: 1, flexBasis: "200px", margin: 0, overflowWrap: "anywhere" },
});

/** A line under the bar that concerns the whole console. */
export interface BannerProps {
  tone: "info" | "warn";
  /** 20 px. */
  icon: ReactNode;
  /** One small button. */
  action: ReactNode;
  children: ReactNode;
}

export function Banner({ tone, icon, action, children }: BannerProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.banner, styles[tone])}>
      {icon}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
