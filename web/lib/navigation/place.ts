import { createContext, useCallback, useContext, useMemo } from "react";
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  type Params,
  type To,
  type URLSearchParamsInit,
} from "react-router-dom";
import type { Area } from "./area.ts";

/** Where a screen is: a list that stays behind the next screen keeps the place that it was left at. */
export interface Place {
  location: Location;
  /** What stands in the path where the route's pattern has names. */
  params: Params;
  /** What the route tells of its screen. */
  handle: unknown;
  areas: Area[];
}

/** The place of the screen that a component belongs to. */
export const PlaceContext = createContext<Place>({
  location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
  params: {},
  handle: undefined,
  areas: [],
});

/** Goes to a place, or so many places back in the history. */
export interface Navigate {
  (to: To, options?: NavigateOptions): Promise<void>;
  (delta: number): Promise<void>;
}

/** What the console's router does, for its screens. */
export interface Router {
  navigate: Navigate;
  /** The address that the console is at or on its way to, at the moment of the call: path, query and hash. */
  addressAhead: () => string;
}

/** The console's router; the same one as long as the console stands. */
export const RouterContext = createContext<Router>({
  navigate: () => Promise.resolve(),
  addressAhead: () => "/",
});

/** The place of the screen that the component belongs to. */
export const usePlace = (): Place => useContext(PlaceContext);

/** The address of the screen that the component belongs to. */
export const useLocation = (): Location => usePlace().location;

/** The named parts of the screen's path. */
export const useParams = (): Params => usePlace().params;

/** Leads elsewhere; the function stays the same, so that no navigation draws its callers anew. */
export const useNavigate = (): Navigate => useContext(RouterContext).navigate;

/** The search of the screen's address, and what changes it: to another one, or to what a function makes of it. */
export function useSearchParams(): [
  search: URLSearchParams,
  change: (
    next: URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit),
    options?: NavigateOptions,
  ) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (
      next: URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit),
      options?: NavigateOptions,
    ) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(params)) : next;
      void navigate(`?${createSearchParams(wanted)}`, options);
    },
    [navigate, params],
  );
  return [params, change];
}
