import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useRunwayWords } from "./useRunwayWords.ts";

/** Where the parts of the bar end, in hours; the last one is full at a month. */
const parts = [
  { id: "critical", until: 24, tone: "bad" },
  { id: "low", until: 72, tone: "warn" },
  { id: "normal", until: 14 * 24, tone: "brand" },
  { id: "enough", until: 30 * 24, tone: "ok" },
] as const;

const useStyles = makeStyles({
  parts: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "2px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  part: { display: "grid", gap: "4px", alignContent: "start" },
  track: { blockSize: "8px", overflow: "hidden", backgroundColor: appTokens.lineSoft, borderRadius: "1px" },
  fill: { blockSize: "100%", backgroundColor: appTokens.colorBrandBackground },
  low: { backgroundColor: appTokens.warnDot },
  critical: { backgroundColor: appTokens.badDot },
  name: { ...typographyStyles.caption1, paddingInlineEnd: "4px", color: appTokens.colorNeutralForeground3 },
  here: { ...typographyStyles.caption1Strong },
  bad: { color: appTokens.badForeground },
  warn: { color: appTokens.warnForeground },
  brand: { color: appTokens.colorNeutralForeground1 },
  ok: { color: appTokens.okForeground },
});

/** How long a balance lasts, on a bar of four parts: less than a day, than three, than two weeks, and more. */
export function RunwayBar({ hours }: { hours: number }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const { lasts } = useRunwayWords();
  const at = parts.findIndex(({ until }) => hours < until);
  const here = at === -1 ? parts.length - 1 : at;
  const tone = here === 0 ? styles.critical : here === 1 ? styles.low : "";
  return (
    <ul className={styles.parts} aria-label={`${t("runway.title")}: ${lasts(hours)}`}>
      {parts.map(({ id, until, tone: own }, place) => {
        const from = parts[place - 1]?.until ?? 0;
        const share = Math.min(Math.max((hours - from) / (until - from), 0), 1);
        return (
          <li key={id} className={styles.part} {...(place === here && { "aria-current": true })}>
            <div className={styles.track}>
              <div className={mergeClasses(styles.fill, tone)} style={{ inlineSize: `${share * 100}%` }} />
            </div>
            <span
              className={mergeClasses(
                styles.name,
                place === here && styles.here,
                place === here && styles[own],
              )}
            >
              {t(`runway.parts.${id}`, { hours: number(until), days: number(from / 24) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
