import { ApolloLink } from "@apollo/client/link";
import type { DocumentNode } from "graphql";
import { catchError, of, switchMap } from "rxjs";
import { toAppError } from "#web/lib/errors/appError.ts";

/** The gateway's code for a hash that it does not know. */
const unknown = "PERSISTED_QUERY_NOT_FOUND";

/** The hash that the build gave an operation. */
function hashOf(document: DocumentNode): string | undefined {
  const meta = "__meta__" in document ? document.__meta__ : undefined;
  return typeof meta === "object" && meta !== null && "hash" in meta ? String(meta.hash) : undefined;
}

/**
 * Sends the hash of an operation instead of its text. A gateway that does not know the hash is sent the text as well; one
 * that runs trusted operations only then refuses. While developing, operations change faster than the manifest: texts only.
 */
export const hashLink = new ApolloLink((operation, forward) => {
  const sha256Hash = import.meta.env.DEV ? undefined : hashOf(operation.query);
  if (sha256Hash === undefined) return forward(operation);
  const send = (includeQuery: boolean) => {
    operation.setContext({ http: { includeQuery, includeExtensions: true } });
    return forward(operation);
  };
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
  return send(false).pipe(
    switchMap((result) =>
      result.errors?.some(({ extensions }) => extensions?.["code"] === unknown) ? send(true) : of(result),
    ),
    catchError((thrown: unknown) => {
      if (toAppError(thrown).code === unknown) return send(true);
      throw thrown;
    }),
  );
});
