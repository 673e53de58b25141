import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { hasReadableCookies, readCookie } from "#gateway/platform/request/cookies.ts";

/** The language of who has chosen none: the console's own. */
const FIRST = "cn";

/**
 * The sign-in page as the build wrote it out, for guests, in the language that they chose; the console draws it where the
 * build wrote none, and for who has a session, whom it leads on.
 * @param dist the build's folder.
 * @param partsOf makes the parts of a document, which a nonce stands between.
 * @returns the parts of the document that answers a path, or undefined.
 */
export function writtenLogin(
  dist: URL,
  partsOf: (text: string) => readonly string[],
): (request: FastifyRequest, path: string) => readonly string[] | undefined {
  const folder = new URL("front/", dist);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const pages = new Map(
    names.flatMap((name) => {
      const [, language] = /^login\.([a-z]+)\.html$/.exec(name) ?? [];
      return language
        ? [[language, onFirstUse(() => partsOf(readFileSync(new URL(name, folder), "utf8")))]]
        : [];
    }),
  );
  return (request, path) =>
    path === "/login" && !hasReadableCookies(request)
      ? (pages.get(String(readCookie(request, "berth.locale"))) ?? pages.get(FIRST))?.()
      : undefined;
}
