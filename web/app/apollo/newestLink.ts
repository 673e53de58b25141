import type { ApolloCache } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { type DocumentNode, Kind, OperationTypeNode } from "graphql";
import { of, switchMap } from "rxjs";
import { isRecord } from "#web/lib/isRecord.ts";

const name = (value: string) => ({ kind: Kind.NAME as const, value });

const versions = new Map<string, DocumentNode>();

const makeVersionOf = (type: string): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: name("Version"),
      typeCondition: { kind: Kind.NAMED_TYPE, name: name(type) },
      selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: name("version") }] },
    },
  ],
});

function versionOf(type: string): DocumentNode {
  const known = versions.get(type) ?? makeVersionOf(type);
  versions.set(type, known);
  return known;
}

/** Whether an answer tells of something that the cache knows in a later version. */
function isOvertaken(cache: ApolloCache, answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some((part) => isOvertaken(cache, part));
  if (!isRecord(answer)) return false;
  const { __typename: type, id, version } = answer;
  if (typeof type === "string" && typeof id === "string" && typeof version === "number") {
    const held = cache.readFragment<{ version: number }>({
      id: cache.identify({ __typename: type, id }) ?? "",
      fragment: versionOf(type),
    });
    if (held && held.version > version) return true;
  }
  return Object.values(answer).some((part) => isOvertaken(cache, part));
}

/**
 * Asks once more where a change overtook a query: what was read before the change and comes after it would show things as they were.
 * What is answered then stands, so that a gateway that was set back is believed.
 */
export const newestLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (operation.operationType !== OperationTypeNode.QUERY) return answers;
  return answers.pipe(
    switchMap((result) =>
      "data" in result && isOvertaken(operation.client.cache, result.data) ? forward(operation) : of(result),
    ),
  );
});
