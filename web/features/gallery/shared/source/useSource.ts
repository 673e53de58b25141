import { useEffect, useState } from "react";

/** The text that a function loads; undefined until it is there. */
export function useSource(load: () => Promise<string>): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setText(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return text;
}
