import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import {
  type Actor,
  actors,
  allow,
  isOffered,
  reasonOf,
  type Stand,
  stepOf,
  ticketActions,
  type TicketAction,
} from "#gateway/domains/tickets/tickets/machine.ts";
import { ticketStatuses, type TicketStatus } from "#gateway/domains/tickets/tickets/values.ts";

/** The design's table: from where, by what, for whom, to where. */
const design: readonly [
  from: string,
  action: TicketAction,
  who: readonly Actor[],
  to: TicketStatus | "SAME",
][] = [
  ["NEW", "CLAIM", ["STAFF"], "OPEN"],
  ["OPEN WAITING_STAFF WAITING_USER ON_HOLD", "CLAIM", ["STAFF"], "SAME"],
  ["NEW", "ASSIGN", ["STAFF"], "OPEN"],
  ["OPEN WAITING_STAFF WAITING_USER ON_HOLD", "ASSIGN", ["STAFF"], "SAME"],
  ["OPEN WAITING_STAFF", "ESCALATE", ["STAFF"], "SAME"],
  ["NEW OPEN WAITING_STAFF WAITING_USER ON_HOLD", "TRIAGE", ["STAFF"], "SAME"],
  ["OPEN WAITING_STAFF WAITING_USER ON_HOLD", "ANSWER", ["STAFF"], "WAITING_USER"],
  ["NEW OPEN WAITING_STAFF WAITING_USER ON_HOLD RESOLVED CLOSED", "NOTE", ["STAFF"], "SAME"],
  ["OPEN WAITING_STAFF", "HOLD", ["STAFF"], "ON_HOLD"],
  ["ON_HOLD", "RESUME", ["STAFF"], "OPEN"],
  ["OPEN WAITING_STAFF WAITING_USER", "RESOLVE", ["STAFF", "OWNER"], "RESOLVED"],
  ["WAITING_USER", "AUTO_RESOLVE", ["SYSTEM"], "RESOLVED"],
  ["NEW OPEN WAITING_STAFF WAITING_USER ON_HOLD", "MERGE", ["STAFF"], "MERGED"],
  ["NEW OPEN WAITING_STAFF WAITING_USER ON_HOLD", "SPLIT", ["STAFF"], "SAME"],
  ["OPEN WAITING_STAFF WAITING_USER ON_HOLD", "REQUEST_ACCESS", ["STAFF"], "SAME"],
  ["NEW OPEN", "REPLY", ["OWNER"], "SAME"],
  ["WAITING_STAFF WAITING_USER ON_HOLD", "REPLY", ["OWNER"], "WAITING_STAFF"],
  ["NEW", "WITHDRAW", ["OWNER"], "CLOSED"],
  ["RESOLVED", "ACCEPT", ["OWNER"], "CLOSED"],
  ["RESOLVED", "AUTO_CLOSE", ["SYSTEM"], "CLOSED"],
  ["RESOLVED CLOSED", "REOPEN", ["OWNER", "ADMIN"], "WAITING_STAFF"],
  ["RESOLVED CLOSED", "RATE", ["OWNER"], "SAME"],
];

const now = Date.parse("2026-11-21T09:00:00.000Z");
const facts = { now, actorId: "usr_one", isAdmin: false };
const ticket = (status: TicketStatus): Stand => ({
  status,
  assigneeId: null,
  reopenCount: 0,
  closedAt: new Date(now - DAY).toISOString(),
  resource: { type: "APP", id: "app_one", name: "One" },
  escalatedAt: null,
  rating: null,
});

const all = ticketStatuses.flatMap((status) =>
  ticketActions.flatMap((action) => actors.map((actor) => ({ status, action, actor }))),
);

describe("the state of a ticket", () => {
  it.each(all)("$status lets $actor $action as the design says", ({ status, action, actor }) => {
    const found = design.find(
      ([from, what, who]) => from.split(" ").includes(status) && what === action && who.includes(actor),
    );
    expect(isOffered(ticket(status), action, [actor])).toBe(found !== undefined);
    if (found) {
      expect(allow(ticket(status), action, [actor], facts)).toBe(found[3] === "SAME" ? status : found[3]);
      return;
    }
    const mayEver = stepOf(action).who.includes(actor);
    let refusal: unknown;
    try {
      allow(ticket(status), action, [actor], facts);
    } catch (error) {
      refusal = error;
    }
    if (!(refusal instanceof AppError)) expect.fail("was let through");
    expect(refusal.code).toBe(mayEver ? "STEP_REFUSED" : "FORBIDDEN");
  });

  it.each<[TicketAction, TicketStatus, Partial<Stand>, string]>([
    ["CLAIM", "OPEN", { assigneeId: "usr_one" }, "ALREADY_YOURS"],
    ["REOPEN", "CLOSED", { reopenCount: 3 }, "TOO_OFTEN"],
    ["REOPEN", "RESOLVED", { reopenCount: 3, closedAt: null }, "TOO_OFTEN"],
    ["REOPEN", "CLOSED", { closedAt: new Date(now - 8 * DAY).toISOString() }, "TOO_LATE"],
    ["REQUEST_ACCESS", "OPEN", { resource: null }, "NO_RESOURCE"],
    ["ESCALATE", "OPEN", { escalatedAt: "2026-11-20T09:00:00.000Z" }, "ESCALATED"],
    ["RATE", "CLOSED", { rating: 4 }, "RATED"],
  ])("closes %s in %s by a guard, and says why", (action, status, given, reason) => {
    expect(reasonOf({ ...ticket(status), ...given }, action, facts)).toBe(reason);
  });

  it("lets an administrator reopen what nobody else can any more", () => {
    const late = { ...ticket("CLOSED"), reopenCount: 9, closedAt: "2020-01-01T00:00:00.000Z" };
    expect(allow(late, "REOPEN", ["ADMIN"], { ...facts, isAdmin: true })).toBe("WAITING_STAFF");
  });

  it("never leaves the states of the design, whatever is tried in whatever order", () => {
    const deed = fc.record({ action: fc.constantFrom(...ticketActions), actor: fc.constantFrom(...actors) });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        let at: Stand = { ...ticket("NEW"), closedAt: null };
        for (const { action, actor } of deeds) {
          const isOpen = isOffered(at, action, [actor]) && reasonOf(at, action, facts) === null;
          let status: TicketStatus | null = null;
          try {
            status = allow(at, action, [actor], facts);
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
          expect(status !== null).toBe(isOpen);
          if (status === null) continue;
          if (at.status === "MERGED") expect.fail("a merged ticket moved");
          const reopenCount = at.reopenCount + (action === "REOPEN" ? 1 : 0);
          at = { ...at, status, reopenCount, rating: action === "RATE" ? 5 : at.rating };
          expect(reopenCount).toBeLessThanOrEqual(3);
        }
      }),
      { seed: 23 },
    );
  });
});
