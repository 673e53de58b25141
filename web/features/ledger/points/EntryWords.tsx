import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { PointsEntriesQuery } from "./points.generated.ts";
import { noonOf, pointsTexts } from "./pointsParts.ts";

const useStyles = makeStyles({
  words: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  below: { flexBasis: "100%" },
});

type Entry = PointsEntriesQuery["pointsEntries"]["items"][number];

/** What an entry is of, and what it was for; with `isAlone` also when, where no column says that. */
export function EntryWords({ entry, isAlone }: { entry: Entry; isAlone: boolean }) {
  const { reason, ref: of, delta, lotExpiresAt, at } = entry;
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const isRepair = reason === "CHECK_IN" && of.startsWith("repair:");
  const isOwed = reason === "REFUND" && of.startsWith("owed:");
  const kind = isRepair ? "REPAIR" : isOwed ? "OWED" : reason === "REFUND" && delta > 0 ? "RETURN" : reason;
  const subject = () => {
    if (reason === "TASK") return words(`tasks.names.${of.split(":")[0]}`);
    if (reason === "CHECK_IN" && !isRepair) return format.shortDay(noonOf(of));
    return (reason === "SPEND" || kind === "REFUND") && <bdi dir="ltr">{of}</bdi>;
  };
  return (
    <span className={styles.words}>
      {words(`reasons.${kind}`)}
      <span className={styles.quiet}>{subject()}</span>
      {lotExpiresAt && !isAlone && (
        <span className={styles.quiet}>{words("history.until", { day: format.date(lotExpiresAt) })}</span>
      )}
      {isAlone && <span className={mergeClasses(styles.quiet, styles.below)}>{format.dateTime(at)}</span>}
    </span>
  );
}
