import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  notice: { display: "grid", gap: "16px", marginBlockStart: "24px" },
  text: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground3 },
  back: {
    justifySelf: "center",
    fontSize: appTokens.fontSizeBase300,
    lineHeight: appTokens.lineHeightBase300,
  },
});

/** What stands in the place of a form. */
export interface AuthNoticeProps {
  text?: string;
  action: { label: string; to: string } | { label: string; run: () => void };
  /** Whether a way back to the sign-in stands below. */
  back?: boolean;
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean;
}

/** Says what happened instead of asking for something, with the one way on. */
export function AuthNotice({ text, action, back = true, takesFocus = false }: AuthNoticeProps) {
  const styles = useStyles();
  const looks = useTextStyles();
  const { t } = useTranslation("ui");
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone, unless the screen begins with this.
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles.notice} role="status">
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {"to" in action ? (
        <ActionLink appearance="primary" size="large" action={action} />
      ) : (
        <Button size="large" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {back && (
        <PlaceLink className={mergeClasses(looks.link, styles.back)} to="/login">
          {t("auth.back")}
        </PlaceLink>
      )}
    </div>
  );
}
