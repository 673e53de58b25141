import { AppError } from "#gateway/platform/errors.ts";
import type { DomainStatusText } from "./repository.ts";

/** Who does something with a domain. */
export const actors = ["OWNER", "REVIEWER", "ADMIN", "SYSTEM"] as const;
export type Actor = (typeof actors)[number];

/** Why an action that the status offers is not open. */
export type DomainReason = "BOUND";

/** A domain as far as steps go by it. */
export interface Stand {
  status: DomainStatusText;
  /** How many host names in it are bound to apps. */
  bound: number;
}

export interface Step {
  moves: Partial<Record<DomainStatusText, DomainStatusText>>;
  who: readonly Actor[];
  guard?: (domain: Stand) => DomainReason | null;
}

const same = (...statuses: DomainStatusText[]): Step["moves"] =>
  Object.fromEntries(statuses.map((status) => [status, status]));
const unbound = ({ bound }: Stand): DomainReason | null => (bound > 0 ? "BOUND" : null);

export const peopleSteps = {
  APPROVE: { moves: { PENDING_REVIEW: "ACTIVE" }, who: ["REVIEWER"] },
  REJECT: { moves: { PENDING_REVIEW: "REJECTED" }, who: ["REVIEWER"] },
  EDIT: { moves: same("ACTIVE", "EXPIRING"), who: ["OWNER"] },
  RENEW: { moves: { EXPIRING: "ACTIVE", EXPIRED: "ACTIVE" }, who: ["OWNER"] },
  TRANSFER: { moves: same("ACTIVE", "EXPIRING"), who: ["OWNER"], guard: unbound },
  RELEASE: {
    moves: { PENDING_REVIEW: "RELEASED", ACTIVE: "RELEASED", EXPIRING: "RELEASED", EXPIRED: "RELEASED" },
    who: ["OWNER"],
    guard: unbound,
  },
  SUSPEND: { moves: { ACTIVE: "SUSPENDED", EXPIRING: "SUSPENDED" }, who: ["ADMIN"] },
  RESUME: { moves: { SUSPENDED: "ACTIVE" }, who: ["ADMIN"] },
} as const satisfies Record<string, Step>;

/** What the platform does by itself. */
export const systemSteps = {
  WARN: { moves: { ACTIVE: "EXPIRING" }, who: ["SYSTEM"] },
  EXPIRE: { moves: { EXPIRING: "EXPIRED" }, who: ["SYSTEM"] },
  LAPSE: { moves: { EXPIRED: "RELEASED", SUSPENDED: "RELEASED" }, who: ["SYSTEM"] },
} as const satisfies Record<string, Step>;

export type PeopleAction = keyof typeof peopleSteps;
export type DomainActionText = PeopleAction | keyof typeof systemSteps;

const steps: Readonly<Record<DomainActionText, Step>> = { ...peopleSteps, ...systemSteps };
export const stepOf = (action: DomainActionText): Step => steps[action];

/** What people can do, in the order in which it is offered. */
export const peopleActions = Object.keys(peopleSteps).filter((key): key is PeopleAction =>
  Object.hasOwn(peopleSteps, key),
);

/** What the actors can do with a domain as it is now, and why what is offered is not open. */
export const actionsOf = (domain: Stand, who: readonly Actor[]) =>
  peopleActions
    .filter(
      (name) =>
        steps[name].moves[domain.status] !== undefined && steps[name].who.some((one) => who.includes(one)),
    )
    .map((name) => {
      const reasonCode = steps[name].guard?.(domain) ?? null;
      return { name, allowed: reasonCode === null, reasonCode };
    });

const refused = (reason: string) =>
  new AppError(
    "STEP_REFUSED",
    "The domain cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the status it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, STEP_REFUSED with `reason`.
 */
export function allow(domain: Stand, action: DomainActionText, who: readonly Actor[]): DomainStatusText {
  const { moves, guard, who: may } = steps[action];
  if (!may.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with a domain.");
  const to = moves[domain.status];
  if (to === undefined) throw refused("STATE");
  const reason = guard?.(domain) ?? null;
  if (reason !== null) throw refused(reason);
  return to;
}

const DAY = 86_400_000;
/** How long before its end a term is said to end, how long a domain is kept after it, and for how long the name is its last owner's alone. */
const WARNING = 30 * DAY;
const KEPT = 15 * DAY;
const GUARD = 60 * DAY;

/** When the platform takes its next step by itself; null for never. */
export function dueAt(status: DomainStatusText, expiresAt: string | null, now: number): string | null {
  if (status === "RELEASED") return new Date(now + GUARD).toISOString();
  if (expiresAt === null) return null;
  const end = Date.parse(expiresAt);
  const after: Partial<Record<DomainStatusText, number>> = {
    ACTIVE: end - WARNING,
    EXPIRING: end,
    EXPIRED: end + KEPT,
    SUSPENDED: end + KEPT,
  };
  const at = after[status];
  return at === undefined ? null : new Date(at).toISOString();
}
