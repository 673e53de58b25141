import type { TicketFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { categories, priorities, statuses, ticketTexts } from "./ticketParts.ts";
import {
  TicketChangesDocument,
  TicketCountsDocument,
  TicketIdsDocument,
  TicketListDocument,
} from "./tickets.generated.ts";

const filters = {
  status: anyOf(statuses, "statuses"),
  category: anyOf(categories, "categories"),
  priority: anyOf(priorities, "priorities"),
};

export const ownList = declareLiveList({
  name: "tickets.tickets",
  texts: ticketTexts,
  cache: { rows: "tickets", figures: ["ticketCounts"] },
  sorts: ["CREATED", "LAST", "PRIORITY", "DUE"],
  defaultSort: { field: "LAST", order: "DESC" },
  filters,
  views: {
    all: {},
    yours: { status: ["WAITING_USER"] },
    running: { status: ["NEW", "OPEN", "WAITING_STAFF", "ON_HOLD"] },
    over: { status: ["RESOLVED", "CLOSED", "MERGED"] },
  },
  input: (given): TicketFilter => ({ ...given, scope: "OWN" }),
});
export const ownViews = ["all", "yours", "running", "over"] as const;

export const queues = ["OPEN", "MINE", "UNASSIGNED", "BREACHING", "WAITING_USER"] as const;
export const isQueue = (name: string): name is (typeof queues)[number] =>
  queues.some((queue) => queue === name);

export const staffList = declareLiveList({
  name: "tickets.queue",
  texts: ticketTexts,
  cache: { rows: "tickets", figures: ["ticketCounts"] },
  sorts: ["CREATED", "LAST", "PRIORITY", "DUE"],
  defaultSort: { field: "DUE", order: "ASC" },
  filters: { ...filters, queue: anyOf(queues, "queues") },
  views: {
    open: { queue: ["OPEN"] },
    mine: { queue: ["MINE"] },
    unassigned: { queue: ["UNASSIGNED"] },
    breaching: { queue: ["BREACHING"] },
    waiting: { queue: ["WAITING_USER"] },
    all: {},
  },
  input: ({ queue, ...given }): TicketFilter => ({ ...given, scope: "STAFF", queue: queue?.[0] ?? null }),
});
export const staffViews = ["open", "mine", "unassigned", "breaching", "waiting", "all"] as const;

export const ticketDocuments = {
  page: TicketListDocument,
  ids: TicketIdsDocument,
  counts: TicketCountsDocument,
  changes: TicketChangesDocument,
};
