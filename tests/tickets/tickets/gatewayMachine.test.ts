import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { stepOf, type TicketAction } from "#gateway/domains/tickets/tickets/machine.ts";
import { ticketStatuses, type TicketStatus } from "#gateway/domains/tickets/tickets/values.ts";
import { type Ticket, ticketGateway } from "./ticketGateway.ts";

const steps = ["CLAIM", "HOLD", "RESUME", "RESOLVE", "ESCALATE", "WITHDRAW", "ACCEPT", "REOPEN"] as const;
const doers = ["client", "support"] as const;
type Deed = { who: (typeof doers)[number]; what: (typeof steps)[number] | "SAY" } | { days: number };

const deed = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who: fc.constantFrom(...doers), what: fc.constantFrom(...steps) }) },
  { weight: 4, arbitrary: fc.record({ who: fc.constantFrom(...doers), what: fc.constant("SAY" as const) }) },
  { weight: 1, arbitrary: fc.record({ days: fc.constantFrom(1, 3, 8) }) },
);

describe("a ticket behind the gateway", () => {
  const { as, create, step, send, ticket, thread, pass } = ticketGateway("sqlite");
  const statusOf = ({ status }: Ticket): TicketStatus => {
    const found = ticketStatuses.find((one) => one === status);
    if (!found) throw new Error(`There is no state ${status}.`);
    return found;
  };
  const seen = async (id: string, who: (typeof doers)[number]): Promise<Ticket> => {
    const found = await ticket(as[who], id);
    if (!found) throw new Error("The ticket is gone.");
    return found;
  };
  /** What somebody says is, to the machine. */
  const sayAs = (who: (typeof doers)[number]): TicketAction => (who === "client" ? "REPLY" : "ANSWER");

  it("does what it offers and nothing else, whatever is tried in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array<Deed>(deed, { minLength: 4, maxLength: 14 }), async (deeds) => {
        const { id } = (await create(as.client)).one;
        let said = 1;
        for (const one of deeds) {
          if ("days" in one) {
            await pass(one.days * DAY);
            continue;
          }
          const { who, what } = one;
          const before = await seen(id, who);
          const lines = (await thread(as[who], id)).length;
          if (what === "SAY") {
            const { code } = await send(as[who], id);
            const after = await seen(id, who);
            if (code === undefined) said += 1;
            else expect([code, after.version]).toEqual(["STEP_REFUSED", before.version]);
            // An answer takes what nobody has, and a reply opens what is over.
            const to = stepOf(sayAs(who)).moves[statusOf(before)];
            if (to !== undefined && code === undefined) expect(after.status).toBe(to);
          } else {
            const offer = before.actions.find(({ name }) => name === what);
            const { code } = await step(as[who], id, what);
            const after = await seen(id, who);
            expect(code === undefined).toBe(offer?.allowed === true);
            if (code === undefined) expect(after.status).toBe(stepOf(what).moves[statusOf(before)]);
            else {
              expect(["STEP_REFUSED", "FORBIDDEN"]).toContain(code);
              expect([after.status, after.version]).toEqual([before.status, before.version]);
              expect(await thread(as[who], id)).toHaveLength(lines);
            }
          }
          const now = await seen(id, "client");
          expect(now.reopenCount).toBeLessThanOrEqual(3);
          expect((await thread(as.client, id)).filter(({ event }) => event === null)).toHaveLength(said);
        }
      }),
      { seed: 23, numRuns: 15 },
    );
  }, 120_000);
});

describe("what a ticket was promised", () => {
  const { as, create, step, send, ticket, moveTo } = ticketGateway("sqlite");

  it("runs through the support hours of a weekend alone, and stands while its writer is waited for", async () => {
    await moveTo("2026-11-27T20:00:00.000");
    const { id } = (await create(as.client, { priority: "HIGH" })).one;
    const clock = async () => (await ticket(as.support, id))?.clock;
    expect(await clock()).toMatchObject({ target: "FIRST", secondsLeft: 2 * 3_600 });
    await moveTo("2026-11-28T08:00:00.000");
    expect(await clock()).toMatchObject({ target: "FIRST", secondsLeft: 3_600 });
    await moveTo("2026-11-28T09:30:00.000");
    await send(as.support, id);
    expect(await clock()).toMatchObject({ target: "RESOLVE", isPaused: true, isFirstMet: true });
    const left = (24 - 1.5) * 3_600;
    await moveTo("2026-11-29T22:00:00.000");
    expect(await clock()).toMatchObject({ isPaused: true, secondsLeft: left });
    await send(as.client, id);
    await moveTo("2026-11-30T10:00:00.000");
    expect(await clock()).toMatchObject({ isPaused: false, secondsLeft: left - 3_600 });
    await step(as.support, id, "RESOLVE");
    await moveTo("2026-12-01T10:00:00.000");
    expect(await clock()).toMatchObject({ isPaused: true, secondsLeft: left - 3_600 });
  });
});
