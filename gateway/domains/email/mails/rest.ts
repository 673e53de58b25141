import { z } from "zod";
import { among } from "../../../platform/closedSet.ts";
import { cleanHtml } from "../../../platform/html.ts";
import type { RequestContext } from "../../../platform/request.ts";
import { errorBody, route, textParam } from "../../../platform/rest.ts";
import { validate } from "../../../platform/validate.ts";
import type { Letter } from "../replies/repository.ts";
import { loadReplies } from "../replies/rules.ts";
import { fresh } from "./due.ts";
import { matching } from "./matching.ts";
import { MailBox, MailFolder, MailLabel, mailList, type MailRow } from "./repository.ts";
import * as rules from "./rules.ts";

const address = z.object({ email: z.string(), name: z.string() });
const folder = z.enum(MailFolder);
const label = z.enum(MailLabel);
const letter = z.object({
  id: z.int(), to: z.array(address), from: address.extend({ avatar: z.string() }), subject: z.string(), cc: z.array(address), bcc: z.array(address),
  message: z.string().meta({ description: "HTML without scripts, styles and forms." }),
  attachments: z.array(z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() })),
  isStarred: z.boolean(), labels: z.array(label), time: z.string(), folder, isRead: z.boolean(), isDeleted: z.boolean(),
});
const mail = letter.extend({ replies: z.array(letter.extend({ replies: z.array(z.unknown()) })) }).meta({ id: "Mail" });

const shownLetter = ({ fromName, fromEmail, fromAvatar, toPeople, ccPeople, bccPeople, message, attachments, sentAt }: Letter, { subject, folder: lies, isDeleted }: MailRow) => ({
  to: toPeople, from: { email: fromEmail, name: fromName, avatar: fromAvatar }, subject, cc: ccPeople, bcc: bccPeople, message: cleanHtml(message), attachments,
  time: sentAt, folder: lies, isDeleted,
});

/** A mail with its replies; those are mails themselves, with no marks of their own. */
async function shown(context: RequestContext, row: MailRow) {
  const found = row.replyCount === 0 ? [] : (await loadReplies(context, row.id)) ?? [];
  const replies = found.map((one) => ({ id: one.id, ...shownLetter(one, row), isStarred: false, labels: [], isRead: true, replies: [] }));
  return { id: row.id, ...shownLetter(row, row), isStarred: row.isStarred, labels: row.labels, isRead: row.isRead, replies };
}

const flag = { type: "boolean" as const };
const people = { type: "array" as const, items: {
  type: "object" as const, properties: { email: { type: "string" as const }, name: { type: "string" as const } }, required: ["email"],
} };

/** The mails a query asks for, or none where it names a folder or a label that there is not. */
async function found(context: RequestContext, query: { q?: string | undefined; filter?: string | undefined; label?: string | undefined }): Promise<MailRow[]> {
  const box = query.filter === undefined ? undefined : among(MailBox, query.filter);
  const one = query.label === undefined ? undefined : among(MailLabel, query.label);
  if ((query.filter !== undefined && !box) || (query.label !== undefined && !one)) return [];
  await fresh(context);
  const where = matching({ box, labels: one && [one] });
  return (await mailList.page(context.store, { page: 1, itemsPerPage: null, sort: { field: "TIME", order: "DESC" }, q: query.q, where })).items;
}

const example = {
  id: 12, to: [{ email: "admin@demo.com", name: "Maren Okafor" }], from: { email: "aiko.tanabe@example.com", name: "Aiko Tanabe", avatar: "/media/avatars/face-055.svg" },
  subject: "Canary of release 4.2", cc: [], bcc: [], message: "<p>The canary is green.</p>",
  attachments: [{ fileName: "latency.csv", thumbnail: "/media/files/sheet.svg", url: "/media/attachments/latency.csv", size: "1kb" }],
  isStarred: true, labels: ["company" as const], time: "2026-11-20T09:12:00.000Z", folder: "inbox" as const, isRead: false, isDeleted: false, replies: [],
};

const shared = { path: "/apps/email", access: "sample", tag: "Mail" } as const;

export const routes = [
  route({
    ...shared, method: "GET", summary: "Lists mails", description: "Without a folder it is the inbox; a label alone is looked for in every folder. Deleted mails are listed as `trashed` alone.",
    query: z.object({
      q: textParam("Text that the sender's name or the subject contains, in any letter case."),
      filter: textParam("A folder, `starred` or `trashed`."),
      label: textParam("A label, to the letter."),
    }),
    answers: {
      200: {
        description: "The mails, newest first; how many are unopened in the inbox and in spam, and how many drafts there are.",
        body: z.object({ emails: z.array(mail), emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }) }).meta({ id: "MailList" }),
        example: { emails: [example], emailsMeta: { inbox: 9, draft: 4, spam: 3 } },
      },
    },
    handle: async ({ query }, context) => {
      const [rows, { boxes }] = await Promise.all([found(context, query), rules.counts(context.store)]);
      const at = (box: string) => boxes.find((one) => one.box === box) ?? { total: 0, unread: 0 };
      const emailsMeta = { inbox: at("inbox").unread, draft: at("draft").total, spam: at("spam").unread };
      return { status: 200, body: { emails: await Promise.all(rows.map((row) => shown(context, row))), emailsMeta } };
    },
  }),
  route({
    ...shared, method: "POST", summary: "Changes mails", description: "Merges data into the chosen mails, toggles a label of theirs, or both. Unknown ids are passed over.",
    body: z.unknown().meta({ override: {
      type: "object", required: ["ids"], example: { ids: [12], data: { isRead: true } },
      properties: {
        ids: { type: "array", items: { type: "integer" }, maxItems: 1_000 },
        data: { type: "object", description: "What the mails are from now on.", properties: {
          isRead: flag, isStarred: flag, isDeleted: flag, folder: { type: "string", enum: Object.values(MailFolder) },
          labels: { type: "array", items: { type: "string", enum: Object.values(MailLabel) } }, subject: { type: "string", maxLength: 200 },
          message: { type: "string", description: "HTML; what could run is taken out." }, to: people, cc: people, bcc: people,
        } },
        label: { type: "string", enum: Object.values(MailLabel), description: "Added to each mail that does not have it, taken off each that has." },
      },
    } }),
    answers: {
      200: { description: "The changed mails.", body: z.array(mail), example: [{ ...example, isRead: true }] },
      400: { description: "A value is wrong; `errors` says which. Nothing was changed.", body: errorBody },
    },
    handle: async ({ body }, context) => {
      const rows = await rules.merge(context, validate(z.looseObject({}), body));
      return { status: 200, body: await Promise.all(rows.map((row) => shown(context, row))) };
    },
  }),
];
