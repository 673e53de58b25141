import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  drawing: {
    display: "block",
    flexGrow: 1,
    minBlockSize: "240px",
    maxBlockSize: "520px",
    inlineSize: "calc(100% + 128px)",
    marginInline: "-64px",
    marginBlockStart: "auto",
    overflow: "visible",
    fill: "none",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  sea: { fill: appTokens.drawingWater },
  grey: { stroke: appTokens.drawingLine },
  body: { stroke: appTokens.drawingLine, fill: appTokens.card },
  brand: { stroke: appTokens.drawingBrand },
  brandBody: { stroke: appTokens.drawingBrand, fill: appTokens.card },
});

const ribs = (x: number, y: number, height: number, times: number, step: number) =>
  Array.from({ length: times }, (_, index) => `M${x + index * step} ${y}v${height}`).join("");

export function HarbourDrawing() {
  const styles = useStyles();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 784 452"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className={styles.sea} d="M-1600 342H2400V460H-1600z" />
      <path className={styles.grey} d="M-1600 342H2400" />
      <Crane styles={styles} />
      <Ship styles={styles} />
      <g className={styles.body}>
        <path d="M50 320h102v54H50zM152 320h104v54H152zM102 266h102v54H102z" />
        <path d={ribs(67, 333, 28, 5, 17) + ribs(169, 333, 28, 5, 17) + ribs(119, 279, 28, 5, 17)} />
      </g>
      <path className={styles.brandBody} d="M-1600 374H368v24H-1600z" />
      <path className={styles.brand} d="M50 398v70M148 398v70M246 398v70M344 398v70" />
      <path className={styles.brandBody} d="M302 374v-29h-10v-17h50v17h-10v29z" />
      <path className={styles.brand} d="M336 354c24 22 44 36 72 36 22 0 38-8 54-18" />
      <path
        className={styles.grey}
        d="M404 424c9-5 17-5 25 0s17 5 25 0 17-5 25 0 17 5 25 0 17-5 25 0 17 5 24 0"
      />
      <path className={styles.grey} d="M612 432c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 26 2" />
    </svg>
  );
}

type Styles = ReturnType<typeof useStyles>;

function Crane({ styles }: { styles: Styles }) {
  return (
    <>
      <path className={styles.body} d="M184 266V30l10-24 10 24v236z" />
      <path
        className={styles.grey}
        d="M184 90l20 24M204 90l-20 24M184 140l20 24M204 140l-20 24M184 190l20 24M204 190l-20 24M184 236l20 26"
      />
      <path className={styles.body} d="M104 56h322v17H104zM104 73h32v22h-32z" />
      <path
        className={styles.grey}
        d="M184 56v17M204 56v17M243 56v17M283 56v17M322 56v17M362 56v17M392 56v17M104 56l90-50 232 50M368 73v56"
      />
      <path className={styles.brandBody} d="M338 147h68v41h-68zM338 147l30-18 38 18" />
      <path className={styles.brand} d={ribs(355, 157, 21, 3, 17)} />
    </>
  );
}

function Ship({ styles }: { styles: Styles }) {
  return (
    <>
      <path
        className={styles.body}
        d="M470 252h71v36h-71zM541 252h71v36h-71zM506 216h71v36h-71zM636 198h69v90h-69zM646 174h49v24h-49z"
      />
      <path
        className={styles.grey}
        d={ribs(484, 262, 17, 4, 14) + ribs(555, 262, 17, 4, 14) + ribs(520, 225, 17, 4, 14)}
      />
      <path className={styles.grey} d="M648 216h45M648 236h45M671 174v-34M671 147h22" />
      <path className={styles.brandBody} d="M430 288h320l-30 78c-6 14-16 22-32 22H500c-18 0-30-8-36-22z" />
      <path className={styles.grey} d="M443 320h294" />
    </>
  );
}
