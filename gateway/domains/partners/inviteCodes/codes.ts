import type { InviteCodeRow } from "./repository.ts";

/** A code as it is looked for. */
export const codeKeyOf = (code: string): string => code.toLowerCase();

/** Whether a code invites. */
export const invites = (row: InviteCodeRow | undefined, now: string): row is InviteCodeRow =>
  row?.state === "active" && (row.expiresAt === null || row.expiresAt > now);
