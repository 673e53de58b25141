import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { orderTexts } from "./orderParts.ts";
import { clockText, useSecondsLeft } from "./useSecondsLeft.ts";

const useStyles = makeStyles({
  left: { color: appTokens.warnForeground, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});

export interface TimeLeftProps {
  seconds: number;
  /** The key of the sentence that says what happens then. */
  text?: string;
}

export function TimeLeft({ seconds, text = "left" }: TimeLeftProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const left = useSecondsLeft(seconds);
  return (
    <span className={styles.left} role="timer">
      {left === 0 ? words("leftOver") : words(text, { time: clockText(left) })}
    </span>
  );
}
