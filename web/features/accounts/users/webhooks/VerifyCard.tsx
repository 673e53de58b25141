import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { webhookTexts } from "./webhookParts.ts";

const useStyles = makeStyles({
  box: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "8px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  text: {
    ...typographyStyles.caption1,
    margin: 0,
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  list: {
    display: "grid",
    gap: "8px",
    margin: 0,
    paddingInlineStart: "20px",
    color: appTokens.colorNeutralForeground2,
  },
});

const code = `import { createHmac } from "node:crypto";

const key = Buffer.from(secret.slice(6), "base64");
const right = createHmac("sha256", key)
  .update(\`\${id}.\${timestamp}.\${body}\`)
  .digest("base64");
const isRight = signature
  .split(" ").includes(\`v1,\${right}\`);`;

export function VerifyCard() {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  return (
    <Card title={words("verify.title")} line={words("verify.line")}>
      <div dir="ltr" className={styles.box}>
        <pre className={styles.text}>{code}</pre>
        <CopyButton text={code} label={words("verify.copy")} />
      </div>
      <ul className={styles.list}>
        {["headers", "again", "answer"].map((point) => (
          <li key={point}>{words(`verify.${point}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
