import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import { mapSome } from "#gateway/platform/live.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { email, picturePath, text } from "#gateway/platform/validate.ts";
import {
  byAccount,
  ChatContactStatus,
  contactsOf,
  contactTable,
  type ChatContactData,
  type ChatContactRow,
  type ChatContactStatusText,
} from "./repository.ts";

/** The person of whoever has none of their own, with a session or without. */
const FIXED_PERSON = 1;
const MAX_CORRESPONDENTS = 100;

const own = z.object({
  about: text(0, 500),
  status: z.enum(ChatContactStatus),
  isTwoStepAuthVerificationEnabled: z.boolean(),
  isNotificationsOn: z.boolean(),
});

const contacts = defineRecords<ChatContactData, ChatContactRow>({
  what: "Contact",
  table: contactTable,
  change: own.partial(),
});

export const loadContact = rowLoader(contactTable);

/** The person that the caller is in the sample data. */
export async function personOf({
  store: { db },
  viewer,
}: Pick<RequestContext, "store" | "viewer">): Promise<ChatContactRow> {
  const person =
    (viewer && (await byAccount(db, viewer.userId))) ?? (await contactTable.byId(db, FIXED_PERSON));
  if (!person) throw new AppError("NOT_FOUND", "The sample person is gone: put the sample rows back.");
  return person;
}

/** People that letters can come from, and the one whose mailbox it is: the person of whoever has none. */
export async function correspondents({
  store,
}: Pick<RequestContext, "store">): Promise<{ owner: ChatContactRow; others: ChatContactRow[] }> {
  const owner = await personOf({ store, viewer: null });
  const { items } = await contactsOf(store, owner.id, { page: 1, itemsPerPage: MAX_CORRESPONDENTS, q: "" });
  return { owner, others: items };
}

const personIds = new WeakMap<RequestContext, Promise<number>>();

/** The id of the caller's person, looked up once for each request. */
export function personIdOf(context: RequestContext): Promise<number> {
  const known = personIds.get(context) ?? personOf(context).then(({ id }) => id);
  personIds.set(context, known);
  return known;
}

interface Wanted {
  page: number;
  itemsPerPage: number;
  filter?: { q?: string | null; status?: readonly ChatContactStatusText[] | null } | null;
}

/**
 * Everybody else than the caller, by name.
 * @throws {AppError} BAD_USER_INPUT naming the argument.
 */
export async function page(
  { page: at, itemsPerPage, filter }: Wanted,
  context: RequestContext,
): Promise<ListPage<ChatContactRow>> {
  const asked = strictList({ page: at, itemsPerPage, q: filter?.q });
  return await contactsOf(context.store, await personIdOf(context), { ...asked, status: filter?.status });
}

/** Somebody else than the caller, or null. */
export async function find(context: RequestContext, id: string): Promise<ChatContactRow | null> {
  const person = await personOf(context);
  return keyOf(id) === person.id ? null : await contacts.find(context, id);
}

export async function updateProfile(
  context: RequestContext,
  input: object,
  expectedVersion?: number | null,
): Promise<ChatContactRow> {
  const { id } = await personOf(context);
  return await contacts.update(context, String(id), input, expectedVersion);
}

/** The contacts that change, as they are then. */
export const changed = (context: RequestContext) =>
  mapSome(context.live.subscribe(contacts.topic), async ({ id }) => {
    const contact = await find(context, id);
    return contact && { chatContactChanged: contact };
  });

const sampleContact = own.extend({
  fullName: text(1, 120),
  email,
  role: text(1, 120),
  avatar: picturePath,
  accountId: z.string().nullable(),
});

export const seedContacts = seedRows<ChatContactData, ChatContactRow>(contactTable, () => sampleContact);
