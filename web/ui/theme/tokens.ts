import { tokens as fluentTokens } from "@fluentui/react-components";

/** Berth's own design tokens by theme, beside Fluent's. A colour that is not here or in Fluent's is not used. */
export interface OwnTokens {
  /** The page and the navigation. */
  canvas: string;
  /** Cards, app bar, tables, reading pane. */
  card: string;
  /** The border of a card. */
  line: string;
  /** Between rows; the track of a bar. */
  lineSoft: string;
  /** Chosen: selected row, unread, option, own message. */
  tint: string;
  /** The border of what is chosen. */
  tintLine: string;
  /** The product mark: bollard and quay, and the water below. */
  markQuay: string;
  markWater: string;
  /** Line drawings: the grey lines, the one brand line, the water. */
  drawingLine: string;
  drawingBrand: string;
  drawingWater: string;
  /** Status tones: text and icon on a ground; the dot stands on a card. */
  okForeground: string;
  okBackground: string;
  okDot: string;
  infoForeground: string;
  infoBackground: string;
  infoDot: string;
  warnForeground: string;
  warnBackground: string;
  warnDot: string;
  badForeground: string;
  badBackground: string;
  badDot: string;
  restForeground: string;
  restBackground: string;
  restDot: string;
  idleForeground: string;
  idleBackground: string;
  idleDot: string;
  /** Chart series, used in this order. */
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  chart6: string;
  chart7: string;
  chart8: string;
}

const ownVariables: OwnTokens = {
  canvas: "var(--canvas)",
  card: "var(--card)",
  line: "var(--line)",
  lineSoft: "var(--lineSoft)",
  tint: "var(--tint)",
  tintLine: "var(--tintLine)",
  markQuay: "var(--markQuay)",
  markWater: "var(--markWater)",
  drawingLine: "var(--drawingLine)",
  drawingBrand: "var(--drawingBrand)",
  drawingWater: "var(--drawingWater)",
  okForeground: "var(--okForeground)",
  okBackground: "var(--okBackground)",
  okDot: "var(--okDot)",
  infoForeground: "var(--infoForeground)",
  infoBackground: "var(--infoBackground)",
  infoDot: "var(--infoDot)",
  warnForeground: "var(--warnForeground)",
  warnBackground: "var(--warnBackground)",
  warnDot: "var(--warnDot)",
  badForeground: "var(--badForeground)",
  badBackground: "var(--badBackground)",
  badDot: "var(--badDot)",
  restForeground: "var(--restForeground)",
  restBackground: "var(--restBackground)",
  restDot: "var(--restDot)",
  idleForeground: "var(--idleForeground)",
  idleBackground: "var(--idleBackground)",
  idleDot: "var(--idleDot)",
  chart1: "var(--chart1)",
  chart2: "var(--chart2)",
  chart3: "var(--chart3)",
  chart4: "var(--chart4)",
  chart5: "var(--chart5)",
  chart6: "var(--chart6)",
  chart7: "var(--chart7)",
  chart8: "var(--chart8)",
};

/**
 * Every token as a CSS variable, for `makeStyles`: Fluent's and ours in one object. `appTokens.canvas` is `var(--canvas)`;
 * the style sheet gives the variables their values by theme.
 */
export const appTokens = /*#__PURE__*/ Object.assign(ownVariables, fluentTokens);
