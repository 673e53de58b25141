import { devToolsOn } from "#web/lib/devTools.ts";
import { createStore, useStore } from "#web/lib/storage/store.ts";
import { tabStorage } from "#web/lib/storage/storage.ts";

const keptKey = "berth.sandbox";
const header = "x-berth-sandbox";

/** The names that the gateway takes. */
export const sandboxName = /^[\w.-]{1,60}$/;

/** The name of the sandbox whose data this tab works on; null for the main data. */
export const sandboxStore = createStore<string | null>(readKept());

/** The sandbox, followed by the component. */
export function useSandbox(): string | null {
  return useStore(sandboxStore);
}

/** Lets this tab work on a sandbox, or on the main data, until it is closed. The cache and the socket follow. */
export function chooseSandbox(name: string | null): void {
  tabStorage.write(keptKey, name);
  sandboxStore.set(name);
}

/** The header that names the sandbox, for requests beside GraphQL; none for the main data. */
export function sandboxHeaders(): Record<string, string> {
  const sandbox = sandboxStore.get();
  return sandbox === null ? {} : { [header]: sandbox };
}

/** An address that the browser itself fetches, a download for example: it names the sandbox in its query. */
export function inSandbox(href: string): string {
  const sandbox = sandboxStore.get();
  return sandbox === null ? href : `${href}${href.includes("?") ? "&" : "?"}${header}=${sandbox}`;
}

function readKept(): string | null {
  const kept = devToolsOn() ? tabStorage.read(keptKey) : null;
  return kept !== null && sandboxName.test(kept) ? kept : null;
}
