import { useState } from "react";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored } from "#web/lib/session/browserStore.ts";

const key = "nav.open";

/**
 * Which sections of the navigation the viewer opened or closed; the others follow the current screen. What was opened is
 * remembered, what was closed only until the page is left.
 */
export function useOpenSections(): [
  sections: Record<string, boolean>,
  setOpen: (section: string, open: boolean) => void,
] {
  const [sections, setSections] = useState(readKept);
  return [
    sections,
    (section, open) => {
      const next = { ...sections, [section]: open };
      setSections(next);
      browserStore.write(
        key,
        JSON.stringify(Object.fromEntries(Object.entries(next).filter(([, isOpen]) => isOpen))),
      );
    },
  ];
}

function readKept(): Record<string, boolean> {
  const kept = parseStored(browserStore.read(key));
  return isRecord(kept) ? Object.fromEntries(Object.keys(kept).map((section) => [section, true])) : {};
}
