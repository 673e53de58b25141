import { ticketTable } from "#gateway/domains/tickets/tickets/repository.ts";
import {
  ticketCategories,
  ticketPriorities,
  type TicketStatus,
} from "#gateway/domains/tickets/tickets/values.ts";
import { DAY, HOUR, MINUTE, systemClock } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import type { BenchCase } from "./cases.ts";
import { signIn } from "./insist.ts";
import { compareStores } from "./scale.ts";

/** So many messages of each ticket. */
const EACH = 10;
const AT_ONCE = 500;
const words = ["harbour", "crane", "quay", "tide", "mooring", "beacon", "cargo", "anchor", "hull", "ferry"];
const statuses: readonly TicketStatus[] = [
  "CLOSED",
  "CLOSED",
  "CLOSED",
  "RESOLVED",
  "WAITING_USER",
  "OPEN",
  "NEW",
];
const pick = <T>(from: readonly T[], at: number): T => {
  const one = from[at % from.length];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
};
const at = (ms: number): string => new Date(ms).toISOString();

/** A queue that grew old: most tickets are over; what is open is spread over days. */
function ticketRow(number: number, now: number) {
  const openedAt = now - number * 7 * MINUTE - HOUR;
  const status =
    number < 200 ? pick(["OPEN", "NEW", "WAITING_USER"] as const, number) : pick(statuses, number * 7);
  const isOver = status === "CLOSED" || status === "RESOLVED";
  return {
    ticketNo: `B${String(number).padStart(6, "0")}`,
    userId: number % 40 === 0 ? "usr_client" : `usr_bench${number % 5_000}`,
    requester: "Bench",
    category: pick(ticketCategories, number),
    priority: pick(ticketPriorities, number * 3),
    status,
    subject: `The ${pick(words, number)} ${pick(words, number * 3 + 1)} stands still ${number}`,
    assigneeId: status === "NEW" ? null : pick(["usr_support", "usr_admin"], number),
    resource: null,
    snapshot: null,
    openedAt: at(openedAt),
    dueFirst: at(openedAt + 4 * HOUR),
    dueResolve: at(openedAt + 3 * DAY),
    firstRespondedAt: status === "NEW" ? null : at(openedAt + HOUR),
    resolvedAt: isOver ? at(openedAt + DAY) : null,
    closedAt: status === "CLOSED" ? at(openedAt + 2 * DAY) : null,
    pausedAt: null,
    pausedSeconds: 0,
    firstSeconds: 3_600,
    resolveSeconds: isOver ? 86_400 : null,
    rating: isOver ? 4 : null,
    ratingText: null,
    escalatedAt: null,
    reopenCount: 0,
    mergedInto: null,
    unreadUser: 0,
    unreadStaff: 0,
    isWarned: 0,
    dueAt: null,
    lastAt: at(openedAt + HOUR),
    createdAt: at(openedAt),
    updatedAt: at(openedAt + HOUR),
  };
}

async function fill(db: Db, total: number): Promise<void> {
  const now = systemClock.now();
  for (let first = 1; first <= total; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, total - first + 1) }, (_, index) =>
      ticketRow(first + index, now),
    );
    const kept = [];
    for (const row of rows) kept.push(await ticketTable.insert(db, row));
    for (let from = 0; from < kept.length; from += 50)
      await db
        .insertInto("tickets_messages")
        .values(
          kept.slice(from, from + 50).flatMap(({ id, userId, openedAt }) =>
            Array.from({ length: EACH }, (_, index) => ({
              ticketId: id,
              author: index % 2 === 0 ? ("USER" as const) : ("STAFF" as const),
              userId: index % 2 === 0 ? userId : "usr_support",
              body: `<p>Message ${index} of the ${pick(words, id + index)}.</p>`,
              attachments: "[]",
              isInternal: 0,
              event: null,
              params: "{}",
              grantId: null,
              via: "CONSOLE" as const,
              mailId: null,
              editedAt: null,
              recalledAt: null,
              createdAt: openedAt,
            })),
          ),
        )
        .execute();
  }
}

async function makeStore(databaseUrl: string, total: number): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const store = await openStore(databaseUrl, (opened) => prepareStore(opened, config));
  await store.db.transaction().execute((db) => fill(db, total));
  await store.close();
}

const LIST = `query ($page: Int!, $sort: TicketSort, $filter: TicketFilter) { tickets(page: $page, itemsPerPage: 25, sort: $sort, filter: $filter) {
  items { id ticketNo subject status priority category requester { fullName } assignee { fullName } clock { target secondsLeft } actions { name allowed } } total } }`;
const THREAD =
  "query ($id: ID!, $first: Int!) { ticketMessages(ticketId: $id, first: $first) { items { id body author person { fullName } } hasMore } }";

/** What the staff ask all day: their queues, what they look for, and what was said. */
async function casesAt(origin: string): Promise<BenchCase[]> {
  const token = await signIn(origin, "admin");
  const ask = (query: string, variables: object) => ({
    method: "POST" as const,
    path: "/graphql",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const list = (filter: object, page = 1, field = "LAST", order = "DESC") =>
    ask(LIST, { page, sort: { field, order }, filter: { scope: "STAFF", ...filter } });
  return [
    {
      name: "queues",
      target: 0.8,
      requests: [
        list({ queue: "MINE" }),
        list({ queue: "UNASSIGNED" }, 1, "DUE", "ASC"),
        list({ queue: "BREACHING" }, 1, "DUE", "ASC"),
        list({ queue: "OPEN" }, 2, "PRIORITY"),
        list({ queue: "WAITING_USER" }),
        list({ status: ["CLOSED"], category: ["LAS"] }, 3),
        list({}, 4),
      ],
    },
    {
      name: "search",
      target: 0.8,
      requests: ["harbour crane", "tide", "B000123", "ferry hull", "stands still 7"].map((q) => list({ q })),
    },
    // Words that one ticket has, a hundred, a tenth of them, a fifth and all.
    ...["B000123", "B0001", "harbour crane", "tide", "stands still", "b0"].map((q) => ({
      name: `search for ${q}`,
      target: 0.8,
      requests: [list({ q })],
    })),
    {
      name: "search, unseen",
      target: 0.8,
      // More of them than counts are kept.
      requests: Array.from({ length: 1_800 }, (_, index) => {
        const number = String(100 + (index % 900)).padStart(6, "0");
        return list({ q: index < 900 ? `B${number}` : number });
      }),
    },
    {
      name: "threads",
      target: 0.8,
      // More of them than answers are kept.
      requests: Array.from({ length: 5_000 }, (_, index) =>
        ask(THREAD, { id: String(50 + (index % 900)), first: 25 + Math.floor(index / 900) }),
      ),
    },
  ];
}

/** Compares 1,000 tickets with 100,000, each of ten messages. */
export const compareTickets = (strict: boolean): Promise<void> =>
  compareStores(
    { sizes: [1_000, 100_000], what: "tickets, each of ten messages,", make: makeStore, casesAt },
    strict,
  );
