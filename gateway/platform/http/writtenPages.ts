import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isRecord } from "#gateway/platform/json.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { readCookie } from "#gateway/platform/request/cookies.ts";
import { policy } from "#gateway/platform/request/security.ts";
import { wishesOf } from "#gateway/platform/request/wishes.ts";
import { routeFinder } from "./routeFiles.ts";

/** Stands in the documents for the origin under which they are read. */
const ORIGIN = "__ORIGIN__";

/**
 * A page that the build wrote out whole: its path, and the name of its document in each language, the default first. What
 * stands at `/` is for crawlers, which follow no redirect to a sign-in.
 */
interface WrittenPage {
  path: string;
  documents: Readonly<Record<string, string>>;
}

const isWritten = (value: unknown): value is WrittenPage =>
  isRecord(value) &&
  typeof value["path"] === "string" &&
  isRecord(value["documents"]) &&
  Object.values(value["documents"]).every((name) => typeof name === "string" && /^[\w.-]+$/.test(name));

/** Reads which pages the build wrote; none where it does not say so. */
function readPages(list: URL): WrittenPage[] {
  try {
    const read: unknown = JSON.parse(readFileSync(list, "utf8"));
    return Array.isArray(read) ? read.filter(isWritten) : [];
  } catch {
    return [];
  }
}

/** Whether the visitor only reads pages to list them. */
export const isCrawler = (userAgent = ""): boolean =>
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|preview/i.test(userAgent);

/** A document as it is sent: bare, by brotli or by gzip. */
interface Sent {
  tag: string;
  bytes: (coding: string) => Promise<Buffer>;
}

const squeeze: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

function sentAs(text: string): Sent {
  const bare = Buffer.from(text);
  const made = new Map<string, Promise<Buffer>>([["identity", Promise.resolve(bare)]]);
  return {
    tag: createHash("sha256").update(bare).digest("base64url").slice(0, 16),
    bytes: (coding) => {
      const bytes = made.get(coding) ?? squeeze[coding]?.(bare) ?? Promise.resolve(bare);
      made.set(coding, bytes);
      return bytes;
    },
  };
}

/** The language of a request among those there are: by `?lang=`, the kept choice, what the browser prefers, else the first. */
function languageOf(request: FastifyRequest, languages: readonly string[]): string {
  const asked = new URLSearchParams(request.url.split("?", 2)[1] ?? "").get("lang");
  const byTag = (tag: string) => (/^zh\b/.test(tag) ? "cn" : tag.split("-", 1)[0]);
  const wishes = [asked, readCookie(request, "berth.locale")].concat(
    wishesOf(request.headers["accept-language"]).map(byTag),
  );
  return wishes.flatMap((wish) => languages.find((name) => name === wish) ?? [])[0] ?? languages[0] ?? "";
}

/**
 * Answers the pages that the build wrote out whole, in the visitor's language.
 * @param dist the build's folder.
 * @param originOf the origin under which a request reaches the gateway, for the addresses that must be whole.
 * @returns what answers a path, or null where it is none of these pages.
 */
export function writtenPages(
  dist: URL,
  originOf: (request: FastifyRequest) => string,
): (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply> | null {
  const folder = new URL("front/", dist);
  const pages = readPages(new URL("pages.json", folder)).map((page) => ({
    ...page,
    texts: Object.entries(page.documents).map(
      ([language, name]) =>
        [language, onFirstUse(() => readFileSync(new URL(name, folder), "utf8"))] as const,
    ),
  }));
  const pageAt = routeFinder(pages);
  // Nearly all requests come by one origin; another one has the documents made anew.
  let kept = { origin: "", documents: new Map<string, Sent>() };

  const documentOf = (name: string, text: string, origin: string): Sent => {
    if (kept.origin !== origin) kept = { origin, documents: new Map() };
    const made = kept.documents.get(name) ?? sentAs(text.replaceAll(ORIGIN, origin));
    kept.documents.set(name, made);
    return made;
  };

  return (request, reply, path) => {
    const isRoot = path === "/";
    if (isRoot) reply.header("vary", "user-agent");
    const page = isRoot && !isCrawler(request.headers["user-agent"]) ? undefined : pageAt(path);
    if (!page) return null;
    const language = languageOf(
      request,
      page.texts.map(([name]) => name),
    );
    const text = page.texts.find(([name]) => name === language)?.[1]() ?? "";
    const document = documentOf(`${page.path} ${language}`, text, plainOrigin(originOf(request)));
    const codings = wishesOf(request.headers["accept-encoding"]);
    const coding = ["br", "gzip"].find((name) => codings.includes(name)) ?? "identity";
    const tag = `"${document.tag}-${coding}"`;
    reply.headers({
      "cache-control": "no-cache",
      "content-security-policy": policy(),
      etag: tag,
      vary: `${isRoot ? "user-agent, " : ""}accept-encoding, accept-language, cookie`,
    });
    return send(request, reply, document, coding, tag);
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Sent,
  coding: string,
  tag: string,
): Promise<FastifyReply> {
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  if (coding !== "identity") reply.header("content-encoding", coding);
  return reply.type("text/html; charset=utf-8").send(await document.bytes(coding));
}

/** The origin where nothing in it could break out of an attribute; else none, and the addresses are relative. */
const plainOrigin = (origin: string): string => (/^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : "");
