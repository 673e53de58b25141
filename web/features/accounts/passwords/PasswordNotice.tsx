import { Button, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { passwordTexts } from "./passwordTexts.ts";
import { usePasswordStyles } from "./usePasswordStyles.ts";

export interface PasswordNoticeProps {
  text?: string;
  action: { label: string; to: string } | { label: string; run: () => void };
  /** Whether a way back to the sign-in stands below. */
  back?: boolean;
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean;
}

export function PasswordNotice({ text, action, back = true, takesFocus = false }: PasswordNoticeProps) {
  const styles = usePasswordStyles();
  const looks = useTextStyles();
  const words = useWords(passwordTexts);
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone, unless the screen begins with this.
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles.form} role="status">
      {text !== undefined && <p className={styles.quiet}>{text}</p>}
      {"to" in action ? (
        <ActionLink appearance="primary" size="large" action={action} />
      ) : (
        <Button size="large" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {back && (
        <PlaceLink className={mergeClasses(looks.link, styles.back)} to="/login">
          {words("forgot.back")}
        </PlaceLink>
      )}
    </div>
  );
}
