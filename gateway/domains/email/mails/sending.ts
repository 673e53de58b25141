import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { text } from "#gateway/platform/validate.ts";
import { addressed, checkFiles, draftPeople, letter } from "#gateway/domains/email/replies/rules.ts";
import { ahead, planAfterwards, releaseDue } from "./due.ts";
import { MailFolder, mailTable, type MailData, type MailRow } from "./repository.ts";
import { joinThread } from "./thread.ts";
import { add, topic, markDefaults } from "./rules.ts";
import { counts } from "./counts.ts";

const SECOND = 1_000;
const LONGEST_HOLD = 60;

const mailInput = letter.extend({
  subject: text(0, 200).default(""),
  message: letter.shape.message.default(""),
  replyTo: z.string().optional(),
});
const sendable = mailInput
  .extend({ to: letter.shape.to.min(1) })
  .refine(({ replyTo, message }) => replyTo === undefined || message.trim() !== "", {
    path: ["message"],
    message: "write something",
  });
const draft = mailInput.extend({ to: draftPeople, cc: draftPeople, bcc: draftPeople });

/** The draft with this identifier. */
const draftOf = (db: Db, id: string) => async (): Promise<MailRow | undefined> => {
  const row = await mailTable.byId(db, keyOf(id));
  return row?.folder === MailFolder.DRAFT && !row.isDeleted && row.dueAt === null ? row : undefined;
};

/**
 * What is kept of a letter: who writes it, and the mail that it answers. A draft may answer one that is gone meanwhile.
 * @throws {AppError} NOT_FOUND where there is no mail to reply to.
 */
async function written(
  context: RequestContext,
  { replyTo, ...read }: z.output<typeof draft>,
  draftId: string | null | undefined,
) {
  const { db } = context.store;
  const replyToId = replyTo === undefined ? null : keyOf(replyTo);
  if (replyToId !== null && !(await mailTable.byId(db, replyToId))) {
    const kept = draftId == null ? undefined : await draftOf(db, draftId)();
    if (kept?.replyToId !== replyToId) throw notFound("Mail");
  }
  return { ...(await addressed(context, read)), replyToId };
}

/** @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field; VERSION_CONFLICT with the current draft. */
export async function saveDraft(
  context: RequestContext,
  id: string | null | undefined,
  input: object,
  expectedVersion?: number | null,
): Promise<MailRow> {
  const {
    store: { db },
    clock,
    live,
  } = context;
  const kept = await written(context, readInput(draft, input), id);
  const now = timestamp(clock);
  if (id == null)
    return await add(context, { ...markDefaults, ...kept, folder: "draft", sentAt: now, lastAt: now });
  await releaseDue(context);
  return await changeVersioned("Draft", expectedVersion, draftOf(db, id), async (row) => {
    const saved = await mailTable.update(db, row, {
      ...kept,
      sentAt: now,
      lastAt: now,
      sampleDay: null,
      updatedAt: now,
    });
    if (saved) live.publish(topic, { kind: "UPDATED", id });
    return saved;
  });
}

/** When a mail goes out; null for at once. */
function dueAt(
  { clock }: RequestContext,
  { sendAt, holdSeconds }: { sendAt?: string | null; holdSeconds: number },
): string | null {
  if (!(holdSeconds >= 0 && holdSeconds <= LONGEST_HOLD)) {
    throw badInput({
      holdSeconds: {
        code: "OUT_OF_RANGE",
        message: `holdSeconds must be 0 to ${LONGEST_HOLD}.`,
        params: { min: 0, max: LONGEST_HOLD },
      },
    });
  }
  if (sendAt != null) return ahead(clock, "sendAt", sendAt);
  return holdSeconds === 0 ? null : timestamp(clock, holdSeconds * SECOND);
}

/** @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field. */
export async function send(
  context: RequestContext,
  {
    draftId,
    input,
    ...when
  }: { draftId?: string | null; input: object; sendAt?: string | null; holdSeconds: number },
) {
  const read = readInput(sendable, input);
  await checkFiles(context, read);
  const kept = await written(context, read, draftId);
  const due = dueAt(context, when);
  const goesOut = due === null;
  const now = timestamp(context.clock);
  const data: MailData = {
    ...markDefaults,
    ...kept,
    folder: goesOut ? "sent" : "draft",
    dueAt: due,
    sentAt: now,
    lastAt: now,
  };
  const keys = [...(draftId == null ? [] : [keyOf(draftId)]), ...(goesOut ? [kept.replyToId ?? 0] : [])];
  const work = async (db: Db) => {
    const mail =
      draftId == null
        ? await mailTable.insert(db, { ...data, createdAt: now, updatedAt: now })
        : await changeVersioned("Draft", null, draftOf(db, draftId), (row) =>
            mailTable.update(db, row, {
              ...data,
              labels: row.labels,
              isStarred: row.isStarred,
              updatedAt: now,
            }),
          );
    return [...(goesOut ? await joinThread(db, mail, now) : []), mail];
  };
  // A reply in its thread stays: there is no way back to keep.
  const isUndoable = (rows: readonly MailRow[]) => rows.length === 1;
  const { rows, undoToken } = await changeUndoably(context, topic, keys, work, isUndoable);
  if (!goesOut) planAfterwards(context);
  return {
    items: rows.toReversed(),
    undoToken,
    counts: await counts(context.store),
  };
}

/** @throws {AppError} NOT_FOUND where it is not scheduled. */
export async function cancel(context: RequestContext, id: string) {
  await releaseDue(context);
  const { rows, undoToken } = await changeUndoably(context, topic, [keyOf(id)], async (db) => [
    await changeVersioned(
      "Scheduled mail",
      null,
      async () => {
        const row = await mailTable.byId(db, keyOf(id));
        return row?.folder === MailFolder.DRAFT && row.dueAt !== null ? row : undefined;
      },
      (row) => mailTable.update(db, row, { dueAt: null, updatedAt: timestamp(context.clock) }),
    ),
  ]);
  return { items: rows, undoToken, counts: await counts(context.store) };
}
