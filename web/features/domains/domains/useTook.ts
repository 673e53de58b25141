import { useEffect, useState } from "react";

/** How many milliseconds the answer to what is asked took; undefined while it is on its way, and where it was known before. */
export function useTook(loading: boolean, asked: string): number | undefined {
  const [took, set] = useState<{ asked: string; ms: number }>();
  useEffect(() => {
    if (!loading) return undefined;
    const begun = performance.now();
    return () => set({ asked, ms: Math.max(Math.round(performance.now() - begun), 1) });
  }, [loading, asked]);
  return !loading && took?.asked === asked ? took.ms : undefined;
}
