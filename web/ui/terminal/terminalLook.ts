import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { parseStored } from "#web/lib/session/browserStore.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { createStore } from "#web/lib/storage/store.ts";

/** How terminals look in this browser. */
export interface TerminalLook {
  fontSize: number;
  isReaderOn: boolean;
}

export const fontSizes = { least: 10, most: 24, usual: 13 } as const;

const key = "berth.terminal";
const schema = z.object({
  fontSize: z.number().check(z.gte(fontSizes.least), z.lte(fontSizes.most)),
  isReaderOn: z.boolean(),
});
const store = createStore<TerminalLook>(
  schema.safeParse(parseStored(storage.read(key))).data ?? {
    fontSize: fontSizes.usual,
    isReaderOn: false,
  },
);

/** The look, followed by the component. */
export const useTerminalLook = (): TerminalLook => useSyncExternalStore(store.follow, store.get);

export function changeTerminalLook(part: Partial<TerminalLook>): void {
  const next = { ...store.get(), ...part };
  next.fontSize = Math.min(Math.max(next.fontSize, fontSizes.least), fontSizes.most);
  store.set(next);
  storage.write(key, JSON.stringify(next));
}
