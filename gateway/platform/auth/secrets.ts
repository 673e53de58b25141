import { argon2, createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** At most this many hashes run at once: each takes 19 MiB and a core. */
const AT_ONCE = 4;
let running = 0;
const waiting: (() => void)[] = [];

async function hash(password: string, nonce: Buffer): Promise<Buffer> {
  while (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await derive("argon2id", { message: password, nonce, ...PARAMETERS });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The password as it is stored: `argon2id$SALT$HASH` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return ["argon2id", salt.toString("base64url"), (await hash(password, salt)).toString("base64url")].join(
    "$",
  );
}

const dummySalt = randomBytes(16);

/**
 * Whether the password is the stored one. Without a stored one it works as long and answers false, so that the time
 * does not tell which names exist.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt, expected] = stored?.split("$") ?? [];
  const actual = await hash(password, salt ? Buffer.from(salt, "base64url") : dummySalt);
  return expected !== undefined && timingSafeEqual(actual, Buffer.from(expected, "base64url"));
}

/** A new opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

const API_TOKEN = "berth_";

/** A new API token, which is told from that of a session by how it begins. */
export const newApiToken = (): string => API_TOKEN + newToken();

/** Whether this is meant to be an API token, not that of a session. */
export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN);

/** The form in which a token is stored: its SHA-256, which is of no use to whoever reads the store. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
