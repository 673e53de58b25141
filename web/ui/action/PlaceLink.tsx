import type { ComponentProps } from "react";
import { useLink } from "#web/lib/navigation/useLink.ts";

/** A link to a path of the console. */
export interface PlaceLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  to: string;
}

/** A plain link followed without loading the document again, and not drawn anew when the address changes. */
export function PlaceLink({ to, ...anchor }: PlaceLinkProps) {
  return <a {...anchor} {...useLink(to)} />;
}
