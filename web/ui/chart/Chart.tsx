import { makeStyles, useFluent } from "@fluentui/react-components";
import { useRef } from "react";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { ChartData } from "./chartData.ts";
import { ChartTable } from "./ChartTable.tsx";
import { useSeen } from "./useSeen.ts";

const ApexChart = lazyComponent(() => import("./ApexChart.tsx"), "ApexChart", { Waiting });

const useStyles = makeStyles({
  chart: { position: "relative" },
  // Heard only, until the keyboard is at one of its buttons: then it lies over the drawing.
  hidden: {
    ...unseen,
    ":focus-within": {
      zIndex: 1,
      inset: 0,
      inlineSize: "auto",
      blockSize: "auto",
      clipPath: "none",
      overflow: "auto",
      whiteSpace: "normal",
      backgroundColor: appTokens.card,
    },
  },
  // Three lines of a grid, where the chart's own will be.
  waiting: {
    position: "absolute",
    insetInline: 0,
    insetBlock: "12px 28px",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    "> span": { blockSize: "1px", backgroundColor: appTokens.lineSoft },
  },
});

/** What a chart shows and how high it is. `data` must stay the same object while nothing in it changes. */
export interface ChartProps {
  data: ChartData;
  /** In pixels. */
  height?: number;
}

/**
 * A chart that follows the theme, the language and its direction; who cannot see it reads its table. The drawing code comes
 * when the chart comes into view, and its place does not move.
 */
export function Chart({ data, height = 160 }: ChartProps) {
  const styles = useStyles();
  const rtl = useFluent().dir === "rtl";
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  return (
    <figure
      ref={place}
      className={styles.chart}
      style={{ margin: 0, minBlockSize: height }}
      aria-label={data.label}
    >
      {seen && <ApexChart data={data} height={height} rtl={rtl} />}
      <div className={styles.hidden}>
        <ChartTable data={data} />
      </div>
    </figure>
  );
}

function Waiting() {
  const styles = useStyles();
  return (
    <div className={styles.waiting} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
