import { ApolloLink } from "@apollo/client/link";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";

/** The hash that the build gave an operation. */
function hashOf(document: DocumentNode): string {
  const meta = "__meta__" in document ? document.__meta__ : undefined;
  return typeof meta === "object" && meta !== null && "hash" in meta ? String(meta.hash) : "";
}

/**
 * Sends the hash of an operation instead of its text. A gateway that does not know the hash is sent the text as well; one
 * that runs trusted operations only then refuses. While developing, operations change faster than the manifest: texts only.
 */
export const hashLink = import.meta.env.DEV ? new ApolloLink((operation, forward) => forward(operation)) : new PersistedQueryLink({ generateHash: hashOf });
