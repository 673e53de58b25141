import { useCallback, useContext, useRef } from "react";
import { RouterContext, useLocation } from "./place.ts";

/** Whether one is on the way elsewhere. */
export interface Navigating {
  /** Tells at any moment whether one is on the way to another address, which may still be loading: what only waits must not overtake it. */
  isNavigating: () => boolean;
  /** Leads somewhere: to be on the way there does not count. */
  lead: (there: () => void) => void;
}

/** Tells whether one is on the way elsewhere than the component leads itself. */
export function useIsNavigating(): Navigating {
  const { keyAhead } = useContext(RouterContext);
  const { key } = useLocation();
  const own = useRef<string>(undefined);
  return {
    isNavigating: useCallback(() => ![key, own.current].includes(keyAhead()), [keyAhead, key]),
    lead: useCallback(
      (there) => {
        there();
        own.current = keyAhead();
      },
      [keyAhead],
    ),
  };
}
