import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { clockAfter, clockNow, duesOf, tookSeconds } from "#gateway/domains/tickets/tickets/sla.ts";
import { afterSupport, isOpenAt, supportBetween } from "#gateway/domains/tickets/tickets/supportHours.ts";

/** An instant by the clocks of the site. */
const site = (text: string): number => Date.parse(`${text}+08:00`);
const friday = "2026-11-20T20:00:00.000";

describe("the support hours", () => {
  it("are from nine to nine by the clocks of the site", () => {
    expect(isOpenAt(site("2026-11-20T08:59:59.999"))).toBe(false);
    expect(isOpenAt(site("2026-11-20T09:00:00.000"))).toBe(true);
    expect(isOpenAt(site("2026-11-20T21:00:00.000"))).toBe(false);
  });

  it("count twelve hours a day, over a weekend too", () => {
    expect(supportBetween(site(friday), site("2026-11-23T10:00:00.000"))).toBe((1 + 12 + 12 + 1) * HOUR);
    expect(afterSupport(site(friday), 2 * HOUR)).toBe(site("2026-11-21T10:00:00.000"));
    expect(afterSupport(site("2026-11-20T23:00:00.000"), 30 * MINUTE)).toBe(site("2026-11-21T09:30:00.000"));
  });

  it("agree both ways wherever one begins", () => {
    const from = fc.integer({ min: site("2026-01-01T00:00:00"), max: site("2027-01-01T00:00:00") });
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 10 * DAY }), (at, ms) => {
        const end = afterSupport(at, ms);
        expect(supportBetween(at, end)).toBe(ms);
        expect(supportBetween(end, at)).toBe(-ms);
      }),
      { seed: 23, numRuns: 60 },
    );
  });
});

const openedAt = new Date(site(friday)).toISOString();
const ticket = {
  status: "OPEN" as const,
  priority: "HIGH" as const,
  openedAt,
  ...duesOf(openedAt, "HIGH", 0),
  firstRespondedAt: null,
  firstSeconds: null,
  resolveSeconds: null,
  pausedAt: null,
  pausedSeconds: 0,
};
const iso = (text: string) => new Date(site(text)).toISOString();

describe("the clock of a ticket", () => {
  it("is due in two hours of support, and solved in twenty-four", () => {
    expect(ticket.dueFirst).toBe(iso("2026-11-21T10:00:00.000"));
    expect(ticket.dueResolve).toBe(iso("2026-11-22T20:00:00.000"));
  });

  it("stands while the ticket waits for whoever wrote it, and goes on by as much later", () => {
    const at = iso("2026-11-21T09:30:00.000");
    const waiting = {
      ...ticket,
      firstRespondedAt: at,
      ...clockAfter(ticket, at, { status: "WAITING_USER" }),
      status: "WAITING_USER" as const,
    };
    expect(clockNow(waiting, site("2026-11-21T11:30:00.000"))).toMatchObject({
      target: "RESOLVE",
      isPaused: true,
      dueAt: null,
      pausedSeconds: 7_200,
      secondsLeft: 22.5 * 3_600,
    });
    const back = clockAfter(waiting, iso("2026-11-22T11:00:00.000"), { status: "WAITING_STAFF" });
    expect(back.pausedSeconds).toBe((11.5 + 2) * 3_600);
    expect(back.dueResolve).toBe(new Date(afterSupport(site(friday), (24 + 13.5) * HOUR)).toISOString());
  });

  it("is late by as many hours of support as have passed since", () => {
    expect(clockNow(ticket, site("2026-11-21T11:00:00.000"))).toMatchObject({
      target: "FIRST",
      secondsLeft: -3_600,
      seconds: 7_200,
    });
  });

  it("follows another priority from the beginning on", () => {
    expect(clockAfter(ticket, openedAt, { priority: "URGENT" }).dueFirst).toBe(
      iso("2026-11-20T20:30:00.000"),
    );
  });

  it("takes what it stood out of how long something took", () => {
    const stood = { ...ticket, pausedSeconds: 3_600 };
    expect(tookSeconds(stood, iso("2026-11-21T11:00:00.000"))).toBe(2 * 3_600);
  });
});
