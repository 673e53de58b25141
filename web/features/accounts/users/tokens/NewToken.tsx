import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CurlExample } from "./CurlExample.tsx";

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

export function NewToken({ secret, onCopied }: { secret: string; onCopied: () => void }) {
  const words = useWords(`${profileTexts}:tokens`);
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
      <p className={styles.line}>{words("try")}</p>
      <CurlExample secret={secret} />
    </>
  );
}
