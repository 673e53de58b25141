import type { Area } from "#web/lib/navigation/area.ts";
import { usePlace } from "./place.ts";

/** The areas of the console. */
export const useAreas = (): Area[] => usePlace().areas;
