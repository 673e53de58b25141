import { z } from "zod";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { post } from "#gateway/domains/accounts/mails/rules.ts";
import { ofUser } from "#gateway/domains/accounts/quietHours/repository.ts";
import { quietUntil } from "#gateway/domains/accounts/quietHours/rules.ts";
import { byId as userById } from "#gateway/domains/accounts/users/repository.ts";
import { byId } from "./repository.ts";
import { MAIL } from "./telling.ts";
import { kindIn, wordsOf } from "./words.ts";

const about = z.object({ id: z.string(), userId: z.string() });

/** Writes a notification as a mail, once, however often it is begun; in quiet hours after their end. */
const mail: JobHandler = async (work) => {
  const { id, userId } = about.parse(work.payload);
  const { home, clock, jobs } = work;
  const [row, user] = [await byId(home.db, userId, id), await userById(home.db, userId)];
  if (!row || !user || user.suspendedAt !== null) return;
  const quiet = await ofUser(home.db, userId);
  const until = quiet ? quietUntil(quiet, clock.now()) : null;
  if (until !== null) return await jobs.add(home.db, MAIL, { id, userId }, new Date(until).toISOString());
  await inHome(work, (inside) =>
    post(inside, user, {
      id: id.replace("ntf", "mail"),
      kind: "notification",
      values: (language) => {
        const { title, text } = (row.message && wordsOf(language, row.message, row.params)) || row;
        return { title, text: text || title, about: kindIn(language, row.kind) };
      },
      ...(row.link !== null && { path: row.link }),
    }),
  );
  jobs.wake();
};

export const jobs = { [MAIL]: mail };
