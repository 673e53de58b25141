import { createContext, type MouseEvent, type MouseEventHandler, useContext } from "react";

/** How a link is followed. */
export interface FollowOptions {
  replace?: boolean;
  /** Draws the screen in one go, with nothing between: for a place that is near and quick. */
  flushSync?: boolean;
}

/** What a link does beside leading on. */
export interface LinkOptions extends FollowOptions {
  /** Called when it is followed within the console. */
  onFollow?: () => void;
}

/** Goes to a place within the console; without a console around, links load the document. */
export const NavigateContext = createContext<((to: string, options: FollowOptions) => unknown) | null>(null);

/** What makes an `<a>` of any component a link within the console. */
export interface LinkProps {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * The props of a link to a path: a real address, followed without loading the document again. Unlike the router's own link
 * it is not drawn anew by every navigation.
 */
export function useLink(to: string, { onFollow, ...options }: LinkOptions = {}): LinkProps {
  const follow = useContext(NavigateContext);
  return {
    href: to,
    onClick: (event) => {
      if (!follow || !isPlain(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      void follow(to, { replace: to === pathname + search + hash, ...options });
      onFollow?.();
    },
  };
}
