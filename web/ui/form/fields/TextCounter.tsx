import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  counter: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  over: { color: appTokens.badForeground },
});

/** How much of a text's room is used. For the eye only: beyond the limit the field's error says it to everyone. */
export function TextCounter({ length, max }: { length: number; max: number }) {
  const styles = useStyles();
  const { number } = useFormat();
  return (
    <bdi dir="ltr" aria-hidden className={mergeClasses(styles.counter, length > max && styles.over)}>
      {number(length)}/{number(max)}
    </bdi>
  );
}
