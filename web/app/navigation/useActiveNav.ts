import { useLocation, usePlace } from "#web/lib/navigation/place.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";

/** The path of the navigation entry that the screen belongs to: its own where it has one. */
export function useActiveNav(): string {
  const areas = useAreas();
  const path = useLocation().pathname.replace(/(?<=.)\/+$/, "");
  const { handle } = usePlace();
  const hasEntry = areas.some(({ navigation }) =>
    navigation.some((section) => section.path === path || section.items?.some((item) => item.path === path)),
  );
  return hasEntry ? path : (isScreenHandle(handle) && handle.route?.activeNav) || path;
}
