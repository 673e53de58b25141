import { useMatches } from "react-router-dom";
import type { Area } from "#web/lib/navigation/area.ts";

/** The areas of the console, from the handle of the root route. */
export function useAreas(): Area[] {
  const handle = useMatches()[0]?.handle;
  return Array.isArray(handle) ? handle : [];
}
