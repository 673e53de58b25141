import { randomBytes } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { unknownRow } from "#gateway/platform/entity/inputs.ts";
import { isFileUsed } from "#gateway/platform/store/fileUses.ts";
import { inHome, inTransaction } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { dropAvatar } from "#gateway/domains/accounts/users/repository.ts";
import * as files from "./repository.ts";
import type { FileVisibilityText, StoredFile, StoredFileRow } from "./repository.ts";

const MIB = 1024 * 1024;
export const MAX_BYTES = 10 * MIB;
const MAX_FILES = 500;
const MAX_KEPT = 200 * MIB;

/** Shown where they stand; everything else is only ever handed out to be saved. */
const pictures = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"]);
const documents = new Set([
  "application/pdf",
  "application/zip",
  "video/mp4",
  "audio/mpeg",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
]);

const fileName = z.object({
  name: text(1, 200).regex(/^[^/\\\p{Cc}]*$/u, "it must be a name without slashes and control characters"),
});

export const urlOf = (id: string): string => `/api/files/${id}`;
/** The identifier of the kept file at an address; null where there is none. */
export const idIn = (url: string): string | null =>
  url.startsWith(urlOf("")) ? url.slice(urlOf("").length) : null;
export const isPicture = (type: string): boolean => pictures.has(type);

/** What the bytes are; a text only where they are valid UTF-8 without control characters that no text has. */
async function typeOf(bytes: Uint8Array): Promise<string | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes);
  if (found) return pictures.has(found.mime) || documents.has(found.mime) ? found.mime : null;
  try {
    const read = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[^\P{Cc}\s]/u.test(read) ? null : "text/plain";
  } catch {
    return null;
  }
}

const refused = (reason: "empty" | "kind" | "disguised", message: string) =>
  badInput({ file: { code: "INVALID", message, params: { reason } } });

/** Keeps a file of the viewer. */
export async function keep(
  context: RequestContext,
  given: { name: string; declared: string; visibility: FileVisibilityText; bytes: Uint8Array },
): Promise<StoredFileRow> {
  const { home, clock } = context;
  const ownerId = viewerIdOf(context);
  const { name } = validate(fileName, given);
  const { bytes, declared, visibility } = given;
  if (bytes.length === 0) throw refused("empty", "The file is empty.");
  const type = await typeOf(bytes);
  if (!type)
    throw refused(
      "kind",
      "This kind of file is not taken: send a picture (PNG, JPEG, WebP, GIF, AVIF), a PDF, an office document, a ZIP, or a plain text.",
    );
  if (declared.startsWith("image/") && !pictures.has(type))
    throw refused(
      "disguised",
      "The file says that it is a picture, but its content is not: choose another file.",
    );
  return await inTransaction(home, async (db) => {
    const { total, bytes: kept } = await files.usage(db, ownerId);
    if (total >= MAX_FILES || kept + bytes.length > MAX_KEPT) {
      throw new AppError(
        "CONFLICT",
        `You keep ${total} files of ${Math.ceil(kept / MIB)} MiB: at most ${MAX_FILES} and ${MAX_KEPT / MIB} MiB. Remove some first.`,
      );
    }
    const id = `file_${randomBytes(16).toString("hex")}`;
    return await files.insert(db, {
      id,
      ownerId,
      name,
      type,
      size: bytes.length,
      visibility,
      createdAt: timestamp(clock),
      bytes,
    });
  });
}

/** The file, for those who may read it; for others there is none. */
export async function read({ home, viewer }: RequestContext, id: string): Promise<StoredFile> {
  const file = await files.byId(home.db, id);
  if (!file || (file.visibility === "owner" && file.ownerId !== viewer?.userId)) throw notFound("File");
  return file;
}

/**
 * The viewer's own files that go with something others see, in the order of their identifiers.
 * @throws {AppError} UNAUTHENTICATED; BAD_USER_INPUT where one is not there, is somebody else's or is only for its owner.
 */
export async function offered(context: RequestContext, ids: readonly string[]): Promise<StoredFileRow[]> {
  const found = await files.ofOwner(context.home.db, viewerIdOf(context), ids);
  return ids.map((id) => {
    const file = found.find((one) => one.id === id && one.visibility === "link");
    if (!file) throw unknownRow("attachmentIds", "file of yours that others may read");
    return file;
  });
}

/** How many bytes the kept files among these addresses have together. */
export const bytesAt = async ({ home }: RequestContext, urls: readonly string[]): Promise<number> =>
  await files.bytesOf(home.db, [...new Set(urls.flatMap((url) => idIn(url) ?? []))]);

/**
 * Removes those of the viewer's files that nothing uses any more: no row of the gateway's own data and of no sandbox names
 * them. What goes with something that is taken back is removed so, and in no other way; what is gone already is passed over.
 */
export async function removeUnused(context: RequestContext, ids: readonly string[]): Promise<void> {
  const { home, devTools } = context;
  const sandboxes = ids.length === 0 ? [] : await devTools.sandboxes.list();
  for (const id of ids) {
    const used = await Promise.all(
      [home, ...sandboxes.map(({ store }) => store)].map(({ db }) => isFileUsed(db, id)),
    );
    if (!used.includes(true)) await files.remove(home.db, id, viewerIdOf(context));
  }
}

export async function list(context: RequestContext, args: { page: number; itemsPerPage: number }) {
  const {
    home: { db },
  } = context;
  const ownerId = viewerIdOf(context);
  const { page, itemsPerPage } = strictList(args);
  const [items, used] = await Promise.all([
    files.page(db, ownerId, (page - 1) * itemsPerPage, itemsPerPage),
    files.usage(db, ownerId),
  ]);
  return { items, ...used };
}

/** One of the viewer's own files. */
export const ownOne = async (context: RequestContext, id: string): Promise<StoredFileRow | undefined> =>
  (await files.ofOwner(context.home.db, viewerIdOf(context), [id]))[0];

/** Removes one of the viewer's own files, and answers whether there was one. */
export const removeOwn = async (context: RequestContext, id: string): Promise<boolean> =>
  await files.remove(context.home.db, id, viewerIdOf(context));

/** @throws {AppError} NOT_FOUND */
export async function remove(context: RequestContext, id: string): Promise<string> {
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    if (!(await removeOwn(inside, id))) throw notFound("File");
    if (await dropAvatar(inside.home.db, userId, urlOf(id))) {
      const sessionId = context.viewer?.sessionId ?? null;
      await note(inside, { kind: "profileChanged", userId, sessionId, detail: { avatar: "removed" } });
    }
    return id;
  });
}
