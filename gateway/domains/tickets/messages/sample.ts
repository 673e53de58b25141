import { z } from "zod";
import { MINUTE, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { nameRow } from "#gateway/platform/store/rowNames.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { appById } from "#gateway/domains/hosting/apps/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import type { TicketRow } from "#gateway/domains/tickets/tickets/repository.ts";
import { say } from "./saying.ts";

const deed = z.strictObject({
  do: z.enum(["claim", "answer", "note", "reply", "hold", "resolve", "accept", "rate"]),
  after: z.int().min(0),
  by: z.string().default("usr_support"),
  body: z.string().default(""),
  rating: z.int().default(5),
});
const sample = z.strictObject({
  name: z.string().optional(),
  userId: z.string(),
  minutesAgo: z.int().positive(),
  category: z.enum(tickets.ticketCategories),
  priority: z.enum(tickets.ticketPriorities),
  subject: z.string(),
  body: z.string(),
  appId: z.string().nullable().default(null),
  lines: z.array(z.string()).default([]),
  deeds: z.array(deed).default([]),
});

/** Does to a ticket what was done to it then. */
async function take(within: Within, ticket: TicketRow, one: z.output<typeof deed>): Promise<void> {
  const owner: tickets.Doer = { actorId: ticket.userId, who: ["OWNER"] };
  const staff: tickets.Doer = { actorId: one.by, who: ["STAFF"] };
  const said = (userId: string) => ({
    body: one.body,
    attachments: [],
    userId,
    via: "CONSOLE" as const,
    mailId: null,
  });
  switch (one.do) {
    case "claim":
      await tickets.step(within, ticket, "CLAIM", staff, { changes: { assigneeId: one.by } });
      return;
    case "answer":
      await say(within, ticket, staff, "ANSWER", said(one.by));
      return;
    case "note":
      await say(within, ticket, staff, "NOTE", said(one.by));
      return;
    case "reply":
      await say(within, ticket, owner, "REPLY", said(ticket.userId));
      return;
    case "hold":
      await tickets.step(within, ticket, "HOLD", staff);
      return;
    case "resolve":
      await tickets.step(within, ticket, "RESOLVE", staff);
      return;
    case "accept":
      await tickets.step(within, ticket, "ACCEPT", owner);
      return;
    case "rate":
      await tickets.step(within, ticket, "RATE", owner, {
        changes: { rating: one.rating },
        params: { rating: one.rating },
      });
  }
}

/** Nobody hears of what happened before the first start. */
const quiet: Within["homeLive"] = {
  publish: () => {},
  subscribe: () => {
    throw new Error("Nobody is told.");
  },
  close: () => Promise.resolve(),
};

/** How an app was when a sample ticket was written about it. */
async function linkedTo(home: Store, { appId, lines }: z.output<typeof sample>, takenAt: string) {
  const app = appId === null ? undefined : await appById(home.db, appId);
  return app
    ? {
        resource: { type: "APP", id: app.id, name: app.displayName },
        snapshot: {
          takenAt,
          phase: "DEGRADED",
          reason: "HEALTH_CHECK_FAILED",
          image: app.spec.image,
          revision: app.currentRevision,
          readyReplicas: 1,
          replicas: 2,
          nodes: ["hk-a-07"],
          lines,
        },
      }
    : null;
}

/** Tickets of the sample accounts, by the rules that everybody's go by. */
export async function seedTickets(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const all = readRows(sample, fixture);
  for (const one of all) {
    const { userId, minutesAgo, deeds, body, category, priority, subject } = one;
    const at = (minutes: number): Within => ({
      home,
      businessClock: { now: () => clock.now() - Math.max(0, minutesAgo - minutes) * MINUTE },
      homeLive: quiet,
      afterwards: () => {},
    });
    const requester = (await accountNamed(home, userId))?.fullName ?? "";
    const linked = await linkedTo(home, one, new Date(at(0).businessClock.now()).toISOString());
    const { id } = await tickets.write(
      at(0),
      { userId, requester, category, priority, subject, linked },
      { body },
    );
    if (one.name !== undefined) await nameRow(home.db, "tickets_tickets", one.name, id);
    for (const done of deeds) await take(at(done.after), await tickets.ticketBy(at(0), id), done);
  }
}
