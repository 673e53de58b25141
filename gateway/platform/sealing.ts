import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#gateway/platform/config.ts";
import { AppError } from "#gateway/platform/errors.ts";

const VERSION = "s1.";
const NONCE = 12;
const TAG = 16;

/** Seals what is stored and must be read again, as secrets of others are: with a key of the gateway that is not in the store. */
export interface Sealer {
  /** The text, unreadable and safe from changes: about 40 characters longer. */
  seal(text: string): string;
  /**
   * The text that was sealed.
   * @throws {AppError} UNAVAILABLE when it was sealed with another key, or changed.
   */
  open(sealed: string): string;
  /** A key that is made of the gateway's secret for a purpose of its own, the same as long as the secret is. */
  keyFor(purpose: string): string;
}

/** Makes the sealer of a gateway. The key is read, or made, when it is first needed. */
export function createSealer(config: Pick<Config, "secretKey" | "databaseUrl">): Sealer {
  let known: string | undefined;
  const keys = new Map<string, Uint8Array>();
  const keyOf = (purpose: string): Uint8Array => {
    known ??= secretOf(config);
    const made = keys.get(purpose) ?? new Uint8Array(hkdfSync("sha256", known, "", purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  const key = () => keyOf("berth sealed secrets");
  return {
    keyFor: (purpose) => Buffer.from(keyOf(`berth ${purpose}`)).toString("base64url"),
    seal: (text) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", key(), nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open: (sealed) => {
      try {
        const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
        const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, NONCE));
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          "utf8",
        );
      } catch {
        throw new AppError(
          "UNAVAILABLE",
          "A kept secret cannot be read: SECRET_KEY is another than when it was kept. Put the former key back.",
        );
      }
    },
  };
}

/** The secret of the settings, else one that is made once and kept beside the store, for its owner's eyes alone; without a file one for this process. */
function secretOf({ secretKey, databaseUrl }: Pick<Config, "secretKey" | "databaseUrl">): string {
  if (secretKey !== undefined) return secretKey;
  const made = randomBytes(32).toString("base64url");
  if (databaseUrl === ":memory:") return made;
  const folder = databaseUrl.startsWith("file:") ? dirname(databaseUrl.slice("file:".length)) : ".data";
  const file = join(folder, "secret.key");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, made, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      return readFileSync(file, "utf8");
    throw error;
  }
}
