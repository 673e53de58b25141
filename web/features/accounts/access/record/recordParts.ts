import { kindsOf } from "#web/ui/person/securityEvents.ts";

export const recordTexts = "access:record";
/** What the events are called, as people read them of their own account. */
export const kindTexts = "accountsUsers:activity.kinds";

export const kindGroups = {
  all: null,
  signIns: kindsOf("signIns"),
  failures: kindsOf("failures"),
  methods: kindsOf("methods"),
  rights: kindsOf("rights"),
  apps: kindsOf("apps"),
} as const;

export const kindNames = ["all", "signIns", "failures", "methods", "rights", "apps"] as const;
export const periods = ["always", "day", "week", "month"] as const;
/** How many days each goes back. */
export const periodDays = { always: null, day: 1, week: 7, month: 30 } as const;
