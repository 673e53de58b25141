import type { MouseEventHandler } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** What makes an `<a>` of any component a link within the console. */
export interface LinkProps {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** The props of a link to a path: a real address, followed without loading the document again. */
export function useLink(to: string): LinkProps {
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}
