import { startTransition, useEffect, useState } from "react";

/**
 * Lets rows into the document a few with each frame, so that none of them takes long; what stands, stays.
 * @param rows what is to be seen, the most wanted first.
 * @param most how many may come with one frame; the first time all of them come.
 */
export function useIncrementalRows(rows: readonly string[], most: number): ReadonlySet<string> {
  const [standing, setStanding] = useState<ReadonlySet<string>>(() => new Set(rows));
  const shown = new Set(rows.filter((row) => standing.has(row)));
  useEffect(() => {
    if (shown.size === rows.length && shown.size === standing.size) return;
    const frame = requestAnimationFrame(() => {
      const coming = rows.filter((row) => !standing.has(row)).slice(0, most);
      startTransition(() => setStanding(new Set([...shown, ...coming])));
    });
    return () => cancelAnimationFrame(frame);
  });
  return shown;
}
