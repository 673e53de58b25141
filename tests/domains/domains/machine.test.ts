import fc from "fast-check";
import { expect, it } from "vitest";
import {
  actionsOf,
  actors,
  allow,
  dueAt,
  peopleSteps,
  stepOf,
  systemSteps,
  type DomainActionText,
} from "#gateway/domains/domains/domains/machine.ts";
import { domainStatuses, type DomainStatusText } from "#gateway/domains/domains/domains/repository.ts";

const actions = [...Object.keys(peopleSteps), ...Object.keys(systemSteps)] as DomainActionText[];

/** What the design says, written down once more by hand. */
const table: Record<DomainStatusText, Partial<Record<DomainActionText, DomainStatusText>>> = {
  PENDING_REVIEW: { APPROVE: "ACTIVE", REJECT: "REJECTED", RELEASE: "RELEASED" },
  ACTIVE: { EDIT: "ACTIVE", TRANSFER: "ACTIVE", RELEASE: "RELEASED", SUSPEND: "SUSPENDED", WARN: "EXPIRING" },
  EXPIRING: {
    EDIT: "EXPIRING",
    RENEW: "ACTIVE",
    TRANSFER: "EXPIRING",
    RELEASE: "RELEASED",
    SUSPEND: "SUSPENDED",
    EXPIRE: "EXPIRED",
  },
  EXPIRED: { RENEW: "ACTIVE", RELEASE: "RELEASED", LAPSE: "RELEASED" },
  SUSPENDED: { RESUME: "ACTIVE", LAPSE: "RELEASED" },
  REJECTED: {},
  RELEASED: {},
};

it.each(domainStatuses.flatMap((status) => actions.map((action) => [status, action] as const)))(
  "from %s, %s leads where the design says, or nowhere",
  (status, action) => {
    const to = table[status][action];
    const walk = () => allow({ status, bound: 0 }, action, actors);
    if (to === undefined) expect(walk).toThrow("cannot take this step");
    else expect(walk()).toBe(to);
  },
);

it.each(actions)("%s is for those alone whom it names", (action) => {
  for (const who of actors)
    if (!stepOf(action).who.includes(who))
      for (const status of domainStatuses)
        expect(() => allow({ status, bound: 0 }, action, [who])).toThrow("for others");
});

it("is neither let go nor handed over while apps are bound in it", () => {
  for (const { name, allowed, reasonCode } of actionsOf({ status: "ACTIVE", bound: 1 }, ["OWNER"]))
    expect([name, allowed, reasonCode]).toEqual(
      name === "TRANSFER" || name === "RELEASE" ? [name, false, "BOUND"] : [name, true, null],
    );
});

it("whatever is done, what is offered is what passes, and what is over stays so", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ action: fc.constantFrom(...actions), who: fc.constantFrom(...actors), bound: fc.nat(2) }),
      ),
      (acts) => {
        let status: DomainStatusText = "PENDING_REVIEW";
        for (const { action, who, bound } of acts) {
          const offered = actionsOf({ status, bound }, [who]).find(({ name }) => name === action);
          let to: DomainStatusText | null = null;
          try {
            to = allow({ status, bound }, action, [who]);
          } catch {
            to = null;
          }
          if (action in peopleSteps) expect(offered?.allowed ?? false).toBe(to !== null);
          if (status === "REJECTED" || status === "RELEASED") expect(to).toBeNull();
          status = to ?? status;
          const due = dueAt(status, "2026-06-01T00:00:00.000Z", 0);
          expect(due === null).toBe(
            status === "REJECTED" || status === "PENDING_REVIEW" ? due === null : false,
          );
        }
      },
    ),
  );
});
