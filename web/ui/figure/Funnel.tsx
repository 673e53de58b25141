import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { seriesColor } from "#web/ui/chart/chartData.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  funnel: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 112px auto",
    columnGap: "2px",
    rowGap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  stage: { display: "grid", gridRowEnd: "span 4", gridTemplateRows: "subgrid", alignItems: "end" },
  name: { ...typographyStyles.caption1, paddingInlineEnd: "8px", overflowWrap: "anywhere" },
  link: { color: "inherit" },
  value: { ...typographyStyles.subtitle2, fontVariantNumeric: "tabular-nums" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, paddingInlineEnd: "8px" },
  weak: { color: appTokens.warnForeground, fontWeight: appTokens.fontWeightSemibold },
  shape: {
    display: "block",
    inlineSize: "100%",
    blockSize: "112px",
    fill: seriesColor(0),
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
});

/** How many came as far as a stage. */
export interface FunnelStage {
  id: string;
  name: string;
  count: number;
  /** The count as it is written. */
  value: string;
  /** What share of the stage before that is, for example. */
  note: string;
  /** Whether the note is a warning. */
  weak?: boolean;
  /** Where those behind the count are. */
  to?: string;
}

const middle = 56;
const opacity = (at: number, of: number) => 1 - (0.5 * at) / Math.max(of - 1, 1);

/** Stages that fewer and fewer come through, drawn in the direction of reading; numbers and names stand beside the drawing. */
export function Funnel({ label, stages }: { label: string; stages: readonly FunnelStage[] }) {
  const styles = useStyles();
  const text = useTextStyles();
  const most = Math.max(...stages.map(({ count }) => count), 1);
  const half = (count: number) => Math.max((count / most) * middle, 1);
  return (
    <ol className={styles.funnel} aria-label={label}>
      {stages.map(({ id, name, count, value, note, weak = false, to }, at) => {
        const [from, until] = [half(count), half(stages[at + 1]?.count ?? count)];
        return (
          <li key={id} className={styles.stage}>
            <span className={styles.name}>
              {to === undefined ? (
                name
              ) : (
                <PlaceLink to={to} className={mergeClasses(text.nameLink, styles.link)}>
                  {name}
                </PlaceLink>
              )}
            </span>
            <span className={styles.value}>{value}</span>
            <svg className={styles.shape} viewBox="0 0 100 112" preserveAspectRatio="none" aria-hidden>
              <path
                opacity={opacity(at, stages.length)}
                d={`M0 ${middle - from}C50 ${middle - from} 50 ${middle - until} 100 ${middle - until}V${middle + until}C50 ${middle + until} 50 ${middle + from} 0 ${middle + from}Z`}
              />
            </svg>
            <span className={mergeClasses(styles.note, weak && styles.weak)}>{note}</span>
          </li>
        );
      })}
    </ol>
  );
}
