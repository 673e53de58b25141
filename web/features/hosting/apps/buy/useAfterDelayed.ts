import { useEffect, useState } from "react";

const PAUSE = 300;

/** A text once nobody has typed in it for a moment. */
export function useAfterDelayed(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
