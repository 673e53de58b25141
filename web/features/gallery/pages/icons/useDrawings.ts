import { useEffect } from "react";
import { parts, perPart } from "virtual:icons";
import { createStore, useStore } from "#web/lib/storage/store.ts";
import type { IconEntry, IconKind } from "./iconList.ts";

type Drawing = readonly [number, ...string[]] | null;

const drawn = new Map<string, readonly Drawing[]>();
const coming = new Set<string>();
/** How many parts have come. */
const come = createStore(0);

/** The drawings of the icons that are in sight: each part is fetched once, when one of its icons is first seen. */
export function useDrawings(seen: readonly IconEntry[], kind: IconKind) {
  useStore(come);
  const wanted = [...new Set(seen.map(({ place }) => Math.floor(place / perPart)))].join(" ");
  useEffect(() => {
    if (wanted === "") return;
    for (const part of wanted.split(" ").map(Number)) {
      const id = `${kind} ${part}`;
      const load = parts[kind][part];
      if (!load || drawn.has(id) || coming.has(id)) continue;
      coming.add(id);
      load().then(
        ({ drawings }) => {
          coming.delete(id);
          drawn.set(id, drawings);
          come.set(come.get() + 1);
        },
        // Asked for again when it is next seen.
        () => void coming.delete(id),
      );
    }
  }, [wanted, kind]);
  return ({ place }: IconEntry): Drawing | undefined =>
    drawn.get(`${kind} ${Math.floor(place / perPart)}`)?.[place % perPart];
}
