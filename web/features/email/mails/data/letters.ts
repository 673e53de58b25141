import type { ApolloCache, ApolloClient } from "@apollo/client";
import { toAppError } from "#web/lib/errors/appError.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { readFigures, readRow, settleRows, writeFigures } from "./mailCache.ts";
import { recounted } from "./mailPlaces.ts";
import type { MailFiguresFragment } from "./mails.generated.ts";
import { MailDraftKeepDocument, MailSendDocument } from "./compose.generated.ts";
import { inputOf, type Person } from "./composeInput.ts";
import { readWritten, type Written } from "./composeStore.ts";
import { holdTime } from "./heldMail.ts";
import type { MailRow } from "./mailRow.ts";

/** A mail or a draft as it is sent: with the names of its addresses, so that it is the same however often it is tried. */
export interface Letter {
  written: Written;
  people: readonly Person[];
  sendAt: string | null;
  /** It is only kept, and goes out to nobody. */
  isDraft?: boolean;
}

/** What is written, ready to be sent. */
export function letterOf(written: Written, contacts: readonly Person[], sendAt?: Date): Letter {
  const { to, cc, bcc } = written.values;
  const meant = new Set([...to, ...cc, ...bcc]);
  return {
    written,
    people: contacts.filter(({ email }) => meant.has(email)),
    sendAt: sendAt?.toISOString() ?? null,
  };
}

const isPerson = (value: unknown): value is Person =>
  isRecord(value) && typeof value["name"] === "string" && typeof value["email"] === "string";

/** Reads a letter that the browser kept. */
export function readLetter(value: unknown): Letter | undefined {
  const { written: kept, people, sendAt, isDraft } = isRecord(value) ? value : {};
  const written = readWritten(kept);
  return (
    written && {
      written,
      people: Array.isArray(people) ? people.filter(isPerson) : [],
      sendAt: typeof sendAt === "string" ? sendAt : null,
      isDraft: isDraft === true,
    }
  );
}

/** Puts what was sent, or is a draft again, where it belongs. */
export function settleSent(
  cache: ApolloCache,
  { items, counts }: { items: readonly MailRow[]; counts: MailFiguresFragment },
): void {
  settleRows(cache, new Map(items.map((row) => [row.id, row])));
  writeFigures(cache, counts);
}

/**
 * Keeps what is written as a draft. One that somebody else changed or deleted meanwhile becomes one of its own, so that neither
 * text is lost.
 */
export async function keepDraft(
  client: ApolloClient,
  idempotencyKey: string,
  { written, people }: Letter,
): Promise<Written["draft"]> {
  const { cache } = client;
  const { draft } = written;
  const before = draft ? readRow(cache, draft.id) : null;
  const input = inputOf(written, people);
  const own = () =>
    client.mutate({
      mutation: MailDraftKeepDocument,
      variables: { input, idempotencyKey: `${idempotencyKey}-own` },
    });
  const { data } = await (draft
    ? client
        .mutate({
          mutation: MailDraftKeepDocument,
          variables: { input, id: draft.id, expectedVersion: draft.version, idempotencyKey },
        })
        .catch((thrown: unknown) => {
          const { code } = toAppError(thrown);
          if (code !== "VERSION_CONFLICT" && code !== "NOT_FOUND") throw thrown;
          return own();
        })
    : own());
  if (!data) return draft;
  const row = data.mailDraftSave;
  settleRows(cache, new Map([[row.id, row]]));
  const figures = readFigures(cache);
  if (figures)
    writeFigures(cache, recounted(figures, [{ before: row.id === draft?.id ? before : null, after: row }]));
  return { id: row.id, version: row.version };
}

/**
 * Sends a letter; the same key sends it once, however often it is tried.
 * @returns the identifier of the mail.
 * @throws {AppError} BAD_USER_INPUT with fields.
 */
export async function sendLetter(
  client: ApolloClient,
  idempotencyKey: string,
  letter: Letter,
): Promise<string> {
  const { written, people, sendAt, isDraft } = letter;
  const { draft } = written;
  if (isDraft) return (await keepDraft(client, idempotencyKey, letter))?.id ?? "";
  const { data } = await client.mutate({
    mutation: MailSendDocument,
    variables: {
      input: inputOf(written, people),
      holdSeconds: sendAt === null ? holdTime / 1_000 : 0,
      idempotencyKey,
      ...(draft && { draftId: draft.id }),
      ...(sendAt !== null && { sendAt }),
    },
  });
  if (data) settleSent(client.cache, data.mailSend);
  return data?.mailSend.items[0]?.id ?? "";
}
