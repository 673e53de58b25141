import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  drawing: { fill: "none", strokeWidth: "2px", ":dir(rtl)": { transform: "scaleX(-1)" } },
  onTint: { stroke: appTokens.tintLine },
  onDark: { stroke: appTokens.colorNeutralStrokeAlpha2 },
  lit: { stroke: appTokens.drawingBrand },
});

/** How many drawings there are. */
const kinds = 5;

/** The same drawing for the same label. */
const kindOf = (label: string) =>
  [...label].reduce((sum, letter) => (sum * 3 + (letter.codePointAt(0) ?? 0)) % 997, 0) % kinds;

const rings = [14, 28, 42, 56, 70];
const steps = [0, 1, 2, 3, 4, 5, 6, 7];

export interface CourseDrawingProps {
  /** The course's label: each has a drawing of its own. */
  label: string;
  className: string;
  /** On the dark ground of a player. */
  dark?: boolean;
}

export function CourseDrawing({ label, className, dark = false }: CourseDrawingProps) {
  const styles = useStyles();
  const kind = kindOf(label);
  return (
    <svg
      className={mergeClasses(styles.drawing, dark ? styles.onDark : styles.onTint, className)}
      viewBox="0 0 176 88"
      aria-hidden
    >
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
  );
}
