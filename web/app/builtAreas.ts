import { loadAgain } from "#web/lib/connection/loadAgain.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import { type AreaData, areasOf } from "./areaData.ts";

const modules = import.meta.glob<Record<string, Area>>("../features/*/routes.tsx");

/** The areas from the data that the build made of their declarations. */
export async function readAreas(): Promise<Area[]> {
  return areasOf(await loadAgain(readData), loadArea);
}

async function readData(): Promise<AreaData[]> {
  const answer = await fetch(import.meta.env.VITE_AREAS);
  if (!answer.ok) throw new Error("The areas did not arrive");
  const data: AreaData[] = await answer.json();
  return data;
}

async function loadArea(name: string): Promise<Area> {
  const [area] = Object.values((await modules[`../features/${name}/routes.tsx`]?.()) ?? {});
  if (!area) throw new Error(`No area ${name}`);
  return area;
}
