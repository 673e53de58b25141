import { makeStyles } from "@fluentui/react-components";
import { type ChartColor, seriesColor } from "./chartData.ts";

const useStyles = makeStyles({ line: { display: "block", overflow: "visible", direction: "ltr" } });

/** A small line without axes. */
export interface SparklineProps {
  values: readonly number[];
  /** What it shows and how it went, for who cannot see it. */
  label: string;
  color?: ChartColor;
  /** In pixels. */
  width?: number;
  height?: number;
}

/** How something went lately, as a line beside its figure; it takes no more code than this. */
export function Sparkline({ values, label, color = 1, width = 96, height = 28 }: SparklineProps) {
  const styles = useStyles();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const step = width / Math.max(values.length - 1, 1);
  const points = values
    .map(
      (value, place) => `${(place * step).toFixed(1)},${((1 - (value - least) / span) * height).toFixed(1)}`,
    )
    .join(" ");
  return (
    <svg
      className={styles.line}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <polyline
        points={points}
        fill="none"
        stroke={seriesColor(0, color)}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
