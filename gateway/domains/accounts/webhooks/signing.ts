import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret, as the Standard Webhooks specification writes it: 44 characters of Base64 without padding. */
export const newSecret = (): string => PREFIX + randomBytes(33).toString("base64");

/** What is sent, as far as it is signed. */
export interface Signed {
  id: string;
  /** In seconds since 1970 UTC. */
  timestamp: number;
  body: string;
}

/** One signature for each secret that serves. */
export const signatureOf = ({ id, timestamp, body }: Signed, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
