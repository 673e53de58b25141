import { createLightTheme } from "@fluentui/react-components";
import { type Anchors, type AppTheme, harbour, hueGrounds, shape, withFog } from "./themeParts.ts";
import type { OwnTokens } from "./tokens.ts";

const own: OwnTokens = {
  canvas: "#F7F9FA",
  card: "#FFFFFF",
  line: "#E1E6E8",
  lineSoft: "#EDF1F2",
  tint: hueGrounds.tintLight,
  tintLine: hueGrounds.tintLineLight,
  markQuay: "#056889",
  markWater: "#4AA3C5",
  drawingLine: "#AAB5BA",
  drawingBrand: "#056889",
  drawingWater: hueGrounds.waterLight,
  okForeground: "#0B6A3B",
  okBackground: "#E7F4EC",
  okDot: "#1B9E5A",
  infoForeground: "#2257A8",
  infoBackground: "#E9F0FB",
  infoDot: "#3C7BDC",
  warnForeground: "#8A4B00",
  warnBackground: "#FDF1DF",
  warnDot: "#CF7405",
  badForeground: "#B3261E",
  badBackground: "#FCECEA",
  badDot: "#D93A30",
  restForeground: "#5B47A6",
  restBackground: "#F0EDFA",
  restDot: "#8A74D6",
  idleForeground: "#4E595F",
  idleBackground: "#EEF2F3",
  idleDot: "#7F8B91",
  chart1: "#056889",
  chart2: "#D17A00",
  chart3: "#403088",
  chart4: "#35A586",
  chart5: "#82044A",
  chart6: "#634A02",
  chart7: "#4A73C8",
  chart8: "#6B7B80",
};

const fog: Anchors = [
  [0x00, "#0A0F12"],
  [0x24, "#1A2226"],
  [0x42, "#3A454B"],
  [0x61, "#566167"],
  [0x70, "#667177"],
  [0xd1, "#CFD6D9"],
  [0xe0, "#E1E6E8"],
  [0xf5, "#F2F5F6"],
  [0xff, "#FFFFFF"],
];
/** The light theme. */
export const lightTheme: AppTheme = {
  ...withFog(createLightTheme(harbour), fog),
  ...shape,
  ...own,
};
