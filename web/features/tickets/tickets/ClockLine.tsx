import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { spanText, type TicketRow, ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  clock: { display: "grid", gap: "4px", minInlineSize: 0 },
  line: { display: "flex", alignItems: "baseline", gap: "6px", whiteSpace: "nowrap" },
  time: { fontWeight: appTokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  target: { fontSize: appTokens.fontSizeBase200, color: appTokens.colorNeutralForeground3 },
  warn: { color: appTokens.warnForeground },
  bad: { color: appTokens.badForeground },
});

export function ClockLine({ ticket: { status, clock } }: { ticket: Pick<TicketRow, "status" | "clock"> }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  if (status === "RESOLVED" || status === "CLOSED" || status === "MERGED") return null;
  const share = 1 - clock.secondsLeft / clock.seconds;
  const time = clock.isPaused ? words("clock.paused") : spanText(words, clock.secondsLeft);
  const target = words(`clock.${clock.target}`);
  return (
    <span className={styles.clock}>
      <span className={styles.line}>
        <bdi
          className={mergeClasses(
            styles.time,
            !clock.isPaused && share >= 0.8 && styles.warn,
            !clock.isPaused && share >= 0.95 && styles.bad,
          )}
        >
          {time}
        </bdi>
        <span className={styles.target}>{target}</span>
      </span>
      <Meter label={target} text={time} share={share} />
    </span>
  );
}
