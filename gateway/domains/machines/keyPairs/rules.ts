import { createHash, generateKeyPairSync } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import * as pairs from "./repository.ts";
import type { KeyPairRow } from "./repository.ts";

const MOST = 20;
const kinds = ["ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"];

const field = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** The bytes of a key that is written as one line; null where it is none. */
function bytesOf(line: string): Buffer | null {
  const [kind = "", body = ""] = line.split(/\s+/);
  if (!kinds.includes(kind) || !/^[A-Za-z0-9+/]+=*$/.test(body)) return null;
  const bytes = Buffer.from(body, "base64");
  return bytes.subarray(4, 4 + kind.length).toString() === kind && bytes.length > 40 ? bytes : null;
}

const fingerprintOf = (bytes: Buffer): string =>
  `SHA256:${createHash("sha256").update(bytes).digest("base64").replace(/=+$/, "")}`;

/** A new pair: what a machine is told, and what its holder keeps. */
function made(): { publicKey: string; privateKey: string } {
  const pair = generateKeyPairSync("ed25519");
  const { x = "" } = pair.publicKey.export({ format: "jwk" });
  const bytes = Buffer.concat([field(Buffer.from("ssh-ed25519")), field(Buffer.from(x, "base64url"))]);
  return {
    publicKey: `ssh-ed25519 ${bytes.toString("base64")}`,
    privateKey: pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
  };
}

export const own = async (context: RequestContext): Promise<KeyPairRow[]> =>
  await pairs.ofOwner(context.home.db, viewerIdOf(context));

/** The lines that a machine is told of these pairs. @throws {AppError} BAD_USER_INPUT where one is not theirs. */
export async function pairsOf(db: Db, ownerId: string, ids: readonly string[]): Promise<KeyPairRow[]> {
  const found = await pairs.among(db, ownerId, ids);
  if (found.length < new Set(ids).size)
    throw badInput({ keyPairIds: { code: "UNKNOWN", message: "Choose key pairs of your own." } });
  return found;
}

export const linesOf = async (db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> =>
  (await pairs.among(db, ownerId, ids)).map(({ publicKey, name }) => `${publicKey} ${name}`);

/**
 * Keeps a public key, or makes a pair of which the private part is answered this once and kept nowhere.
 * @throws {AppError} BAD_USER_INPUT, CONFLICT, QUOTA_EXCEEDED.
 */
export async function create(context: RequestContext, given: { name: string; publicKey?: string | null }) {
  const { name } = validate(z.object({ name: text(1, 40).regex(/^[\w.@-]+$/) }), given);
  const ownerId = viewerIdOf(context);
  const line = validate(z.object({ publicKey: text(0, 2_000) }), {
    publicKey: given.publicKey ?? "",
  }).publicKey;
  const fresh = line === "" ? made() : null;
  const bytes = bytesOf(fresh?.publicKey ?? line);
  if (!bytes)
    throw badInput({
      publicKey: { code: "INVALID", message: "Write a public key as it stands in a .pub file." },
    });
  const row: KeyPairRow = {
    id: newId("key", context.clock),
    ownerId,
    name,
    publicKey: (fresh?.publicKey ?? line).split(/\s+/).slice(0, 2).join(" "),
    fingerprint: fingerprintOf(bytes),
    createdAt: timestamp(context.clock),
  };
  await inHome(context, async ({ home: { db } }) => {
    const all = await pairs.ofOwner(db, ownerId);
    if (all.some((one) => one.name === name))
      throw badInput({ name: { code: "TAKEN", message: "There is a key pair of this name." } });
    if (all.length >= MOST)
      throw new AppError("QUOTA_EXCEEDED", `At most ${MOST} key pairs: delete one first.`, {
        kind: "keyPairs",
        limit: MOST,
        used: all.length,
      });
    await pairs.insert(db, row);
  });
  return { keyPair: row, privateKey: fresh?.privateKey ?? null };
}

/** @throws {AppError} NOT_FOUND */
export async function remove(context: RequestContext, id: string): Promise<string> {
  if (!(await pairs.remove(context.home.db, viewerIdOf(context), id))) throw notFound("Key pair");
  return id;
}
