import { type ReactNode, useEffect, useState } from "react";
import type { NavBadge } from "#web/lib/navigation/area.ts";

/** How long the first screen is left alone before a number is fetched, in milliseconds. */
const rest = 1_500;

/** Which number comes to stand there. */
export interface BadgePlaceProps {
  badge: NavBadge;
  /** It has a ground of its own, for a place over an icon or beside the name of a menu. */
  pill?: boolean;
}

/** Where the number of an entry comes to stand: its code and its count are fetched after the first screen. */
export function BadgePlace({ badge: { tone, label, load }, pill = false }: BadgePlaceProps): ReactNode {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const fetchBadge = async () => {
      const [useCount, { NavigationBadge }] = await Promise.all([load(), import("./laterPieces.ts")]);
      return <NavigationBadge tone={tone} label={label} pill={pill} useCount={useCount} />;
    };
    // Without a number the entry is as good: one that does not come is not asked for again.
    const timer = setTimeout(() => void fetchBadge().then(show, () => undefined), rest);
    return () => clearTimeout(timer);
  }, [tone, label, pill, load]);
  return shown;
}
