import type { TextPlace, Words } from "#web/lib/texts/words.ts";

export const homeTexts: TextPlace = "overview";
export const securityPath = "/user/profile/security";

interface Device {
  browser?: string | null | undefined;
  system?: string | null | undefined;
}

/** What somebody used, as far as it said so. */
export function deviceName(words: Words, { browser, system }: Device): string {
  if (browser && system) return words("device.both", { browser, system });
  return browser ?? system ?? words("device.unknown");
}
