import { useMemo } from "react";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { useStore } from "#web/lib/storage/store.ts";
import type { GroundKind } from "./mapData.ts";

/** The colours of the ground as the theme has them, for drawing that knows no CSS variables. */
export type MapColors = Record<GroundKind | "land", string>;

/** The token of each kind; of two the second is where it is dark. */
const tokens: Record<keyof MapColors, readonly [light: string, dark: string]> = {
  land: ["--lineSoft", "--card"],
  street: ["--canvas", "--canvas"],
  park: ["--okBackground", "--okBackground"],
  water: ["--tintLine", "--tint"],
  pier: ["--line", "--lineSoft"],
  road: ["--card", "--line"],
  wideRoad: ["--card", "--colorNeutralStroke1"],
};

/** Reads the colours of the ground, again with each change of the theme. */
export function useMapColors(): MapColors {
  const mode = useStore(themeModeStore);
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (kind: keyof MapColors) =>
      style.getPropertyValue(tokens[kind][mode === "dark" ? 1 : 0]).trim() || "gray";
    return {
      land: read("land"),
      street: read("street"),
      park: read("park"),
      water: read("water"),
      pier: read("pier"),
      road: read("road"),
      wideRoad: read("wideRoad"),
    };
  }, [mode]);
}
