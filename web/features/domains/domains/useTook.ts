import { useEffect, useState } from "react";

/** How many milliseconds the answer to what is asked took; undefined while it is on its way. */
export function useTook(loading: boolean, asked: string): number | undefined {
  const [took, set] = useState<number>();
  useEffect(() => {
    if (!loading) return undefined;
    const begun = performance.now();
    return () => set(Math.max(Math.round(performance.now() - begun), 1));
  }, [loading, asked]);
  return loading ? undefined : took;
}
