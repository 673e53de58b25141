import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";

const QrCode = lazyComponent(() => import("#web/ui/figure/QrCode.tsx"), "QrCode");

const size = 200;

const useStyles = makeStyles({
  picture: { marginInline: "auto", inlineSize: `${size}px`, blockSize: `${size}px` },
  line: { margin: 0, color: appTokens.colorNeutralForeground2 },
  secret: { display: "flex", alignItems: "center", gap: "8px" },
  text: { fontFamily: appTokens.fontFamilyMonospace, overflowWrap: "anywhere", userSelect: "all" },
  label: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const words = useWords(`${profileTexts}:setUp`);
  const styles = useStyles();
  return (
    <>
      <p className={styles.line}>{words("scan")}</p>
      <div className={styles.picture}>
        <QrCode text={uri} label={words("picture")} />
      </div>
      <div>
        <p className={styles.label}>{words("secret")}</p>
        <div className={styles.secret}>
          <code dir="ltr" className={styles.text}>
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
          <CopyButton text={secret} label={words("copySecret")} />
        </div>
      </div>
    </>
  );
}
