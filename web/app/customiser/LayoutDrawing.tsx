import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  drawing: {
    display: "block",
    inlineSize: "100%",
    blockSize: "44px",
    borderRadius: appTokens.borderRadiusSmall,
  },
  page: { fill: appTokens.canvas, stroke: appTokens.line },
  ground: { fill: appTokens.lineSoft, stroke: appTokens.lineSoft },
  part: { fill: appTokens.colorNeutralStroke1 },
  faint: { fill: appTokens.lineSoft },
  plain: { fill: appTokens.card },
  outline: { fill: "none", stroke: appTokens.colorNeutralStroke1 },
  // These show a theme, whatever the theme of the moment is.
  lightPage: { fill: "#F7F9FA", stroke: "#E1E6E8" },
  lightPart: { fill: "#FFFFFF" },
  darkPage: { fill: "#0F1416" },
  darkPart: { fill: "#2A3337" },
  // Words run the other way, and with them the navigation's side.
  turned: { ":dir(rtl)": { transform: "scaleX(-1)" } },
});

type Styles = ReturnType<typeof useStyles>;

/** A part of a drawing: where it stands, and its looks. */
type Part = readonly [x: number, y: number, width: number, height: number, looks: keyof Styles];

const lightParts: readonly Part[] = [
  [5, 6, 16, 32, "lightPart"],
  [26, 6, 57, 12, "lightPart"],
  [26, 22, 57, 16, "lightPart"],
];
const darkParts: readonly Part[] = [
  [5, 6, 16, 32, "darkPart"],
  [26, 6, 57, 12, "darkPart"],
  [26, 22, 57, 16, "darkPart"],
];

const drawings = {
  light: { page: "lightPage", width: 88, parts: lightParts },
  dark: { page: "darkPage", width: 88, parts: darkParts },
  system: { page: "lightPage", width: 88, parts: [[5, 6, 16, 12, "lightPart"]] },
  default: {
    page: "ground",
    width: 140,
    parts: [
      [16, 8, 108, 12, "plain"],
      [16, 24, 52, 12, "plain"],
      [72, 24, 52, 12, "plain"],
    ],
  },
  bordered: {
    page: "outline",
    width: 140,
    parts: [
      [16, 8, 108, 12, "outline"],
      [16, 24, 52, 12, "outline"],
      [72, 24, 52, 12, "outline"],
    ],
  },
  side: {
    page: "page",
    width: 88,
    parts: [
      [4, 4, 20, 36, "part"],
      [28, 4, 56, 6, "part"],
      [28, 14, 56, 26, "faint"],
    ],
  },
  rail: {
    page: "page",
    width: 88,
    parts: [
      [4, 4, 8, 36, "part"],
      [16, 4, 68, 6, "part"],
      [16, 14, 68, 26, "faint"],
    ],
  },
  top: {
    page: "page",
    width: 88,
    parts: [
      [4, 4, 80, 5, "part"],
      [4, 12, 80, 5, "part"],
      [4, 20, 80, 20, "faint"],
    ],
  },
  fluid: { page: "page", width: 140, parts: [[6, 6, 128, 32, "part"]] },
  boxed: { page: "page", width: 140, parts: [[36, 6, 68, 32, "part"]] },
} as const satisfies Record<string, { page: keyof Styles; width: number; parts: readonly Part[] }>;

export function LayoutDrawing({ of }: { of: keyof typeof drawings }) {
  const styles = useStyles();
  const { page, width, parts } = drawings[of];
  return (
    <svg
      className={mergeClasses(styles.drawing, styles.turned)}
      viewBox={`0 0 ${width} 44`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <rect className={styles[page]} x={0.5} y={0.5} width={width - 1} height={43} rx={3} />
      {of === "system" && (
        <>
          <path className={styles.darkPage} d="M88 0v40a4 4 0 0 1-4 4H0z" />
          <rect className={styles.darkPart} x={50} y={26} width={32} height={11} rx={2} />
        </>
      )}
      {parts.map(([x, y, breadth, height, looks]) => (
        <rect
          key={`${x} ${y}`}
          className={styles[looks]}
          x={x}
          y={y}
          width={breadth}
          height={height}
          rx={2}
        />
      ))}
    </svg>
  );
}
