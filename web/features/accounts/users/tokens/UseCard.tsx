import { makeStyles } from "@fluentui/react-components";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CurlExample } from "./CurlExample.tsx";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "8px",
    margin: 0,
    paddingInlineStart: "20px",
    color: appTokens.colorNeutralForeground2,
  },
});

export function UseCard() {
  const words = useWords(`${profileTexts}:tokens`);
  const styles = useStyles();
  return (
    <Card title={words("use.title")} line={words("use.line")}>
      <CurlExample />
      <ul className={styles.list}>
        {["rights", "people", "safe"].map((point) => (
          <li key={point}>{words(`use.${point}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
