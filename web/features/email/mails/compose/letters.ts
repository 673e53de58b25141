import type { ApolloCache, ApolloClient } from "@apollo/client";
import { isRecord } from "../../../../lib/isRecord.ts";
import { type MailRow, settleRows, writeFigures } from "../mailCache.ts";
import type { MailFiguresFragment } from "../mails.generated.ts";
import { MailReplySendDocument, MailSendDocument } from "./compose.generated.ts";
import { inputOf } from "./composeInput.ts";
import { readWritten, type Written } from "./composeStore.ts";
import { holdTime } from "./heldStore.ts";

export interface Person {
  name: string;
  email: string;
}

/** A mail or a reply as it is sent: with the names of its addresses, so that it is the same however often it is tried. */
export interface Letter {
  written: Written;
  people: readonly Person[];
  sendAt: string | null;
}

/** What is written, ready to be sent. */
export function letterOf(written: Written, contacts: readonly Person[], sendAt?: Date): Letter {
  const { to, cc, bcc } = written.values;
  const meant = new Set([...to, ...cc, ...bcc]);
  return { written, people: contacts.filter(({ email }) => meant.has(email)), sendAt: sendAt?.toISOString() ?? null };
}

const isPerson = (value: unknown): value is Person => isRecord(value) && typeof value["name"] === "string" && typeof value["email"] === "string";

/** Reads a letter that the browser kept. */
export function readLetter(value: unknown): Letter | undefined {
  const { written: kept, people, sendAt } = isRecord(value) ? value : {};
  const written = readWritten(kept);
  return written && { written, people: Array.isArray(people) ? people.filter(isPerson) : [], sendAt: typeof sendAt === "string" ? sendAt : null };
}

/** Puts what was sent, or is a draft again, where it belongs. */
export function settleSent(cache: ApolloCache, { items, counts }: { items: readonly MailRow[]; counts: MailFiguresFragment }): void {
  settleRows(cache, new Map(items.map((row) => [row.id, row])));
  writeFigures(cache, counts);
}

/**
 * Sends a letter; the same key sends it once, however often it is tried.
 * @returns the identifier of the mail, or of the mail that was replied to.
 * @throws {AppError} BAD_USER_INPUT with fields.
 */
export async function sendLetter(client: ApolloClient, idempotencyKey: string, { written: { replyTo, draft, values }, people, sendAt }: Letter): Promise<string> {
  const { subject, ...reply } = inputOf(values, people);
  if (replyTo !== undefined) {
    const { data } = await client.mutate({ mutation: MailReplySendDocument, variables: { id: replyTo, input: reply, idempotencyKey } });
    if (data) settleRows(client.cache, new Map([[data.mailReply.id, data.mailReply]]));
    return replyTo;
  }
  const { data } = await client.mutate({
    mutation: MailSendDocument,
    variables: { input: { ...reply, subject }, holdSeconds: sendAt === null ? holdTime / 1_000 : 0, idempotencyKey, ...(draft && { draftId: draft.id }), ...(sendAt !== null && { sendAt }) },
  });
  if (data) settleSent(client.cache, data.mailSend);
  return data?.mailSend.items[0]?.id ?? "";
}
