import type { MailBox, MailChangeInput, MailSort } from "#web/generated/types.ts";
import type { MailQuery } from "./mailQuery.ts";
import type { MailFiguresFragment } from "./mails.generated.ts";
import type { MailRow } from "./mailRow.ts";

/** The one box a mail lies in; a star is beside it. */
export function boxOf({ isDeleted, folder, sendAt, snoozedUntil, isArchived }: MailRow): MailBox {
  if (isDeleted) return "TRASHED";
  if (sendAt !== null) return "SCHEDULED";
  if (snoozedUntil !== null) return "SNOOZED";
  return isArchived ? "ARCHIVED" : folder;
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

const boxesOf = (row: MailRow): MailBox[] =>
  row.isStarred && !row.isDeleted ? [boxOf(row), "STARRED"] : [boxOf(row)];

/**
 * Whether a list holds the mail.
 * @param held whether it holds it now: a mail that is read stays among the unread until the list is opened again.
 */
export function belongs(
  row: MailRow,
  { filter: { box, labels, isRead, q } }: MailQuery,
  held: boolean,
): boolean {
  const inBox = box ? boxesOf(row).includes(box) : !row.isDeleted;
  const labelled = (labels ?? []).every((label) => row.labels.includes(label));
  const matches = !q || [row.from.name, row.subject].some((text) => fold(text).includes(fold(q)));
  return inBox && labelled && matches && (held || isRead == null || row.isRead === isRead);
}

const keyOf = (row: MailRow, field: MailSort["field"]) =>
  field === "TIME" ? row.lastAt : fold(field === "SENDER" ? row.from.name : row.subject);

/** Whether one mail stands before another; equal ones stand newest first. */
export function comesBefore(one: MailRow, other: MailRow, { field, order }: MailSort): boolean {
  const [mine, theirs] = [keyOf(one, field), keyOf(other, field)];
  if (mine === theirs) return Number(one.id) > Number(other.id);
  return mine < theirs === (order === "ASC");
}

/** The mail as the gateway will make it. */
export function changed(
  row: MailRow,
  { addLabel, removeLabel, snoozedUntil, isRead, isStarred, isDeleted, isArchived, folder }: MailChangeInput,
): MailRow {
  const moves = folder != null || isDeleted === true || isArchived === true;
  const lies = folder ?? row.folder;
  const snoozes = snoozedUntil != null && lies !== "DRAFT";
  return {
    ...row,
    folder: lies,
    isRead: isRead ?? row.isRead,
    isStarred: isStarred ?? row.isStarred,
    isDeleted: isDeleted ?? row.isDeleted,
    isArchived: !snoozes && (isArchived ?? (folder == null && row.isArchived)),
    snoozedUntil: snoozes ? snoozedUntil : moves ? null : row.snoozedUntil,
    sendAt: moves ? null : row.sendAt,
    labels: [...new Set(addLabel == null ? row.labels : [...row.labels, addLabel])].filter(
      (one) => one !== removeLabel,
    ),
    version: row.version + 1,
  };
}

/** The figures after mails became others; null stands for one that is gone or was not there. */
export function recounted(
  figures: MailFiguresFragment,
  changes: readonly { before: MailRow | null; after: MailRow | null }[],
): MailFiguresFragment {
  const boxes = figures.boxes.map((one) => ({ ...one }));
  const labels = figures.labels.map((one) => ({ ...one }));
  const count = (row: MailRow | null, by: 1 | -1) => {
    if (!row) return;
    const held = boxesOf(row);
    const counted = [
      ...boxes.filter(({ box }) => held.includes(box)),
      ...labels.filter(({ label }) => !row.isDeleted && row.labels.includes(label)),
    ];
    for (const one of counted) {
      one.total += by;
      if (!row.isRead) one.unread += by;
    }
  };
  for (const { before, after } of changes) {
    count(before, -1);
    count(after, 1);
  }
  return { ...figures, boxes, labels };
}
