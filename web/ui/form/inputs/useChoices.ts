import { useEffect, useState } from "react";
import type { Choice } from "#web/ui/form/field/choice.ts";

/** Where the choices of a field come from: a fixed list, or a search that is asked anew as people type. */
export interface ChoiceSource {
  options?: readonly Choice[];
  /** Answers the choices that match; called at most every 250 ms, and cancelled when the next call is made. */
  load?: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>;
}

/** The choices for a query: those at hand, and whether more are on their way. */
export interface Choices {
  state: "ready" | "loading" | "failed";
  found: readonly Choice[];
  /** How many match beyond those in `found`. */
  more: number;
}

/** The pause in typing after which a search is sent, in milliseconds. */
const pause = 250;

/** So many are shown at once; beyond, one types on. */
const mostShown = 100;

/** Finds the choices for what is typed. While `active` is false nothing is asked. */
export function useChoices({ options, load }: ChoiceSource, query: string, active: boolean): Choices {
  const [answer, setAnswer] = useState<{ query: string; found?: readonly Choice[] }>();

  useEffect(() => {
    if (!load || !active) return;
    const aborter = new AbortController();
    const timer = setTimeout(
      () => {
        load(query, aborter.signal).then(
          (found) => aborter.signal.aborted || setAnswer({ query, found }),
          () => aborter.signal.aborted || setAnswer({ query }),
        );
      },
      query === "" ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [load, query, active]);

  const all = load ? (answer?.found ?? []) : matching(options ?? [], query);
  const fresh = !load || answer?.query === query;
  return {
    state: !fresh ? "loading" : load && !answer?.found ? "failed" : "ready",
    found: all.slice(0, mostShown),
    more: Math.max(0, all.length - mostShown),
  };
}

function matching(options: readonly Choice[], query: string): readonly Choice[] {
  const wanted = query.trim().toLocaleLowerCase();
  return wanted === "" ? options : options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
