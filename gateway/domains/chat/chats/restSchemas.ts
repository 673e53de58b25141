import { z } from "zod";
import { ChatContactStatus } from "#gateway/domains/chat/contacts/repository.ts";

const status = z.enum(ChatContactStatus);

export const contact = z
  .object({
    id: z.int(),
    fullName: z.string(),
    role: z.string(),
    about: z.string(),
    avatar: z.string(),
    status,
  })
  .meta({ id: "ChatContact" });

export const message = z
  .object({
    message: z
      .string()
      .meta({ description: "Empty where it has only attachments, and once its writer took it back." }),
    time: z.string(),
    senderId: z.int(),
    feedback: z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() }),
  })
  .meta({ id: "ChatMessage" });

export const chat = z
  .object({ id: z.int(), userId: z.int(), unseenMsgs: z.int(), messages: z.array(message) })
  .meta({ id: "Chat" });

export const summary = z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: message.nullable() });

export const profile = z
  .object({
    id: z.int(),
    avatar: z.string(),
    fullName: z.string(),
    role: z.string(),
    about: z.string(),
    status,
    settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
  })
  .meta({ id: "ChatProfile" });
