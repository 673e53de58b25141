import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createSealer } from "#gateway/platform/sealing.ts";

/** What a provider says of a payment. */
export interface ProviderNotice {
  id: string;
  no: string;
  outcome: "PAID" | "FAILED";
  amount: string;
}

/** A notice as it goes over the line. */
export interface SignedNotice {
  headers: Record<string, string>;
  body: ProviderNotice;
}

/** A payment provider that is simulated: it signs its notices with the key that it shares with the gateway. */
export function createProvider(channel: string, secretKey: string) {
  const key = createSealer({ secretKey, databaseUrl: ":memory:" }).keyFor(`recharge notices of ${channel}`);
  const sign = (notice: Omit<ProviderNotice, "id"> & { id?: string }, now: number): SignedNotice => {
    const body = { id: randomUUID(), ...notice };
    const signature = createHmac("sha256", key)
      .update([String(now), body.id, body.no, body.outcome, body.amount].join("\n"))
      .digest("hex");
    return { headers: { "x-berth-timestamp": String(now), "x-berth-signature": signature }, body };
  };
  return { sign };
}

/**
 * Runs such a provider as a server of its own: who pays at `POST /pay` has the gateway told of it.
 * @param notices the gateway's address for its notices.
 * @param now the time, which is that of the gateway.
 */
export async function startProvider(channel: string, secretKey: string, notices: string, now: () => number) {
  const { sign } = createProvider(channel, secretKey);
  const server = createServer((request, response) => {
    const answer = async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const { headers, body } = sign(JSON.parse(Buffer.concat(parts).toString()), now());
      const told = await fetch(notices, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      response.writeHead(told.status).end(await told.text());
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The provider does not listen.");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
