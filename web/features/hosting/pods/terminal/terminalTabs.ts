import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { parseStored } from "#web/lib/session/browserStore.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import type { ShownTerminal } from "#web/ui/terminal/useTerminal.ts";
import { tabStorage } from "#web/lib/storage/storage.ts";

/** A terminal that is open on the screen. */
export interface TerminalTab extends ShownTerminal {
  key: string;
}

/** So many can be open at once. */
export const MOST = 8;

const kept = z.object({
  tabs: z.array(z.object({ key: z.string(), pod: z.string(), session: z.nullable(z.string()) })),
  shown: z.string(),
});
type Kept = z.infer<typeof kept>;

const place = (): string => `berth.${sessionStore.get()?.user.id ?? "guest"}.terminals`;

/** What was open in this window before the page was loaded again. */
export const keptTabs = (): Kept =>
  kept.safeParse(parseStored(tabStorage.read(place()))).data ?? { tabs: [], shown: "" };

const tabOf = (pod: string): TerminalTab => ({ key: newKey(), pod, session: null });

function begin(pod: string): Kept {
  const { tabs, shown } = keptTabs();
  const found =
    tabs.find((one) => one.key === shown && one.pod === pod) ?? tabs.find((one) => one.pod === pod);
  if (found) return { tabs, shown: found.key };
  const made = tabOf(pod);
  return { tabs: [...tabs, made].slice(-MOST), shown: made.key };
}

/** The terminals that are open, and the one that is shown; they outlive a reload of the page. */
export function useTerminalTabs(pod: string) {
  const [{ tabs, shown }, set] = useState(() => begin(pod));
  const [asked, ask] = useState(pod);
  if (asked !== pod) {
    ask(pod);
    if (tabs.find(({ key }) => key === shown)?.pod !== pod) {
      const found = tabs.find((one) => one.pod === pod) ?? tabOf(pod);
      set({ tabs: tabs.includes(found) ? tabs : [...tabs, found].slice(-MOST), shown: found.key });
    }
  }
  useEffect(
    () => tabStorage.write(place(), tabs.length > 0 ? JSON.stringify({ tabs, shown }) : null),
    [tabs, shown],
  );
  const show = useCallback((key: string) => set((now) => ({ ...now, shown: key })), []);
  const add = useCallback((of: string) => {
    const made = tabOf(of);
    set((now) => ({ tabs: [...now.tabs, made], shown: made.key }));
  }, []);
  const close = useCallback(
    (key: string) =>
      set((now) => {
        const at = now.tabs.findIndex((one) => one.key === key);
        const left = now.tabs.filter((one) => one.key !== key);
        const next = left[Math.min(at, left.length - 1)]?.key ?? "";
        return { tabs: left, shown: now.shown === key ? next : now.shown };
      }),
    [],
  );
  const name = useCallback(
    (key: string, session: string | null) =>
      set((now) => ({
        ...now,
        tabs: now.tabs.map((one) => (one.key === key ? { ...one, session } : one)),
      })),
    [],
  );
  return { tabs, shown, show, add, close, name };
}
