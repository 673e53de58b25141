import { timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { text } from "#gateway/platform/validate.ts";
import { addressed, checkFiles, draftPeople, letter } from "#gateway/domains/email/replies/rules.ts";
import { ahead, planAfterwards, releaseDue } from "./due.ts";
import { MailFolder, mailTable, type MailData, type MailRow } from "./repository.ts";
import { add, topic, markDefaults } from "./rules.ts";
import { counts } from "./counts.ts";

const SECOND = 1_000;
const LONGEST_HOLD = 60;

const sendable = letter.extend({
  to: letter.shape.to.min(1),
  subject: text(0, 200).default(""),
  message: letter.shape.message.default(""),
});
const draft = sendable.extend({ to: draftPeople, cc: draftPeople, bcc: draftPeople });

/** The draft with this identifier. */
const draftOf = (db: Db, id: string) => async (): Promise<MailRow | undefined> => {
  const row = await mailTable.byId(db, keyOf(id));
  return row?.folder === MailFolder.DRAFT && !row.isDeleted && row.dueAt === null ? row : undefined;
};

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
  const written = await addressed(context, readInput(draft, input));
  const now = timestamp(clock);
  if (id == null)
    return await add(context, { ...markDefaults, ...written, folder: "draft", sentAt: now, lastAt: now });
  await releaseDue(context);
  return await changeVersioned("Draft", expectedVersion, draftOf(db, id), async (row) => {
    const saved = await mailTable.update(db, row, {
      ...written,
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
  const written = await addressed(context, read);
  const due = dueAt(context, when);
  const now = timestamp(context.clock);
  const data: MailData = {
    ...markDefaults,
    ...written,
    folder: due === null ? "sent" : "draft",
    dueAt: due,
    sentAt: now,
    lastAt: now,
  };
  const { rows, undoToken } = await changeUndoably(
    context,
    topic,
    draftId == null ? [] : [keyOf(draftId)],
    async (db) => {
      if (draftId == null) return [await mailTable.insert(db, { ...data, createdAt: now, updatedAt: now })];
      return [
        await changeVersioned("Draft", null, draftOf(db, draftId), (row) =>
          mailTable.update(db, row, {
            ...data,
            labels: row.labels,
            isStarred: row.isStarred,
            updatedAt: now,
          }),
        ),
      ];
    },
  );
  if (due !== null) planAfterwards(context);
  return { items: rows, undoToken, counts: await counts(context.store) };
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
