import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  bar: { display: "flex", gap: "2px", blockSize: "8px", minInlineSize: "64px" },
  segment: { minInlineSize: "4px", borderRadius: "2px" },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  entry: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "6px",
    color: appTokens.colorNeutralForeground2,
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%" },
  count: {
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground1,
  },
});

const dots: Record<StatusTone, string> = {
  ok: appTokens.okDot,
  info: appTokens.infoDot,
  warn: appTokens.warnDot,
  bad: appTokens.badDot,
  rest: appTokens.restDot,
  idle: appTokens.idleDot,
};

/** How many things are in one state. */
export interface Segment {
  tone: StatusTone;
  name: string;
  count: number;
}

/** How a number of things divides into states: a bar with one part for each. Its label says the same in words. */
export function SegmentBar({ label, segments }: { label: string; segments: readonly Segment[] }) {
  const styles = useStyles();
  const format = useFormat();
  const shown = segments.filter(({ count }) => count > 0);
  const words = shown.map(({ name, count }) => `${name} ${format.number(count)}`);
  return (
    <div className={styles.bar} role="img" aria-label={`${label}: ${format.list(words)}`}>
      {shown.map(({ tone, count }) => (
        <span
          key={tone}
          className={styles.segment}
          style={{ flexGrow: count, backgroundColor: dots[tone] }}
        />
      ))}
    </div>
  );
}

/** The states of one or more segment bars, with their counts. */
export function SegmentLegend({ label, segments }: { label: string; segments: readonly Segment[] }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <ul className={styles.legend} aria-label={label}>
      {segments.map(({ tone, name, count }) => (
        <li key={tone} className={styles.entry}>
          <span className={styles.dot} style={{ backgroundColor: dots[tone] }} />
          {name} <span className={styles.count}>{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
