import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import * as notifications from "./repository.ts";
import type { NotificationKindText, NotificationRow, NotificationSettingRow } from "./repository.ts";
import { hasWebhook, settings } from "./settingRepository.ts";
import { wordsOf } from "./words.ts";

/** The jobs that bring a notification out of the console. */
export const MAIL = "accounts/notificationMail";
export const HOOKS = "accounts/notificationWebhooks";

/** Each person's changes have a topic of their own. */
export const topicOf = (userId: string): string => `notifications:${userId}`;

export const publish = (
  live: Live,
  userId: string,
  kind: "CREATED" | "UPDATED",
  ids: readonly string[],
): void => live.publish(topicOf(userId), ...ids.map((id) => ({ kind, id })));

/** What somebody wants of a kind, said or not: what stops things comes by mail from the beginning. */
export const wishOf = (
  kept: readonly NotificationSettingRow[],
  kind: NotificationKindText,
): NotificationSettingRow =>
  kept.find((row) => row.kind === kind) ?? { kind, shown: true, told: true, mailed: kind === "debt" };

/** What is told to somebody: `message` names a sentence of the console's texts, without it `title` says it. */
export type NotificationInput = Pick<NotificationRow, "kind" | "tone"> &
  Partial<Pick<NotificationRow, "message" | "params" | "title" | "text" | "link" | "progress">>;

/** What telling needs. Within a transaction of `home` it is one with what it tells of, and is heard of by `afterwards`. */
export interface Telling extends Pick<RequestContext, "home" | "homeLive" | "clock"> {
  /** Mails and webhooks go by them. */
  jobs?: RequestContext["jobs"];
  afterwards?: (work: () => void) => void;
}

/** Tells a person something: what the other domains call. Answers the notification's identifier. */
export async function tell(context: Telling, userId: string, input: NotificationInput): Promise<string> {
  const { homeLive, clock, jobs, afterwards = (work: () => void) => work() } = context;
  const { message = null, params = {} } = input;
  const said = message === null ? undefined : wordsOf("en", message, params);
  const row: NotificationRow = {
    message,
    params,
    link: null,
    progress: null,
    ...input,
    title: input.title ?? said?.title ?? "",
    text: input.text ?? said?.text ?? null,
    id: newId("ntf", clock),
    userId,
    createdAt: timestamp(clock),
    readAt: null,
  };
  const goesOut = await inHome(context, async ({ home: { db } }) => {
    await notifications.insert(db, [row]);
    if (!jobs) return false;
    const isMailed = wishOf(await settings(db, userId), row.kind).mailed;
    const isHooked = await hasWebhook(db, userId);
    const payload = { id: row.id, userId };
    if (isMailed) await jobs.add(db, MAIL, payload);
    if (isHooked) await jobs.add(db, HOOKS, payload);
    return isMailed || isHooked;
  });
  afterwards(() => {
    publish(homeLive, userId, "CREATED", [row.id]);
    if (goesOut) jobs?.wake();
  });
  return row.id;
}

/** Tells a person what happened within a transaction; what is a sample of the past has no clock, and tells nobody. */
export async function announce(
  { clock, ...context }: Omit<Telling, "clock"> & { clock?: Telling["clock"] },
  userId: string,
  input: NotificationInput,
): Promise<void> {
  if (clock) await tell({ ...context, clock }, userId, input);
}

/** Says how far the work behind a notification is. */
export async function advance(
  { home, homeLive }: Telling,
  userId: string,
  id: string,
  progress: number,
  tone?: NotificationRow["tone"],
): Promise<void> {
  const changed = await notifications.update(home.db, userId, id, { progress, ...(tone && { tone }) });
  if (changed) publish(homeLive, userId, "UPDATED", [id]);
}
