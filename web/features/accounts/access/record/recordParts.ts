import type { AuditKind } from "#web/generated/types.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";

export const recordTexts = "access:record";
/** What the events are called, as people read them of their own account. */
export const kindTexts = "accountsUsers:activity.kinds";

export const kindGroups = {
  all: null,
  signIns: ["SIGN_IN", "SIGN_OUT", "SESSION_REVOKED"],
  failures: ["SIGN_IN_FAILED", "PASSKEY_COPIED"],
  rights: ["ACCOUNT_INVITED", "ROLE_CHANGED", "ACCOUNT_SUSPENDED", "ACCOUNT_RESTORED", "VIEW_AS"],
  methods: [
    "PASSWORD_CHANGED",
    "TWO_FACTOR_ON",
    "TWO_FACTOR_OFF",
    "RECOVERY_CODES_RENEWED",
    "PASSKEY_ADDED",
    "PASSKEY_REMOVED",
    "THIRD_PARTY_LINKED",
    "THIRD_PARTY_UNLINKED",
  ],
} as const satisfies Record<string, readonly AuditKind[] | null>;

export const kindNames = ["all", "signIns", "failures", "methods", "rights"] as const;
export const periods = ["always", "day", "week", "month"] as const;
/** How many days each goes back. */
export const periodDays = { always: null, day: 1, week: 7, month: 30 } as const;

const tones: Partial<Record<AuditKind, StatusTone>> = {
  SIGN_IN: "ok",
  SIGN_IN_FAILED: "bad",
  SIGN_OUT: "idle",
  PASSKEY_COPIED: "bad",
  ACCOUNT_SUSPENDED: "bad",
  ACCOUNT_RESTORED: "ok",
  PROFILE_CHANGED: "info",
  VIEW_AS: "info",
};
export const toneOf = (kind: AuditKind): StatusTone => tones[kind] ?? "warn";

interface Device {
  browser?: string | null | undefined;
  system?: string | null | undefined;
}

/** What was used, as far as it said so. */
export function deviceName(words: Words, { browser, system }: Device): string {
  if (browser && system) return words("device.both", { browser, system });
  return browser ?? system ?? words("device.unknown");
}
