import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { isRecord } from "#gateway/platform/json.ts";

/** What a request says of its operation: its text, or the hash of a text that the gateway knows. */
interface Sent {
  query?: unknown;
  extensions?: unknown;
}

/**
 * Gives the text of an operation that was sent as text or as hash.
 * @throws {AppError} PERSISTED_QUERY_NOT_FOUND for an unknown hash, OPERATION_NOT_TRUSTED for a text where only hashes count.
 */
export type OperationReader = (sent: Sent) => unknown;

const manifest = z.record(z.string(), z.string());
const hashed = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/**
 * Reads operations by the manifest that the console's build wrote: `operations.json`, the texts by their SHA-256.
 * @param dist the build's folder; without a manifest no hash is known.
 * @param trustedOnly whether operations outside of the manifest are refused.
 */
export function operationReader(dist: URL, trustedOnly: boolean): OperationReader {
  const file = new URL("operations.json", dist);
  const known = onFirstUse(
    () =>
      new Map(existsSync(file) ? Object.entries(manifest.parse(JSON.parse(readFileSync(file, "utf8")))) : []),
  );
  if (trustedOnly) known();
  return ({ query, extensions }) => {
    if (extensions === undefined && !trustedOnly) return query;
    const read = hashed.safeParse(extensions);
    const text = read.success ? known().get(read.data.persistedQuery.sha256Hash) : undefined;
    if (text !== undefined) return text;
    if (read.success && (trustedOnly || !query)) {
      throw new AppError(
        "PERSISTED_QUERY_NOT_FOUND",
        "This gateway does not know the operation of this hash: load the console anew, or send the operation's text.",
      );
    }
    if (trustedOnly)
      throw new AppError(
        "OPERATION_NOT_TRUSTED",
        "This gateway runs only the operations its console was built with (OPERATIONS=trusted): send a hash of its manifest.",
      );
    return query;
  };
}

const isGraphQL = (url: string): boolean => url === "/graphql" || url.startsWith("/graphql?");

/** Puts the text of each operation that comes over HTTP in its place before anything looks at it. */
export function readOperations(app: FastifyInstance, read: OperationReader, trustedOnly: boolean): void {
  const put = ({ method, body, query }: FastifyRequest): void => {
    if (method === "POST" && isRecord(body)) body["query"] = read(body);
    else if (trustedOnly && (method === "POST" || (isRecord(query) && "query" in query))) read({});
  };
  app.addHook("preValidation", (request, _reply, done) => {
    if (!isGraphQL(request.url)) {
      done();
      return;
    }
    try {
      put(request);
      done();
    } catch (error) {
      done(error instanceof Error ? error : undefined);
    }
  });
}
