import { useEffect, useState } from "react";

/** How long nobody types until a text counts as typed, in milliseconds. */
const PAUSE = 300;

/** A text once nobody has typed in it for 300 ms. */
export function useSettledText(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
