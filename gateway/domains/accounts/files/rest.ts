import { z } from "zod";
import { fileRoute } from "#gateway/platform/rest/fileRoute.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { FileVisibility, type StoredFileRow } from "./repository.ts";
import * as rules from "./rules.ts";

const file = z
  .object({ id: z.string(), url: z.string(), name: z.string(), type: z.string(), size: z.int() })
  .meta({ id: "File" });
const shown = ({ id, name, type, size }: StoredFileRow) => ({ id, url: rules.urlOf(id), name, type, size });
const example = {
  id: "file_0f3b",
  url: "/api/files/file_0f3b",
  name: "harbour.png",
  type: "image/png",
  size: 48_213,
};

const tag = "Files";

/** Names that HTTP cannot spell come percent-encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const routes = [
  fileRoute({
    method: "POST",
    path: "/files",
    access: "auth",
    tag,
    summary: "Keeps a file",
    description:
      "The body is the file itself, at most 10 MiB; `x-file-name` is its name, percent-encoded, and `x-file-visibility` says who may read it: `owner` (default) or `link`. What it is is found out from its bytes.",
    maxBytes: rules.MAX_BYTES,
    headers: z.object({
      "x-file-name": z.string().default("file").meta({ description: "The file's name, percent-encoded." }),
      "x-file-visibility": z
        .enum(FileVisibility)
        .catch("owner")
        .meta({
          description: "Who may read it.",
          override: { type: "string", enum: Object.values(FileVisibility) },
        }),
    }),
    answers: {
      201: { description: "The file is kept.", body: file, example },
      400: { description: "This file is not taken.", body: errorBody },
      409: { description: "The account keeps too much already.", body: errorBody },
      413: { description: "The file is larger than 10 MiB.", body: errorBody },
    },
    handle: async ({ headers, type, bytes }, context) => {
      const kept = await rules.keep(context, {
        name: decoded(headers["x-file-name"]),
        visibility: headers["x-file-visibility"],
        declared: type,
        bytes,
      });
      return { status: 201, body: shown(kept) };
    },
  }),
  route({
    method: "GET",
    path: "/files/{id}",
    access: "public",
    tag,
    summary: "Reads a file",
    params: z.object({ id: z.string().meta({ description: "The file's id.", example: "file_0f3b" }) }),
    answers: {
      200: {
        description: "The file's bytes: pictures to be shown, everything else to be saved.",
        body: null,
      },
      404: { description: "There is no such file for this caller.", body: errorBody },
    },
    handle: async ({ params }, context) => {
      const { bytes, name, type, visibility } = await rules.read(context, params.id);
      return {
        status: 200,
        body: Buffer.from(bytes),
        headers: {
          "content-type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
          "content-disposition": `${rules.isPicture(type) ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name)}`,
          "content-security-policy": "default-src 'none'; sandbox",
          "cache-control": `${visibility === "link" ? "public" : "private"}, max-age=31536000, immutable`,
        },
      };
    },
  }),
];
