import {
  Button,
  Divider,
  makeStyles,
  mergeClasses,
  Spinner,
  typographyStyles,
} from "@fluentui/react-components";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", marginBlockStart: "24px" },
  error: { ...typographyStyles.body1, margin: 0, color: appTokens.badForeground },
  others: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  or: { marginBlock: "2px 8px" },
  below: {
    ...typographyStyles.body1,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "0 4px",
    color: appTokens.colorNeutralForeground3,
  },
  link: { fontSize: appTokens.fontSizeBase300, lineHeight: appTokens.lineHeightBase300 },
});

/** A form of a door: what it is filled with, its one button, other ways in. */
export interface AuthFormProps {
  /** Called once at a time: a form that is being sent is not sent again. */
  onSubmit: (event: FormEvent) => Promise<void>;
  isSubmitting: boolean;
  /** What went wrong with the form as a whole. */
  problem?: string | undefined;
  /** What its button says, and while it works. */
  action: string;
  waiting: string;
  /** Other ways to do the same, below its button. */
  others?: ReactNode;
  /** Where else one may go, with what stands before it. */
  below?: { text?: string; label: string; to: string };
  children: ReactNode;
}

/** The form of a page outside the shell: signing in, registering, a forgotten password. */
export function AuthForm({
  onSubmit,
  isSubmitting,
  problem,
  action,
  waiting,
  others,
  below,
  children,
}: AuthFormProps) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("ui");
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : onSubmit(event))}
    >
      {children}
      {problem !== undefined && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={isSubmitting}
        {...(isSubmitting && { icon: <Spinner size="tiny" aria-hidden /> })}
      >
        {isSubmitting ? waiting : action}
      </Button>
      {others !== undefined && (
        <div className={styles.others}>
          <Divider className={styles.or}>{t("auth.or")}</Divider>
          {others}
        </div>
      )}
      {below && (
        <div className={styles.below}>
          {below.text !== undefined && <span>{below.text}</span>}
          <PlaceLink className={mergeClasses(text.link, styles.link)} to={below.to}>
            {below.label}
          </PlaceLink>
        </div>
      )}
    </form>
  );
}
