import { createHash } from "node:crypto";
import { once } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import type { Email } from "postal-mime";
import { AppError } from "#gateway/platform/errors.ts";
import { plainWords } from "#gateway/platform/html.ts";

/** The largest mail that is taken, in bytes; its files count as they are written in it, by a third more than they are. */
const LARGEST = 15 * 1024 * 1024;
/** How many senders are heard at once, and how long one may say nothing, in milliseconds. */
const AT_ONCE = 20;
const PATIENCE = 30_000;

/** A mail that came in. */
export interface IncomingMail {
  /** Which of the addresses here it is for: what stands before the `@`. */
  to: string;
  /** Who it says that it is from, in lower case; empty where it says nobody. */
  from: string;
  /** What tells it from all others: as its sender says, else by what it holds. */
  id: string;
  /** What it is about, on one line; may be empty. */
  subject: string;
  /** What it says, as plain text. */
  text: string;
  files: { name: string; type: string; bytes: Uint8Array }[];
  /** Whether a program answered, a list passed it on, or it is about another mail. */
  isAutomatic: boolean;
}

/** Takes mails by SMTP. */
export interface MailIntake {
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

interface Receiving {
  /** The domain that mails are taken for. */
  domain: string;
  /** Whether this can be an address here, by what stands before the `@`. */
  knows(address: string): boolean;
  /** Takes a mail; what it throws as an `AppError` is told to the sender, who may try again where anything else went wrong. */
  receive(mail: IncomingMail): Promise<void>;
  log: Pick<FastifyBaseLogger, "error" | "debug">;
}

/** Told to the server that brings a mail, which tells it to whoever wrote it. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const spread = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

function isAutomatic({ headers }: Email, sender: string): boolean {
  const said = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? "";
  return (
    sender === "" ||
    !["", "no"].includes(said("auto-submitted")) ||
    ["bulk", "list", "junk", "auto_reply"].includes(said("precedence")) ||
    ["list-id", "x-autoreply", "x-autorespond", "x-loop"].some((name) => said(name) !== "")
  );
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

/** What a mail says, as text; where it has HTML alone, that without its marks. */
async function read(raw: Uint8Array): Promise<{ email: Email; text: string }> {
  const { default: PostalMime } = await import("postal-mime");
  const email = await PostalMime.parse(raw);
  return { email, text: spread(email.text ?? plainWords(email.html ?? "", LARGEST)) };
}

/**
 * Makes what takes mails for addresses of one domain. It knows no senders: it stands behind the mail server of an installation,
 * which checks them, and takes nothing for anybody else.
 */
export async function createMailIntake({ domain, knows, receive, log }: Receiving): Promise<MailIntake> {
  const { SMTPServer } = await import("smtp-server");
  const localOf = (address: string): string | undefined => {
    const at = address.lastIndexOf("@");
    return address.slice(at + 1).toLowerCase() === domain ? address.slice(0, at) : undefined;
  };
  const take = async (raw: Uint8Array, sender: string, receivers: readonly string[]): Promise<void> => {
    const { email, text } = await read(raw);
    const files = email.attachments
      .filter(({ related }) => related !== true)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? "file",
        type: mimeType,
        bytes: bytesOf(content),
      }));
    const from = email.from?.address?.toLowerCase() ?? "";
    const subject = (email.subject ?? "").replaceAll(/\s+/g, " ").trim();
    const mail = { from, subject, text, files, isAutomatic: isAutomatic(email, sender) };
    const own = email.messageId ?? createHash("sha256").update(raw).digest("base64url");
    for (const to of receivers) await receive({ ...mail, to, id: `${to} ${own}` });
  };
  const server = new SMTPServer({
    banner: "Berth",
    size: LARGEST,
    maxClients: AT_ONCE,
    socketTimeout: PATIENCE,
    closeTimeout: 1_000,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const local = localOf(address);
      done(
        local !== undefined && knows(local)
          ? null
          : refusal(550, "Nobody is reached at this address: answer the mail that you were sent."),
      );
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const work = async () => {
        const chunks: Uint8Array[] = await stream.toArray();
        if (stream.sizeExceeded)
          throw refusal(552, `A mail may have ${LARGEST / 1024 / 1024} MiB: send its files another way.`);
        const receivers = rcptTo.flatMap(({ address }) => localOf(address) ?? []);
        await take(Buffer.concat(chunks), mailFrom ? mailFrom.address : "", receivers);
      };
      work().then(
        () => done(null, "Taken"),
        (error: unknown) => {
          if (error instanceof AppError) return done(refusal(550, error.message));
          if (error instanceof Error && "responseCode" in error) return done(error);
          log.error({ err: error }, "a mail could not be taken");
          done(refusal(451, "The mail cannot be taken now: try again later."));
        },
      );
    },
  });
  server.on("error", (error) => log.debug({ err: error }, "a connection for mail broke"));
  return {
    listen: async (port, host) => {
      const listener = server.listen(port, host);
      await once(listener, "listening");
    },
    close: async () => await new Promise((closed) => server.close(() => closed())),
  };
}
