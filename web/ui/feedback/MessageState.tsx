import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactElement, ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  state: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    flexGrow: 1,
    paddingBlock: "40px",
    paddingInline: "16px",
    textAlign: "center",
  },
  title: {
    ...typographyStyles.subtitle2,
    marginBlock: "20px 0",
    textWrap: "balance",
    wordBreak: "keep-all",
    overflowWrap: "anywhere",
  },
  text: {
    ...typographyStyles.body1,
    maxInlineSize: "320px",
    marginBlock: "8px 0",
    color: appTokens.colorNeutralForeground3,
    textWrap: "balance",
    wordBreak: "keep-all",
    overflowWrap: "anywhere",
  },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "8px",
    marginBlockStart: "16px",
  },
});

/** What stands where content would: a drawing, a title, one sentence, what to do, and a small print. */
export interface MessageStateProps {
  drawing: ReactElement;
  title: string;
  text?: string | undefined;
  /** One primary and at most one other button. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
  role?: "alert" | "status";
  /** The level of the title; 1 where it is the page's own. */
  level?: 1 | 2;
}

/** The common shape of the empty and the error state. */
export function MessageState({
  drawing,
  title,
  text,
  actions,
  children,
  className,
  role,
  level = 2,
}: MessageStateProps) {
  const styles = useStyles();
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className={mergeClasses(styles.state, className)} role={role}>
      {drawing}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
