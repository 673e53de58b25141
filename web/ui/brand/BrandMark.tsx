import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  brand: {
    display: "inline-flex",
    alignItems: "center",
    gap: "8px",
    color: appTokens.colorNeutralForeground1,
  },
  mark: { display: "block", flexShrink: 0 },
  quay: { fill: appTokens.markQuay },
  water: { fill: "none", stroke: appTokens.markWater, strokeWidth: "1.9", strokeLinecap: "round" },
  word: { fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1 },
});

/** The name beside a mark of so many px. */
const useNameStyles = makeStyles({
  24: { fontSize: "17px" },
  28: { fontSize: "20px" },
  32: { fontSize: "23px" },
  48: { fontSize: "35px" },
});

const bollard =
  "M5.5 2.5h13A1.5 1.5 0 0 1 20 4v1.5A1.5 1.5 0 0 1 18.5 7H16v3.5c0 1 .4 1.7 1.2 2.5H6.8c.8-.8 1.2-1.5 1.2-2.5V7H5.5A1.5 1.5 0 0 1 4 5.5V4a1.5 1.5 0 0 1 1.5-1.5z";
const water =
  "M3 20.4c1.5 0 1.5 1.3 3 1.3s1.5-1.3 3-1.3 1.5 1.3 3 1.3 1.5-1.3 3-1.3 1.5 1.3 3 1.3 1.5-1.3 3-1.3";

/** The product's mark and name; `size` is the mark's in px. */
export function BrandMark({ size = 24 }: { size?: 24 | 28 | 32 | 48 }) {
  const styles = useStyles();
  return (
    <span className={styles.brand} dir="ltr">
      <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.quay} d={bollard} />
        <rect className={styles.quay} x="2" y="13.9" width="20" height="3" rx=".8" />
        <path className={styles.water} d={water} />
      </svg>
      <span className={mergeClasses(styles.word, useNameStyles()[size])}>Berth</span>
    </span>
  );
}
