import type { ProjectColor } from "#web/generated/types.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The colours that projects are known by, of the palette that charts have too. */
export const projectColors: Readonly<Record<ProjectColor, string>> = {
  TEAL: appTokens.chart1,
  ORANGE: appTokens.chart2,
  VIOLET: appTokens.chart3,
  GREEN: appTokens.chart4,
  PINK: appTokens.chart5,
  BLUE: appTokens.chart6,
};
