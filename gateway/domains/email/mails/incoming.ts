import { timestamp } from "#gateway/platform/clock.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import { during, mapEach } from "#gateway/platform/live.ts";
import { pick, seedOf } from "#gateway/platform/mock/seed.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { whileOn } from "#gateway/domains/accounts/simulation/rules.ts";
import { correspondents } from "#gateway/domains/chat/contacts/rules.ts";
import type { Letter } from "#gateway/domains/email/replies/repository.ts";
import { letters } from "./letters.ts";
import type { MailLabelText, MailRow } from "./repository.ts";
import { add, markDefaults, topic } from "./rules.ts";

const PACE = { first: 5_000, every: 30_000 };

/** Puts a letter that came in into the inbox. */
const receive = (
  context: RequestContext,
  letter: Omit<Letter, "sentAt" | "sampleDay">,
  subject: string,
  labels: MailLabelText[],
): Promise<MailRow> => {
  const now = timestamp(context.clock);
  return add(context, {
    ...markDefaults,
    ...letter,
    subject,
    labels,
    folder: "inbox",
    isRead: false,
    sentAt: now,
    lastAt: now,
  });
};

/** Brings the letter that is next at this time of day from one of the contacts, and tells the person of it who has the mail open. */
async function bring(context: RequestContext): Promise<void> {
  const { owner, others } = await correspondents(context);
  const turn = Math.floor(context.clock.now() / PACE.every);
  const { subject, message, labels = [] } = pick(letters, turn);
  const { fullName, email, avatar } = pick(others, seedOf("letter", turn));
  await receive(
    context,
    {
      fromName: fullName,
      fromEmail: email,
      fromAvatar: avatar,
      toPeople: [{ name: owner.fullName, email: owner.email }],
      ccPeople: [],
      bccPeople: [],
      message: cleanHtml(`${message}<p>${fullName}</p>`),
      attachments: [],
    },
    subject,
    labels,
  );
  if (!context.viewer) return;
  await tell(context, context.viewer.userId, {
    kind: "mail",
    tone: "idle",
    message: "mail",
    params: { from: fullName, subject },
    title: `New mail from ${fullName}`,
    text: subject,
    link: "/apps/email",
  });
}

/** What happens to the mails; while somebody listens who has the mail live, mail comes in, once for all of them. */
export function changes(context: RequestContext) {
  const { live, store, background } = context;
  const heard = mapEach(live.subscribe(topic), (change) => ({ mailChanged: change }));
  return during(heard, () =>
    whileOn(context, "MAIL", () =>
      background.share(store, topic, () => background.every(PACE, () => bring(context))),
    ),
  );
}
