import { offsetHere, timeZoneHere } from "#web/lib/texts/timeZone.ts";
import type { TextPlace } from "#web/lib/texts/words.ts";

export const homeTexts: TextPlace = "overview";
/** By what the day and the month of the person begin. */
export const whereabouts = () => ({ timeZone: timeZoneHere(), offset: offsetHere() });

export const securityPath = "/user/profile/security";
