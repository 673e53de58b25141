import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored, useBrowserStore } from "#web/lib/session/browserStore.ts";

/** How long what was sent can be taken back, in milliseconds. */
export const holdTime = 10_000;

/** A mail that was sent and is held back on the gateway until then, in milliseconds since 1970. */
export interface HeldMail {
  id: string;
  until: number;
}

const kept = "email.held";

/** Keeps which mail is held back, over reloads too. */
export const keepHeld = (held: HeldMail | undefined): void =>
  browserStore.write(kept, held ? JSON.stringify(held) : null);

function read(text: string | null): HeldMail | undefined {
  const found = parseStored(text);
  if (!isRecord(found)) return undefined;
  const { id, until } = found;
  return typeof id === "string" && typeof until === "number" ? { id, until } : undefined;
}

/** The mail that was sent last and may still be held back. */
export const useHeldMail = (): HeldMail | undefined => read(useBrowserStore(kept));
