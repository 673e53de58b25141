import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { useFocusAround } from "#web/ui/feedback/useFocusAround.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { buyTexts } from "./buyParts.ts";

const useStyles = makeStyles({
  problem: {
    ...typographyStyles.caption1,
    display: "grid",
    justifyItems: "start",
    gap: "8px",
    color: appTokens.badForeground,
  },
});

export function QuoteProblem({ onRetry }: { onRetry: () => void }) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const button = useFocusAround();
  return (
    <div role="alert" className={styles.problem}>
      <span>{words("quote.failed")}</span>
      <Button ref={button} size="small" onClick={onRetry}>
        {words("quote.again")}
      </Button>
    </div>
  );
}
