import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import type { ReactNode } from "react";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { copyText } from "./copyText.ts";

const useStyles = makeStyles({
  secret: {
    padding: "16px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    overflowWrap: "anywhere",
    userSelect: "all",
  },
  copy: { justifySelf: "start" },
  line: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground2 },
});

/** A secret that is shown once. */
export interface SecretOnceProps {
  /** Where its texts stand: `copy`, `copied`, and `use`, a line on what it is for. */
  texts: TextPlace;
  secret: string;
  onCopied: () => void;
  /** What stands below that line. */
  children?: ReactNode;
}

/** A new secret with a button that copies it, and what it is for; `useShownOnce` puts it into a drawer. */
export function SecretOnce({ texts, secret, onCopied, children }: SecretOnceProps) {
  const words = useWords(texts);
  const styles = useStyles();
  const copy = () => {
    onCopied();
    void copyText(secret, words("copied"));
  };
  return (
    <>
      <code dir="ltr" className={styles.secret}>
        {secret}
      </code>
      <Button className={styles.copy} icon={<Copy20Regular />} onClick={copy}>
        {words("copy")}
      </Button>
      <p className={styles.line}>{words("use")}</p>
      {children}
    </>
  );
}
