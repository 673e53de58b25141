import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "./tokens.ts";

/** The pens of our line drawings: grey lines, one brand line, a ground of tint. */
export const useDrawingStyles = makeStyles({
  drawing: {
    display: "block",
    maxInlineSize: "100%",
    fill: "none",
    strokeWidth: "1.5",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  ground: { fill: appTokens.drawingWater },
  grey: { stroke: appTokens.drawingLine },
  dashed: { stroke: appTokens.drawingLine, strokeDasharray: "4 4" },
  hull: { stroke: appTokens.drawingLine, fill: appTokens.card },
  brand: { stroke: appTokens.drawingBrand },
});
