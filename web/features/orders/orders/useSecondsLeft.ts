import { useEffect, useState } from "react";

/** How many seconds are left of so many that were left when an answer came. */
export function useSecondsLeft(seconds: number): number {
  const [ends, setEnds] = useState(() => ({ of: seconds, at: Date.now() + seconds * 1_000 }));
  if (ends.of !== seconds) setEnds({ of: seconds, at: Date.now() + seconds * 1_000 });
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((ends.at - now) / 1_000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** How many seconds one moment lies before another. */
export const secondsBetween = (one: string, other: string | null | undefined): number =>
  other ? Math.ceil((Date.parse(other) - Date.parse(one)) / 1_000) : 0;

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
