import { z } from "zod";
import type { Clock } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { richText, person, staffTicket, ticketCategories } from "#gateway/domains/tickets/tickets/rules.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import * as replies from "./repository.ts";
import type { CannedReplyRow } from "./repository.ts";

const written = z.object({
  title: text(1, 60),
  body: richText(5_000),
  category: z.enum(ticketCategories).nullable(),
  andThen: z.enum(["RESOLVE", "HOLD"]).nullable(),
});

const read = (input: { category?: unknown; andThen?: unknown }) =>
  validate(written, { ...input, category: input.category ?? null, andThen: input.andThen ?? null });

export const all = async ({ home }: RequestContext): Promise<CannedReplyRow[]> => await replies.all(home.db);

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A reply with its places filled; what is put in is text, whatever it holds. */
export const fill = (body: string, values: Readonly<Record<string, string>>): string =>
  body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    (values[name] ?? "").replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign),
  );

/** The text of a reply for a ticket. @throws {AppError} NOT_FOUND */
export async function textFor(
  context: RequestContext,
  { id, ticketId }: { id: string; ticketId: string },
): Promise<string> {
  const ticket = await staffTicket(context, ticketId);
  const row = await replies.byId(context.home.db, id);
  if (!row) throw notFound("Reply");
  return fill(row.body, {
    name: ticket.requester,
    ticketNo: ticket.ticketNo,
    subject: ticket.subject,
    app: ticket.resource?.name ?? "",
    agent: (await person(context, viewerIdOf(context)))?.fullName ?? "",
  });
}

/** @throws {AppError} BAD_USER_INPUT */
export async function create({ home, clock }: RequestContext, input: object): Promise<CannedReplyRow> {
  const row = { id: newId("can", clock), ...read(input) };
  await inTransaction(home, async (db) => {
    if ((await replies.all(db)).length >= replies.KEPT)
      throw badInput({
        title: {
          code: "OUT_OF_RANGE",
          message: `At most ${replies.KEPT} replies are kept: remove one first.`,
          params: { max: replies.KEPT },
        },
      });
    await replies.insert(db, [row]);
  });
  return row;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function update({ home }: RequestContext, id: string, input: object): Promise<CannedReplyRow> {
  const row = { id, ...read(input) };
  if (!(await replies.update(home.db, row))) throw notFound("Reply");
  return row;
}

/** @throws {AppError} NOT_FOUND */
export async function remove({ home }: RequestContext, id: string): Promise<string> {
  if (!(await replies.remove(home.db, id))) throw notFound("Reply");
  return id;
}

/** Replies that are there from the beginning. */
export async function seedReplies({ db }: Store, fixture: Fixture, _clock: Clock): Promise<void> {
  await replies.insert(db, readRows(written.extend({ id: z.string() }), fixture));
}
