import { createHmac, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "#gateway/platform/request/context.ts";

type Keys = Pick<RequestContext, "config" | "sealer">;

/** What an answer to a mail is about: a kind that some domain answers for, and which of it. */
export interface Topic {
  kind: string;
  id: string;
}

const addresses = /^([a-z]+)\+([a-z0-9]+)\.([a-z0-9]{24})$/;
const kinds = new Map<string, (path: string) => string | null>();

/** Mails that lead to certain paths of the console can be answered: `idIn` says what they are about. */
export const answeredAs = (kind: string, idIn: (path: string) => string | null): void =>
  void kinds.set(kind, idIn);

const proof = ({ sealer }: Pick<Keys, "sealer">, { kind, id }: Topic, userId: string): string =>
  createHmac("sha256", sealer.keyFor("mail replies"))
    .update(`${kind} ${id} ${userId}`)
    .digest("hex")
    .slice(0, 24);

/** The address for answers of this person to a mail that leads to a path; null where it cannot be answered. */
export function replyAddress(keys: Keys, userId: string, path: string): string | null {
  const { mailDomain } = keys.config;
  if (mailDomain === undefined) return null;
  for (const [kind, idIn] of kinds) {
    const id = idIn(path);
    if (id !== null) return `${kind}+${id}.${proof(keys, { kind, id }, userId)}@${mailDomain}`;
  }
  return null;
}

/** What an address is about, by what stands before the `@`; null where it is none of ours. */
export function topicOf(address: string): (Topic & { proof: string }) | null {
  const [, kind, id, written] = addresses.exec(address.toLowerCase()) ?? [];
  return kind !== undefined && id !== undefined && written !== undefined && kinds.has(kind)
    ? { kind, id, proof: written }
    : null;
}

/** Whether the address was made for this person. */
export const isMadeFor = (
  keys: Pick<Keys, "sealer">,
  { proof: written, ...topic }: Topic & { proof: string },
  userId: string,
): boolean => timingSafeEqual(Buffer.from(written), Buffer.from(proof(keys, topic, userId)));
