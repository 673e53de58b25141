import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program on a loopback port that notifications are sent to. */
export interface WebhookReceiver {
  url: string;
  /** What came, in its order. */
  received: Received[];
  /** What it answers; 0 hangs up without a word. */
  status: number;
  /** What it answers in the body. */
  says: string;
  /** Whether it was signed by the secret, as the Standard Webhooks specification says. */
  isSigned(one: Received | undefined, secret: string): boolean;
  close(): Promise<void>;
}

/** Starts a receiver. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, answer) => {
    void request.toArray().then((parts) => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      if (receiver.status === 0) request.socket.destroy();
      else answer.writeHead(receiver.status, { location: "http://10.0.0.1/" }).end(receiver.says);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/hook`,
    received: [],
    status: 204,
    says: "",
    isSigned: (one, secret) => {
      const {
        "webhook-id": id,
        "webhook-timestamp": at,
        "webhook-signature": signatures,
      } = one?.headers ?? {};
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const right = createHmac("sha256", key)
        .update(`${String(id)}.${String(at)}.${one?.body}`)
        .digest("base64");
      return String(signatures).split(" ").includes(`v1,${right}`);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return receiver;
}
