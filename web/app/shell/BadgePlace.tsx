import { type ReactNode, useEffect, useState } from "react";
import type { NavBadge } from "../../lib/area.ts";

/** How long the first screen is left alone before a number is fetched, in milliseconds. */
const rest = 1_500;

/** Where the number of an entry comes to stand: its code and its count are fetched after the first screen. */
export function BadgePlace({ badge }: { badge: NavBadge }): ReactNode {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const [useCount, { NavigationBadge }] = await Promise.all([badge.load(), import("./NavigationBadge.tsx")]);
      show(<NavigationBadge {...badge} useCount={useCount} />);
    }, rest);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}
