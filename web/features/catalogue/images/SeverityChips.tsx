import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { countsOf, imageTexts, scanLooks } from "./imageParts.ts";
import type { ImageScanFieldsFragment } from "./images.generated.ts";

const useStyles = makeStyles({
  chips: { display: "inline-flex", gap: "4px", verticalAlign: "middle" },
  chip: {
    ...typographyStyles.caption1,
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: "24px",
    blockSize: "20px",
    boxSizing: "border-box",
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.idleForeground,
    fontVariantNumeric: "tabular-nums",
  },
  none: { color: appTokens.colorNeutralForeground3 },
  CRITICAL: { backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  HIGH: { backgroundColor: appTokens.warnBackground, color: appTokens.warnForeground },
  MEDIUM: {},
  LOW: {},
});

export function SeverityChips({ scan }: { scan: ImageScanFieldsFragment }) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const format = useFormat();
  if (scan.status !== "COMPLETE") return pillOf(words, "scans", scanLooks)(scan.status);
  const counts = countsOf(scan);
  const label = format.list(
    counts.map(({ severity, count }) => `${words(`severities.${severity}`)} ${format.number(count)}`),
  );
  return (
    <span className={styles.chips} role="img" aria-label={words("findingsOf", { counts: label })}>
      {counts.map(({ severity, count }) => (
        <span
          key={severity}
          aria-hidden
          className={mergeClasses(styles.chip, count === 0 ? styles.none : styles[severity])}
        >
          {format.number(count)}
        </span>
      ))}
    </span>
  );
}
