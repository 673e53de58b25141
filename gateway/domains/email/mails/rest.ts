import { z } from "zod";
import { parseEnum } from "#gateway/platform/enumText.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { textParam } from "#gateway/platform/rest/params.ts";
import { validate } from "#gateway/platform/validate.ts";
import type { Letter } from "#gateway/domains/email/replies/repository.ts";
import { loadReplies } from "#gateway/domains/email/replies/rules.ts";
import { conditions } from "./conditions.ts";
import { current, MailBox, MailFolder, MailLabel, mailList, type MailRow } from "./repository.ts";
import * as rules from "./rules.ts";
import { mail } from "./restSchemas.ts";
import { example } from "./restExamples.ts";
import { counts } from "./counts.ts";

const shownLetter = (
  { fromName, fromEmail, fromAvatar, toPeople, ccPeople, bccPeople, message, attachments, sentAt }: Letter,
  { subject, folder: lies, isDeleted }: MailRow,
) => ({
  to: toPeople,
  from: { email: fromEmail, name: fromName, avatar: fromAvatar },
  subject,
  cc: ccPeople,
  bcc: bccPeople,
  message: cleanHtml(message),
  attachments,
  time: sentAt,
  folder: lies,
  isDeleted,
});

/** A mail with its replies; those are mails themselves, with no marks of their own. */
async function shown(context: RequestContext, row: MailRow) {
  const found = row.replyCount === 0 ? [] : ((await loadReplies(context, row.id)) ?? []);
  const replies = found.map((one) => ({
    id: one.id,
    ...shownLetter(one, row),
    isStarred: false,
    labels: [],
    isRead: true,
    replies: [],
  }));
  return {
    id: row.id,
    ...shownLetter(row, row),
    isStarred: row.isStarred,
    labels: row.labels,
    isRead: row.isRead,
    replies,
  };
}

const flag = { type: "boolean" as const };
const people = {
  type: "array" as const,
  items: {
    type: "object" as const,
    properties: { email: { type: "string" as const }, name: { type: "string" as const } },
    required: ["email"],
  },
};

/** The mails a query asks for, or none where it names a folder or a label that there is not. */
async function found(
  context: RequestContext,
  query: { q?: string | undefined; filter?: string | undefined; label?: string | undefined },
): Promise<MailRow[]> {
  const box = query.filter === undefined ? undefined : parseEnum(MailBox, query.filter);
  const one = query.label === undefined ? undefined : parseEnum(MailLabel, query.label);
  if ((query.filter !== undefined && !box) || (query.label !== undefined && !one)) return [];
  await current(context);
  const where = conditions({ box, labels: one && [one] });
  return (
    await mailList.page(context.store, {
      page: 1,
      itemsPerPage: null,
      sort: { field: "TIME", order: "DESC" },
      q: query.q,
      where,
    })
  ).items;
}

const shared = { path: "/apps/email", access: "sample", tag: "Mail" } as const;

export const routes = [
  route({
    ...shared,
    method: "GET",
    summary: "Lists mails",
    description:
      "Without a folder it is the inbox; a label alone is looked for in every folder. Deleted mails are listed as `trashed` alone.",
    query: z.object({
      q: textParam("Text that the sender's name or the subject contains, in any letter case."),
      filter: textParam("A folder, `starred` or `trashed`."),
      label: textParam("A label, to the letter."),
    }),
    answers: {
      200: {
        description:
          "The mails, newest first; how many are unopened in the inbox and in spam, and how many drafts there are.",
        body: z
          .object({
            emails: z.array(mail),
            emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
          })
          .meta({ id: "MailList" }),
        example: { emails: [example], emailsMeta: { inbox: 9, draft: 4, spam: 3 } },
      },
    },
    handle: async ({ query }, context) => {
      const [rows, { boxes }] = await Promise.all([found(context, query), counts(context.store)]);
      const at = (box: string) => boxes.find((one) => one.box === box) ?? { total: 0, unread: 0 };
      const emailsMeta = { inbox: at("inbox").unread, draft: at("draft").total, spam: at("spam").unread };
      return {
        status: 200,
        body: { emails: await Promise.all(rows.map((row) => shown(context, row))), emailsMeta },
      };
    },
  }),
  route({
    ...shared,
    method: "POST",
    summary: "Changes mails",
    description:
      "Merges data into the chosen mails, toggles a label of theirs, or both. Unknown ids are passed over.",
    body: z.unknown().meta({
      override: {
        type: "object",
        required: ["ids"],
        example: { ids: [12], data: { isRead: true } },
        properties: {
          ids: { type: "array", items: { type: "integer" }, maxItems: 1_000 },
          data: {
            type: "object",
            description: "What the mails are from now on.",
            properties: {
              isRead: flag,
              isStarred: flag,
              isDeleted: flag,
              folder: { type: "string", enum: Object.values(MailFolder) },
              labels: { type: "array", items: { type: "string", enum: Object.values(MailLabel) } },
              subject: { type: "string", maxLength: 200 },
              message: { type: "string", description: "HTML; what could run is taken out." },
              to: people,
              cc: people,
              bcc: people,
            },
          },
          label: {
            type: "string",
            enum: Object.values(MailLabel),
            description: "Added to each mail that does not have it, taken off each that has.",
          },
        },
      },
    }),
    answers: {
      200: {
        description: "The changed mails.",
        body: z.array(mail),
        example: [{ ...example, isRead: true }],
      },
      400: { description: "A value is wrong; `errors` says which. Nothing was changed.", body: errorBody },
    },
    handle: async ({ body }, context) => {
      const rows = await rules.merge(context, validate(z.looseObject({}), body));
      return { status: 200, body: await Promise.all(rows.map((row) => shown(context, row))) };
    },
  }),
];
