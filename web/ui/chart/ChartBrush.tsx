import { FluentProvider, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ChartData, seriesColor } from "./chartData.ts";

const useStyles = makeStyles({
  brush: { backgroundColor: "transparent", minInlineSize: 0 },
  // The rail's ends are the middles of its thumbs.
  whole: {
    display: "block",
    boxSizing: "border-box",
    inlineSize: "100%",
    blockSize: "40px",
    paddingInline: "10px",
    overflow: "visible",
  },
  chosen: { fill: appTokens.tint, stroke: appTokens.tintLine },
});

const height = 40;

/** The part of a chart that is looked at. */
export interface ChartBrushProps {
  /** The whole chart, of which the first series is drawn small. */
  data: ChartData;
  /** The places of the first and the last category of the part. */
  from: number;
  to: number;
  onChange: (range: { from: number; to: number }) => void;
}

/** The whole of a chart, small, with a rail of two thumbs for the part that a larger one above it shows; like time, it runs from left to right in every language. */
export function ChartBrush({ data: { label, categories, series }, from, to, onChange }: ChartBrushProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const values = series[0]?.values.map((value) => value ?? 0) ?? [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const last = Math.max(categories.length - 1, 1);
  const points = values.map((value, at) => `${at},${(1 - (value - least) / (most - least || 1)) * height}`);
  return (
    <FluentProvider
      dir="ltr"
      theme={{}}
      className={styles.brush}
      role="group"
      aria-label={t("chart.part", { label })}
    >
      <svg className={styles.whole} viewBox={`0 0 ${last} ${height}`} preserveAspectRatio="none" aria-hidden>
        <rect
          className={styles.chosen}
          x={from}
          width={to - from}
          height={height}
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={points.join(" ")}
          fill="none"
          stroke={seriesColor(0, series[0]?.color)}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <RangeBox
        thumbs={[
          {
            label: t("chart.from"),
            value: from,
            set: (value) => onChange({ from: Math.min(value, to - 1), to }),
          },
          {
            label: t("chart.to"),
            value: to,
            set: (value) => onChange({ from, to: Math.max(value, from + 1) }),
          },
        ]}
        min={0}
        max={last}
        step={1}
        format={(place) => categories[place] ?? ""}
      />
    </FluentProvider>
  );
}
