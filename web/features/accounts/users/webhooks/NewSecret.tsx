import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { webhookTexts } from "./webhookParts.ts";

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

export function NewSecret({ secret, onCopied }: { secret: string; onCopied: () => void }) {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  const copy = () => {
    onCopied();
    void copyText(secret, words("secret.copied"));
  };
  return (
    <>
      <code dir="ltr" className={styles.secret}>
        {secret}
      </code>
      <Button className={styles.copy} icon={<Copy20Regular />} onClick={copy}>
        {words("secret.copy")}
      </Button>
      <p className={styles.line}>{words("secret.use")}</p>
    </>
  );
}
