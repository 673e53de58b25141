import { makeStyles } from "@fluentui/react-components";
import { type Instant, useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({ time: { color: appTokens.colorNeutralForeground2 } });

/** An instant in a row: how long ago within a day, else the date; the exact time is its title. */
export function TimeCell({ at }: { at: Instant }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  );
}
