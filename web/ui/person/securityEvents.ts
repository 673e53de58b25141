import type { AuditKind } from "#web/generated/types.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";

/** What an event of an account's security record is about. */
export type EventGroup = "signIns" | "failures" | "methods" | "rights" | "apps";

const events: Record<AuditKind, { tone: StatusTone; group: EventGroup }> = {
  SIGN_IN: { tone: "ok", group: "signIns" },
  SIGN_IN_FAILED: { tone: "bad", group: "failures" },
  SIGN_OUT: { tone: "idle", group: "signIns" },
  SESSION_REVOKED: { tone: "warn", group: "signIns" },
  PASSWORD_CHANGED: { tone: "warn", group: "methods" },
  TWO_FACTOR_ON: { tone: "ok", group: "methods" },
  TWO_FACTOR_OFF: { tone: "warn", group: "methods" },
  RECOVERY_CODES_RENEWED: { tone: "warn", group: "methods" },
  PASSKEY_ADDED: { tone: "ok", group: "methods" },
  PASSKEY_REMOVED: { tone: "warn", group: "methods" },
  PASSKEY_COPIED: { tone: "bad", group: "failures" },
  THIRD_PARTY_LINKED: { tone: "ok", group: "methods" },
  THIRD_PARTY_UNLINKED: { tone: "warn", group: "methods" },
  API_TOKEN_CREATED: { tone: "info", group: "methods" },
  API_TOKEN_REVOKED: { tone: "warn", group: "methods" },
  WEBHOOK_CREATED: { tone: "info", group: "methods" },
  WEBHOOK_CHANGED: { tone: "info", group: "methods" },
  WEBHOOK_SECRET_ROTATED: { tone: "warn", group: "methods" },
  WEBHOOK_DELETED: { tone: "warn", group: "methods" },
  PROFILE_CHANGED: { tone: "info", group: "rights" },
  ACCOUNT_INVITED: { tone: "info", group: "rights" },
  ROLE_CHANGED: { tone: "warn", group: "rights" },
  ACCOUNT_SUSPENDED: { tone: "bad", group: "rights" },
  ACCOUNT_RESTORED: { tone: "ok", group: "rights" },
  VIEW_AS: { tone: "info", group: "rights" },
  SECRET_REVEALED: { tone: "warn", group: "apps" },
  TERMINAL_OPENED: { tone: "info", group: "apps" },
  DOMAIN_CHANGED: { tone: "info", group: "apps" },
  APP_CHANGED: { tone: "info", group: "apps" },
  MACHINE_CHANGED: { tone: "info", group: "apps" },
  ALERT_CHANGED: { tone: "info", group: "rights" },
  CHART_CHANGED: { tone: "info", group: "apps" },
  TEAM_JOINED: { tone: "info", group: "rights" },
  TEAM_LEFT: { tone: "warn", group: "rights" },
  TEAM_ROLE_CHANGED: { tone: "info", group: "rights" },
  TEAM_TAKEN_OVER: { tone: "warn", group: "rights" },
};

const isKind = (name: string): name is AuditKind => Object.hasOwn(events, name);
const kinds = Object.keys(events).filter(isKind);

/** How an event is to be taken. */
export const toneOfEvent = (kind: AuditKind): StatusTone => events[kind].tone;

/** The events of some groups. */
export const kindsOf = (...groups: readonly EventGroup[]): AuditKind[] =>
  kinds.filter((kind) => groups.includes(events[kind].group));
