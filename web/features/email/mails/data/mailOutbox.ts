import type { ApolloCache, ApolloClient } from "@apollo/client";
import type { MailChangeInput } from "#web/generated/types.ts";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { createOutbox, isDue, type Waiting } from "#web/lib/connection/outbox.ts";
import { type Letter, readLetter, sendLetter } from "./letters.ts";
import { readFigures, readRow, settleRows, writeFigures, writeRow } from "./mailCache.ts";
import {
  MailChangeDocument,
  type MailChangeMutation,
  MailRemoveDocument,
  type MailRemoveMutation,
} from "./mailList.generated.ts";
import { changed, recounted } from "./mailPlaces.ts";
import type { MailRow } from "./mailRow.ts";

/** Something done to mails, which without an input are deleted for good; or a letter that is to be sent. */
export interface MailCommand extends Waiting {
  ids: string[];
  input: MailChangeInput | null;
  letter?: Letter;
}

function readCommand(value: unknown): MailCommand | undefined {
  if (!isRecord(value)) return undefined;
  const { id, ids, input, failed, letter: kept } = value;
  if (typeof id !== "string" || !Array.isArray(ids) || !ids.every((one) => typeof one === "string"))
    return undefined;
  const letter = readLetter(kept);
  if (kept !== undefined && !letter) return undefined;
  return {
    id,
    ids,
    input: isRecord(input) ? input : null,
    failed: typeof failed === "string" ? failed : null,
    ...(letter && { letter }),
  };
}

const forget = (cache: ApolloCache, id: string) =>
  void cache.evict({ id: cache.identify({ __typename: "Mail", id }) ?? "" });

/** Puts what the gateway made of mails where it belongs. */
export function settleChanged(
  cache: ApolloCache,
  { items, counts }: MailChangeMutation["mailBulkUpdate"],
): void {
  settleRows(cache, new Map(items.map((row) => [row.id, row])));
  if (counts.boxes.length > 0) writeFigures(cache, counts);
}

/** Takes what the gateway deleted out of every list. */
export function settleRemoved(
  cache: ApolloCache,
  { ids, counts }: MailRemoveMutation["mailBulkDelete"],
): void {
  settleRows(cache, new Map(ids.map((id) => [id, null])));
  for (const id of ids) forget(cache, id);
  if (counts.boxes.length > 0) writeFigures(cache, counts);
}

const send = (client: ApolloClient, { id, ids, input, letter }: MailCommand): Promise<unknown> =>
  letter
    ? sendLetter(client, id, letter)
    : input
      ? client.mutate({
          mutation: MailChangeDocument,
          variables: { ids, input },
          update: (cache, { data }) => data && settleChanged(cache, data.mailBulkUpdate),
        })
      : client.mutate({
          mutation: MailRemoveDocument,
          variables: { ids },
          update: (cache, { data }) => data && settleRemoved(cache, data.mailBulkDelete),
        });

/** How the mails were before what waits was done to them; a reload forgets it, and loads them anew. */
const before = new Map<string, readonly MailRow[]>();

export const mailOutbox = createOutbox("email.outbox", readCommand, async (client, deed: MailCommand) => {
  await send(client, deed);
  before.delete(deed.id);
});

/** Whether something has to wait: the gateway is away, or something else waits already. */
export const mustWait = (): boolean => connectivityStore.get() === "away" || mailOutbox.entries().some(isDue);

/** Shows mails as they are now, wherever they stood. */
export function showRows(cache: ApolloCache, rows: readonly { id: string; row: MailRow | null }[]): void {
  cache.batch({
    update: () => {
      const figures = readFigures(cache);
      if (figures)
        writeFigures(
          cache,
          recounted(
            figures,
            rows.map(({ id, row }) => ({ before: readRow(cache, id), after: row })),
          ),
        );
      for (const { row } of rows) if (row) writeRow(cache, row);
      settleRows(cache, new Map(rows.map(({ id, row }) => [id, row])));
    },
  });
}

export const putBack = (cache: ApolloCache, rows: readonly MailRow[]): void =>
  showRows(
    cache,
    rows.map((row) => ({ id: row.id, row })),
  );

/** Shows what is done to mails, and does it when the gateway is back. Answers by what it can be called off. */
export function doLater(
  client: ApolloClient,
  rows: readonly MailRow[],
  input: MailChangeInput | null,
): string {
  const deed: MailCommand = { id: newKey(), ids: rows.map(({ id }) => id), input, failed: null };
  before.set(deed.id, rows);
  showRows(
    client.cache,
    rows.map((row) => ({ id: row.id, row: input && changed(row, input) })),
  );
  mailOutbox.add(client, deed);
  return deed.id;
}

/** Sends a letter when the gateway is back. */
export const sendLater = (client: ApolloClient, id: string, letter: Letter): void =>
  mailOutbox.add(client, { id, ids: [], input: null, letter, failed: null });

/** Takes back what still waits; answers whether it did. */
export function callOff({ cache }: ApolloClient, id: string): boolean {
  if (!mailOutbox.discard(id)) return false;
  putBack(cache, before.get(id) ?? []);
  before.delete(id);
  return true;
}
