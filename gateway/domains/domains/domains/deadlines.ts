import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { lapseWithin } from "#gateway/domains/hosting/bindings/rules.ts";
import { due, nextDue, update, type DomainRow, type DomainStatusText } from "./repository.ts";
import { step } from "./rules.ts";

const AT_ONCE = 200;

const stepAfter: Partial<Record<DomainStatusText, "WARN" | "EXPIRE" | "LAPSE">> = {
  ACTIVE: "WARN",
  EXPIRING: "EXPIRE",
  EXPIRED: "LAPSE",
  SUSPENDED: "LAPSE",
};
const messages = { WARN: "domainExpiring", EXPIRE: "domainExpired", LAPSE: "domainReleased" } as const;

/** Terms come to their end, names are released, and the time ends for which they are their last owner's alone. */
export const domainsDue: Deadline<Services> = {
  name: "domains/domains",
  nextAt: nextDue,
  pass: async (work) => {
    const { home, at } = work;
    const one = async (row: DomainRow): Promise<void> => {
      const action = stepAfter[row.status];
      // What is released has only its guard left.
      if (!action) return void (await update(home.db, row, { dueAt: null }));
      if (action === "LAPSE") await lapseWithin(work, row.fqdn);
      await step(work, row, action, ["SYSTEM"]);
      await announce(work, row.ownerId, {
        kind: "system",
        tone: action === "WARN" ? "warn" : "bad",
        message: messages[action],
        params: { domain: row.displayName, endsAt: row.expiresAt ?? at },
        link: "/product/freedomain",
      });
    };
    for (const row of await due(home.db, at, AT_ONCE)) await one(row);
  },
};
