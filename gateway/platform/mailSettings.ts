import { z } from "zod";

/** The environment's variables about mail. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  MAIL_DOMAIN: z.hostname().optional(),
};

/** What each of them may be. */
export const mailWords: Record<keyof typeof mailVariables, string> = {
  SMTP_URL: "smtp://USER:PASSWORD@HOST:PORT, or smtps:",
  MAIL_PORT: "a whole number from 0 (none) to 65535",
  MAIL_DOMAIN: "the domain of the addresses that replies go to, for example reply.example.org",
};

interface Given {
  SMTP_URL?: string | undefined;
  MAIL_PORT: number;
  MAIL_DOMAIN?: string | undefined;
}

/** What is wrong with the settings of mail together; undefined where nothing is. */
export const halfMail = ({ MAIL_PORT, MAIL_DOMAIN }: Given): string | undefined =>
  MAIL_PORT !== 0 && MAIL_DOMAIN === undefined
    ? `MAIL_DOMAIN is missing, but MAIL_PORT needs it: ${mailWords.MAIL_DOMAIN}.`
    : undefined;

/** The settings of mail. */
export const readMail = ({ SMTP_URL, MAIL_PORT, MAIL_DOMAIN }: Given) => ({
  /** The mail server; without one mails stay in the outbox. */
  smtpUrl: SMTP_URL,
  /** The port at which replies are taken by SMTP; 0 for none. */
  mailPort: MAIL_PORT,
  /** The domain of the addresses that replies go to; without one mails cannot be answered. */
  mailDomain: MAIL_DOMAIN?.toLowerCase(),
});
