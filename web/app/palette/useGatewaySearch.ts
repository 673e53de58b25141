import { useEffect, useState } from "react";
import { type PaletteSearchQuery, usePaletteSearchQuery } from "./palette.generated.ts";

/** How long a pause in typing is before the gateway is asked, in milliseconds. */
const pause = 150;

/** The longest text that the gateway searches. */
const longest = 200;

/** How a search goes. */
export type SearchState = "searching" | "failed" | "found";

/** What the gateway finds for a text. */
export interface GatewaySearch {
  /** The last answer; while the next one is awaited, that to what was typed before. */
  found: PaletteSearchQuery | undefined;
  state: SearchState;
  retry: () => void;
}

/** Asks the gateway, a moment after the last key; a newer question ends the one before, and nothing is asked for an empty text. */
export function useGatewaySearch(typed: string): GatewaySearch {
  const wanted = typed.trim().slice(0, longest);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, error, loading, refetch } = usePaletteSearchQuery({
    variables: { q: asked },
    skip: asked === "",
    // What is gone meanwhile must not be offered again.
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch();
  if (wanted === "") return { found: undefined, state: "found", retry };
  const isLate = asked !== wanted || loading;
  return {
    found: isLate ? (data ?? previousData) : error ? undefined : data,
    state: isLate ? "searching" : error ? "failed" : "found",
    retry,
  };
}
