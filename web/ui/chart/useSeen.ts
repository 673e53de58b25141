import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "#web/lib/layout/whenNear.ts";

/** Whether the place has ever been in view, or nearly. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current) return whenNear(place.current, () => setSeen(true));
  }, [place]);
  return seen;
}
