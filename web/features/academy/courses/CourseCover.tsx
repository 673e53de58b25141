import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  cover: {
    position: "relative",
    display: "flex",
    alignItems: "end",
    blockSize: "88px",
    padding: "12px 16px",
    overflow: "hidden",
    backgroundColor: appTokens.tint,
    borderBottom: `1px solid ${appTokens.line}`,
  },
  drawing: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    blockSize: "100%",
    fill: "none",
    stroke: appTokens.tintLine,
    strokeWidth: "2px",
    ":dir(rtl)": { transform: "scaleX(-1)" },
  },
  lit: { stroke: appTokens.drawingBrand },
  label: {
    ...typographyStyles.caption1Strong,
    position: "relative",
    paddingInline: "8px",
    borderRadius: "4px",
    lineHeight: "20px",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
  },
});

/** How many drawings there are. */
const kinds = 5;

/** The same drawing for the same label. */
const kindOf = (label: string) =>
  [...label].reduce((sum, letter) => (sum * 3 + (letter.codePointAt(0) ?? 0)) % 997, 0) % kinds;

const rings = [14, 28, 42, 56, 70];
const steps = [0, 1, 2, 3, 4, 5, 6, 7];

export function CourseCover({ label }: { label: string }) {
  const styles = useStyles();
  const kind = kindOf(label);
  return (
    <div className={styles.cover}>
      <svg className={styles.drawing} viewBox="0 0 176 88" aria-hidden>
        {kind === 0 &&
          rings.map((r) => <circle key={r} cx="120" cy="60" r={r} className={r === 28 ? styles.lit : ""} />)}
        {kind === 1 &&
          steps.map((x) => (
            <path
              key={x}
              d={`M${24 + x * 20} 88v-${20 + ((x * 29) % 52)}`}
              className={x === 5 ? styles.lit : ""}
            />
          ))}
        {kind === 2 &&
          steps.map((y) => (
            <path
              key={y}
              d={`M0 ${10 + y * 11}q22-14 44 0t44 0 44 0 44 0`}
              className={y === 4 ? styles.lit : ""}
            />
          ))}
        {kind === 3 &&
          steps.map((x) => (
            <rect
              key={x}
              x={40 + (x % 4) * 34}
              y={10 + Math.floor(x / 4) * 36}
              width="26"
              height="28"
              rx="4"
              className={x === 2 ? styles.lit : ""}
            />
          ))}
        {kind === 4 &&
          steps.map((x) => (
            <path key={x} d={`M${20 + x * 20} 88l40-88`} className={x === 4 ? styles.lit : ""} />
          ))}
      </svg>
      <bdi className={styles.label}>{label}</bdi>
    </div>
  );
}
