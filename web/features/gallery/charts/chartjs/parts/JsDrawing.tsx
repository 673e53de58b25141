import { makeStyles } from "@fluentui/react-components";
import type { ChartOptions } from "chart.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { Chart } from "react-chartjs-2";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { type DrawJs, type JsLook, lookAt } from "./jsLook.ts";
import "./pieces.ts";

const useStyles = makeStyles({ box: { position: "relative", minInlineSize: 0 } });

const shared = ({ font, text, rtl }: JsLook): ChartOptions => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: false,
  color: text,
  font: { family: font, size: 12 },
  interaction: { mode: "index", intersect: false },
  plugins: { tooltip: { rtl, textDirection: rtl ? "rtl" : "ltr", usePointStyle: true, boxPadding: 4 } },
});

export function JsDrawing({ draw, height, rtl }: { draw: DrawJs; height: number; rtl: boolean }) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const mode = useStore(themeModeStore);
  const [look, setLook] = useState<JsLook>();
  useEffect(() => {
    if (box.current) setLook(lookAt(box.current, rtl));
  }, [mode, rtl]);
  const drawn = useMemo(() => look && { ...draw(look), shared: shared(look) }, [draw, look]);
  return (
    <div ref={box} aria-hidden dir="ltr" className={styles.box} style={{ blockSize: height }}>
      {drawn && (
        <Chart
          key={drawn.type}
          type={drawn.type}
          data={drawn.data}
          options={{ ...drawn.shared, ...drawn.options }}
        />
      )}
    </div>
  );
}
