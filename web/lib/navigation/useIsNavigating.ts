import { useCallback, useContext, useRef } from "react";
import { createPath } from "react-router-dom";
import { RouterContext, useLocation } from "./place.ts";

/** Where the screen is, and whether one is on the way elsewhere. */
export interface Navigating {
  /** The address of the screen: path, query and hash. */
  address: string;
  /** Tells at any moment whether one is on the way to another address, which may still be loading: what only waits must not overtake it. */
  isNavigating: () => boolean;
  /** Leads somewhere: to be on the way there does not count. */
  lead: (there: () => void) => void;
}

/** Tells whether one is on the way elsewhere than the component leads itself. */
export function useIsNavigating(): Navigating {
  const { addressAhead } = useContext(RouterContext);
  const address = createPath(useLocation());
  const own = useRef<string>(undefined);
  return {
    address,
    isNavigating: useCallback(
      () => ![address, own.current].includes(addressAhead()),
      [addressAhead, address],
    ),
    lead: useCallback(
      (there) => {
        there();
        own.current = addressAhead();
      },
      [addressAhead],
    ),
  };
}
