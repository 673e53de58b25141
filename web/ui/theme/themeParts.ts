import type { BrandVariants, Theme } from "@fluentui/react-components";
import type { OwnTokens } from "./tokens.ts";

/** Fluent's theme with our tokens in it; every key becomes a CSS variable. */
export type AppTheme = Theme & OwnTokens;

/** Harbour, the one hue: the ramp that Fluent's brand tokens are taken from. */
export const harbour: BrandVariants = {
  10: "#021019",
  20: "#001C2B",
  30: "#00293C",
  40: "#00364B",
  50: "#00425A",
  60: "#004F6A",
  70: "#045B78",
  80: "#056889",
  90: "#1A7C9F",
  100: "#3490B3",
  110: "#4AA3C5",
  120: "#66B5D4",
  130: "#86C7E1",
  140: "#A9D8EA",
  150: "#C9E7F3",
  160: "#E6F4F9",
};

/** The grounds and lines that carry the hue beside the ramp, for light and dark. */
export const hueGrounds = {
  tintLight: "#EDF5F8",
  tintLineLight: "#C9E1EA",
  waterLight: "#E0EDF3",
  tintDark: "#12262F",
  tintLineDark: "#1F4757",
  waterDark: "#172F3A",
};

/** Every colour of the hue by the name of its CSS variable: `brand80`, `tintLight`. Another primary colour sets these anew. */
export const hueColors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(harbour).map(([step, color]) => [`brand${step}`, color])),
  ...hueGrounds,
};

/** What both themes share: the fonts and the corners. */
export const shape = {
  fontFamilyBase:
    "'Inter Variable', 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans Arabic', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', 'Cascadia Code', 'SF Mono', Menlo, Consolas, monospace",
  borderRadiusSmall: "4px",
  borderRadiusMedium: "6px",
  borderRadiusLarge: "8px",
  borderRadiusXLarge: "12px",
};

/** Fluent's grey level -> fog, the same lightness with a breath of the brand hue; between the anchors it is interpolated. */
export type Anchors = ReadonlyArray<readonly [grey: number, fog: string]>;

/** The theme with its neutrals remapped; the palette and the brand stay as they are. */
export function withFog(theme: Theme, anchors: Anchors): Theme {
  const neutrals = Object.entries(theme).filter(
    ([key]) => key.startsWith("colorNeutral") || key.startsWith("colorSubtleBackground"),
  );
  return {
    ...theme,
    ...Object.fromEntries(neutrals.map(([key, value]) => [key, fog(String(value), anchors)])),
  };
}

function fog(color: string, anchors: Anchors): string {
  const grey = /^#([\da-f]{2})\1\1$/i.exec(color)?.[1] ?? /^#([\da-f])\1\1$/i.exec(color)?.[1]?.repeat(2);
  if (grey === undefined) return color;
  const level = Number.parseInt(grey, 16);
  const above = Math.max(
    1,
    anchors.findIndex(([anchor]) => anchor >= level),
  );
  const [low, high] = [anchors[above - 1], anchors[above]];
  if (!low || !high) return color;
  const share = (level - low[0]) / (high[0] - low[0]);
  return `#${[1, 3, 5].map((at) => mix(channel(low[1], at), channel(high[1], at), share)).join("")}`;
}

function channel(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}

function mix(from: number, to: number, share: number): string {
  return Math.round(from + (to - from) * share)
    .toString(16)
    .padStart(2, "0");
}
