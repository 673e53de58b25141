import type { FastifyInstance } from "fastify";
import { isMadeFor, topicOf } from "./domains/accounts/mails/rules.ts";
import { viewerWith } from "./domains/accounts/sessions/rules.ts";
import { accountNamed } from "./domains/accounts/users/rules.ts";
import { begin, KIND, receive, SUPPORT } from "./domains/tickets/messages/mailing.ts";
import { AppError } from "./platform/errors.ts";
import { newId } from "./platform/ids.ts";
import { createMailIntake, type IncomingMail } from "./platform/mail/intake.ts";
import type { RequestContext, Services } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";

const isSupport = (address: string): boolean => address.toLowerCase() === SUPPORT;

/** Somebody who writes by mail, from their own address: to the support, or as who the address was made for. */
async function contextOf(services: Services, home: Store, mail: IncomingMail): Promise<RequestContext> {
  const topic = topicOf(mail.to);
  const user = await accountNamed(home, mail.from);
  const isOwn = user?.email.toLowerCase() === mail.from;
  if (isSupport(mail.to) && !isOwn)
    throw new AppError("FORBIDDEN", "No account has this address: write from the address of your account.");
  if (!user || !isOwn || (!isSupport(mail.to) && !(topic && isMadeFor(services, topic, user.id))))
    throw new AppError("FORBIDDEN", "Answer from the address that the mail was sent to.");
  if (user.suspendedAt !== null)
    throw new AppError("FORBIDDEN", "The account is suspended: ask those who run this host.");
  const requestId = newId("mail", services.clock);
  const { config, live } = services;
  const made: RequestContext = {
    ...services,
    requestId,
    origin: config.publicUrl ?? "",
    address: "",
    agent: "mail",
    store: home,
    sandbox: null,
    home,
    homeLive: live,
    viewer: viewerWith(user, { userId: user.id, sessionId: requestId, scopes: null, isViewingAs: false }),
    cookies: null,
    token: null,
    afterwards: (work) => work(made),
  };
  return made;
}

/**
 * Takes answers to mails, and mails to the support, by SMTP at a port of its own for as long as the gateway listens, where the settings name one. What a
 * program answers is let fall: two that answer each other would never end. Where the port is taken the gateway serves all the
 * same, and says so.
 */
export function serveMail(app: FastifyInstance, home: Store, services: Services): void {
  const { mailPort, mailDomain, host } = services.config;
  if (mailPort === 0 || mailDomain === undefined) return;
  const { log } = services;
  let close: (() => Promise<void>) | undefined;
  app.addHook("onListen", async () => {
    const intake = await createMailIntake({
      domain: mailDomain,
      knows: (address) => isSupport(address) || topicOf(address)?.kind === KIND,
      receive: async (mail) => {
        if (mail.isAutomatic) return log.info({ to: mail.to }, "a mail of a program was let fall");
        const context = await contextOf(services, home, mail);
        if (isSupport(mail.to)) await begin(context, mail);
        else await receive(context, topicOf(mail.to)?.id ?? "", mail);
      },
      log,
    });
    try {
      await intake.listen(mailPort, host);
      close = intake.close;
    } catch (error) {
      log.warn({ err: error, port: mailPort }, "mails are not taken: choose another MAIL_PORT");
    }
  });
  app.addHook("preClose", async () => await close?.());
}
