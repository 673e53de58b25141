import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { find as helpArticles } from "#gateway/domains/pages/helpCenter/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { append, type AttachedRow } from "./messageRepository.ts";
import { attached, richText } from "./words.ts";
import { tell } from "./changes.ts";
import { sayToStaff } from "./news.ts";
import { nextNumber, ticketTable, type TicketRow } from "./repository.ts";
import { duesOf } from "./sla.ts";
import { addLines, lookAt, type Linked } from "./snapshot.ts";
import { ticketCategories, ticketPriorities, type TicketData } from "./values.ts";

export const subject = text(4, 120);

const written = z.object({
  subject,
  category: z.enum(ticketCategories),
  priority: z.enum(ticketPriorities),
  body: richText(),
  appId: z.string().nullish(),
});

/** What a new ticket is made of. */
export type NewTicket = Pick<TicketData, "userId" | "requester" | "category" | "priority" | "subject"> & {
  linked?: Linked | null;
};

/** Adds a ticket, without any message. */
export async function insert(within: Within, { linked = null, ...given }: NewTicket): Promise<TicketRow> {
  const at = timestamp(within.businessClock);
  const ticket = await ticketTable.insert(within.home.db, {
    ...given,
    ticketNo: await nextNumber(within.home.db),
    status: "NEW",
    resource: linked?.resource ?? null,
    snapshot: linked?.snapshot ?? null,
    assigneeId: null,
    openedAt: at,
    ...duesOf(at, given.priority, 0),
    firstRespondedAt: null,
    firstSeconds: null,
    resolvedAt: null,
    resolveSeconds: null,
    closedAt: null,
    pausedAt: null,
    pausedSeconds: 0,
    reopenCount: 0,
    rating: null,
    ratingText: null,
    mergedInto: null,
    escalatedAt: null,
    unreadUser: 0,
    unreadStaff: 1,
    lastAt: at,
    dueAt: null,
    isWarned: 0,
    createdAt: at,
    updatedAt: at,
  });
  tell(within, ticket, "CREATED");
  return ticket;
}

/** Adds a ticket with what it says, and tells the staff. */
export async function write(
  within: Within,
  given: NewTicket,
  said: { body: string; attachments?: AttachedRow[]; via?: "CONSOLE" | "MAIL"; mailId?: string | null },
): Promise<TicketRow> {
  const ticket = await insert(within, given);
  await append(within.home.db, {
    ticketId: ticket.id,
    author: "USER",
    userId: given.userId,
    createdAt: ticket.createdAt,
    ...said,
  });
  await sayToStaff(
    within,
    ticket,
    {
      tone: given.priority === "URGENT" ? "bad" : "info",
      message: "ticketWritten",
      params: { name: given.requester },
    },
    { but: given.userId },
  );
  return ticket;
}

interface Input {
  subject: string;
  category: string;
  priority: string;
  body: string;
  appId?: string | null;
  attachmentIds: readonly string[];
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND. */
export async function create(
  context: RequestContext,
  input: Input,
  by: { via: "CONSOLE" | "MAIL"; mailId: string | null } = { via: "CONSOLE", mailId: null },
): Promise<TicketRow> {
  const userId = viewerIdOf(context);
  const { body, appId, ...given } = validate(written, input);
  const attachments = await attached(context, input.attachmentIds);
  const linked = await lookAt(context, appId ?? null, given.priority);
  const requester = (await userOf(context, userId))?.fullName ?? "";
  const ticket = await inHome(
    context,
    async (inside) =>
      await write(inside, { ...given, userId, requester, linked }, { body, attachments, ...by }),
  );
  if (linked) context.afterwards((outside) => addLines(outside, ticket));
  return ticket;
}

const SUGGESTED = 5;

/** Articles that hold the words of what is being written, those that hold most of them first. */
export function suggestions(given: string) {
  const words = [...new Set(given.slice(0, 200).split(/[\s,.;:!?，。；：！？]+/))].filter(
    (word) => word.length >= 3 || /\p{Script=Han}{2}/u.test(word),
  );
  const hits = new Map<string, { article: ReturnType<typeof helpArticles>[number]; n: number }>();
  for (const word of words.slice(0, 12))
    for (const article of helpArticles(word))
      hits.set(article.id, { article, n: (hits.get(article.id)?.n ?? 0) + 1 });
  return [...hits.values()]
    .toSorted((a, b) => b.n - a.n)
    .slice(0, SUGGESTED)
    .map(({ article: { id, title, summary } }) => ({ id, title, summary }));
}
