import { makeStyles } from "@fluentui/react-components";
import type { ApexOptions } from "apexcharts";
import { useEffect, useRef, useState } from "react";
import { useStore } from "#web/lib/storage/store.ts";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ChartData } from "./chartData.ts";
import { chartOptions } from "./chartOptions.ts";
import { ReactApexChart } from "./reactApexChart.ts";

const useStyles = makeStyles({
  chart: {
    "& .apexcharts-tooltip.apexcharts-theme-light, & .apexcharts-tooltip.apexcharts-theme-dark": {
      padding: "4px",
      border: `1px solid ${appTokens.line}`,
      borderRadius: appTokens.borderRadiusLarge,
      backgroundColor: appTokens.card,
      color: appTokens.colorNeutralForeground1,
      boxShadow: appTokens.shadow16,
    },
    "& .apexcharts-tooltip .apexcharts-tooltip-title": {
      marginBottom: 0,
      border: "none",
      backgroundColor: "transparent",
      fontWeight: appTokens.fontWeightSemibold,
    },
    "& .apexcharts-tooltip .apexcharts-tooltip-series-group": {
      paddingBottom: 0,
      fontVariantNumeric: "tabular-nums",
    },
    "& .apexcharts-bar-area, & .apexcharts-pie-area": { cursor: "inherit" },
  },
  pressable: { cursor: "pointer" },
});

/** The room that the longest word at the category axis takes, with the gap to the next, in px: letters of Han are twice as wide. */
const labelWidthOf = (words: readonly string[]): number =>
  20 + Math.max(...words.map((word) => 7 * word.replace(/\p{Script=Han}/gu, "00").length), 28);

/** A chart and the room it has. */
export interface ApexChartProps {
  data: ChartData;
  height: number;
  rtl: boolean;
}

/** Draws a chart, and changes what is drawn where its data does; its time runs from left to right in every language. Loaded with the first chart that comes into view. */
export function ApexChart({ data, height, rtl }: ApexChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const dark = useStore(themeModeStore) === "dark";
  const styles = useStyles();
  const [width, setWidth] = useState<number>();
  const [options, setOptions] = useState<ApexOptions>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!box.current || width === undefined) return;
    const style = getComputedStyle(box.current);
    const paint = (color: string) =>
      color.replace(/^var\((--\w+)\)$/, (_, name: string) => style.getPropertyValue(name).trim());
    const mostLabels = Math.max(
      2,
      Math.min(8, Math.floor(width / labelWidthOf(data.axisCategories ?? data.categories))),
    );
    setOptions(chartOptions(data, { height, mostLabels, rtl, dark, paint }));
  }, [data, height, width, rtl, dark]);
  return (
    <div
      ref={box}
      dir="ltr"
      aria-hidden
      style={{ minBlockSize: height }}
      className={data.onSelect ? `${styles.chart} ${styles.pressable}` : styles.chart}
    >
      {options?.chart?.type && (
        <ReactApexChart
          key={data.kind}
          type={options.chart.type}
          height={height}
          series={options.series}
          options={options}
        />
      )}
    </div>
  );
}
