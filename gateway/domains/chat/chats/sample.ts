import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { dayOf } from "#gateway/platform/store/sampleDays.ts";
import * as chats from "./repository.ts";
import { messageTable } from "./messageRepository.ts";

const bare = { replyToId: null, attachments: [], clientId: null, editedAt: null, unsentAt: null };

const sampleChat = z.object({
  id: z.int(),
  people: z.tuple([z.int(), z.int()]),
  unseen: z.tuple([z.int(), z.int()]),
  messages: z
    .array(
      z.object({
        id: z.int(),
        from: z.int(),
        day: z.int().max(-1),
        minute: z.int().min(0).max(1_439),
        message: z.string(),
        isSeen: z.boolean(),
      }),
    )
    .min(1),
});

/** Puts the sample chats in, with their messages. */
export async function seedChats(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const sampleDay = dayOf(timestamp(clock));
  const rows = readRows(sampleChat, fixture).map(
    ({ id, people: [lowId, highId], unseen: [lowUnseen, highUnseen], messages }) => {
      const told = messages.map(({ from, day, minute, isSeen, ...one }) => {
        const sentAt = timestamp(clock, day * DAY + minute * MINUTE);
        return {
          ...one,
          chatId: id,
          senderId: from,
          sentAt,
          isDelivered: true,
          isSeen,
          ...bare,
          sampleDay,
          createdAt: sentAt,
          updatedAt: sentAt,
        };
      });
      const [first, last] = [told[0], told.at(-1)];
      const lastAt = last?.sentAt ?? timestamp(clock);
      return {
        told,
        chat: {
          id,
          lowId,
          highId,
          lowUnseen,
          highUnseen,
          lastAt,
          lastMessageId: last?.id ?? null,
          sampleDay,
          createdAt: first?.sentAt ?? lastAt,
          updatedAt: lastAt,
        },
      };
    },
  );
  await chats.chatTable.insertNumbered(
    store,
    rows.map(({ chat }) => chat),
  );
  await messageTable.insertNumbered(
    store,
    rows.flatMap(({ told }) => told).toSorted((a, b) => a.id - b.id),
  );
}
