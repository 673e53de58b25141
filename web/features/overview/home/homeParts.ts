import type { TextPlace } from "#web/lib/texts/words.ts";

export const homeTexts: TextPlace = "overview";
export const securityPath = "/user/profile/security";
