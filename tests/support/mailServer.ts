import { EventEmitter, once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server on a loopback port that keeps what it is given. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** The mails it took, in their order. */
  mails: Email[];
  /** The mail to this address, as soon as it comes. */
  mailTo(address: string): Promise<Email>;
  /** The code it answers each mail with, 0 to take it. */
  refuses: number;
  close(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailServer(): Promise<MailServer> {
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const take = async (): Promise<void> => {
        const bytes = Buffer.concat(await stream.toArray());
        if (started.refuses > 0) throw Object.assign(new Error("refused"), { responseCode: started.refuses });
        started.mails.push(await PostalMime.parse(bytes));
        arrivals.emit("mail");
      };
      take().then(() => done(), done);
    },
  });
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const started: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    mailTo: async (address) => {
      for (;;) {
        const found = started.mails.find(({ to }) => to?.[0]?.address === address);
        if (found) return found;
        await once(arrivals, "mail");
      }
    },
    refuses: 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return started;
}
