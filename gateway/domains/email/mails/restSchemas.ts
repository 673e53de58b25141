import { z } from "zod";
import { MailFolder, MailLabel } from "./repository.ts";

const address = z.object({ email: z.string(), name: z.string() });

const folder = z.enum(MailFolder);

const label = z.enum(MailLabel);

const letter = z.object({
  id: z.int(),
  to: z.array(address),
  from: address.extend({ avatar: z.string() }),
  subject: z.string(),
  cc: z.array(address),
  bcc: z.array(address),
  message: z.string().meta({ description: "HTML without scripts, styles and forms." }),
  attachments: z.array(
    z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() }),
  ),
  isStarred: z.boolean(),
  labels: z.array(label),
  time: z.string(),
  folder,
  isRead: z.boolean(),
  isDeleted: z.boolean(),
});

export const mail = letter
  .extend({ replies: z.array(letter.extend({ replies: z.array(z.unknown()) })) })
  .meta({ id: "Mail" });
