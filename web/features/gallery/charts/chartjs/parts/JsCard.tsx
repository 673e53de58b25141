import { makeStyles, useFluent } from "@fluentui/react-components";
import { type ReactNode, useRef } from "react";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { ChartTable } from "#web/ui/chart/ChartTable.tsx";
import { useSeen } from "#web/ui/chart/useSeen.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { DrawJs } from "./jsLook.ts";

const JsDrawing = lazyComponent(() => import("./JsDrawing.tsx"), "JsDrawing");

const useStyles = makeStyles({ figure: { position: "relative", margin: 0 }, hidden: unseen });

export interface JsCardProps {
  /** What the table says. */
  data: ChartData;
  draw: DrawJs;
  height?: number;
  choice?: ReactNode;
  legend?: boolean;
}

/** The kit's card around a drawing of Chart.js, whose code comes when it is in view. */
export function JsCard({ data, draw, height = 220, choice, legend = true }: JsCardProps) {
  const styles = useStyles();
  const rtl = useFluent().dir === "rtl";
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  return (
    <ChartCard
      title={data.label}
      data={data}
      choice={choice}
      legend={legend}
      drawing={
        <figure
          ref={place}
          className={styles.figure}
          style={{ minBlockSize: height }}
          aria-label={data.label}
        >
          {seen && <JsDrawing draw={draw} height={height} rtl={rtl} />}
          <div className={styles.hidden}>
            <ChartTable data={data} />
          </div>
        </figure>
      }
    />
  );
}
