import type { AccessRole } from "#web/generated/types.ts";

export const accountTexts = "access:accounts";

export const accessRoles = [
  "CLIENT",
  "SUPPORT",
  "FINANCE",
  "DEVELOPER",
  "ADMIN",
] as const satisfies AccessRole[];

/** The role that a form holds as text. */
export const readRole = (text: string): AccessRole => accessRoles.find((role) => role === text) ?? "CLIENT";
