import { z } from "zod";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { insert, NotificationKind, NotificationTone } from "./repository.ts";

const sampleNotification = z.strictObject({
  userId: z.string(),
  kind: z.enum(NotificationKind),
  tone: z.enum(NotificationTone),
  message: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  title: z.string(),
  text: z.string().nullable(),
  link: z.string().startsWith("/").nullable(),
  progress: z.int().min(0).max(100).nullable(),
  minutesAgo: z.int().min(0),
  isRead: z.boolean(),
});

/** Tells the sample accounts what happened in the last days; later identifiers are greater, so the oldest comes first. */
export async function seedNotifications({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const sample = readRows(sampleNotification, fixture).toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  await insert(
    db,
    sample.map(({ minutesAgo, isRead, ...row }) => {
      const createdAt = timestamp(clock, -minutesAgo * MINUTE);
      return { ...row, id: newId("ntf", clock), createdAt, readAt: isRead ? createdAt : null };
    }),
  );
}
