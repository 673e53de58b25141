import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { HostedCronRunFragment } from "./cronJobs.generated.ts";
import { cronTexts, runLooks } from "./cronParts.ts";

const useStyles = makeStyles({
  run: { display: "grid", justifyItems: "start", gap: "2px" },
  when: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** How the newest run of a job stands, and since when. */
export function LastRun({ run: { status, startedAt } }: { run: HostedCronRunFragment }) {
  const styles = useStyles();
  const words = useWords(cronTexts);
  const { relative } = useFormat();
  return (
    <span className={styles.run}>
      {pillOf(words, "statuses", runLooks)(status)}
      <span className={styles.when}>{relative(startedAt)}</span>
    </span>
  );
}
