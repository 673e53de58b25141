import type { Transporter } from "nodemailer";
import type { Config } from "#gateway/platform/config.ts";
import { FinalFailure } from "#gateway/platform/jobs/jobs.ts";

/** How long the mail server may take for each step, in milliseconds. */
const PATIENCE = 20_000;

/** A letter as it goes out. */
export interface Letter {
  /** Tells it from all others; the same each time it is tried, so that a server can leave out what it has already. */
  id: string;
  to: { name: string; address: string };
  /** The language, as a BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** The address that answers go to; without one nobody reads them. */
  replyTo?: string | undefined;
}

/** Sends letters. */
export interface MailTransport {
  /**
   * Hands a letter to the mail server.
   * @throws {FinalFailure} where the server refuses it for good; any other failure may pass.
   */
  send(letter: Letter): Promise<void>;
}

/** The mail server of `SMTP_URL`; null where there is none. It is connected to when the first letter goes out. */
export function createMailTransport({
  smtpUrl,
  publicUrl,
}: Pick<Config, "smtpUrl" | "publicUrl">): MailTransport | null {
  if (smtpUrl === undefined) return null;
  const host = publicUrl === undefined ? "localhost" : new URL(publicUrl).hostname;
  let opening: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
    return createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    send: async ({ id, language, ...letter }) => {
      const transport = await (opening ??= open());
      try {
        await transport.sendMail({
          ...letter,
          from: { name: "Berth", address: `no-reply@${host}` },
          messageId: `<${id}@${host}>`,
          headers: { "content-language": language, "auto-submitted": "auto-generated" },
        });
      } catch (error) {
        const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
        if (code >= 500) throw new FinalFailure(`The mail server refused the letter: ${code}.`);
        throw error;
      }
    },
  };
}
