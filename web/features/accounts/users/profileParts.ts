import type { Words } from "#web/lib/texts/words.ts";
import type { OwnProfileQuery } from "./profile.generated.ts";

export const profilePattern = "/user/profile/:tab";
export const securityPath = "/user/profile/security";
export const profileTexts = "accountsUsers";

export interface Profile extends OwnProfileQuery {
  viewer: NonNullable<OwnProfileQuery["viewer"]>;
}

/** What somebody signed in with, as far as it said so. */
export function deviceName(
  words: Words,
  { browser, system }: { browser?: string | null | undefined; system?: string | null | undefined },
): string {
  if (browser && system) return words("device.both", { browser, system });
  return browser ?? system ?? words("device.unknown");
}
