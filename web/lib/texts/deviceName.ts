import type { Words } from "./words.ts";

/** A browser or program, and the system that it runs on, as far as they said what they are. */
export interface Device {
  browser?: string | null | undefined;
  system?: string | null | undefined;
}

/** What a device is called; `words` have `device.both` with `browser` and `system`, and `device.unknown`. */
export function deviceName(words: Words, { browser, system }: Device): string {
  if (browser && system) return words("device.both", { browser, system });
  return browser ?? system ?? words("device.unknown");
}
