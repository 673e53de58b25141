import { makeStyles } from "@fluentui/react-components";
import { fold, highlight } from "#web/lib/texts/highlight.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  mark: { backgroundColor: appTokens.warnBackground, color: "inherit", borderRadius: "2px" },
});

/** A text in which what is searched for stands out, in any letter case; an empty search marks nothing. */
export function Highlighted({ text, q }: { text: string; q: string }) {
  const styles = useStyles();
  if (q === "") return text;
  return highlight(text, [fold(q)]).map((part, at) =>
    part.isHighlighted ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
