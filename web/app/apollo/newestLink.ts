import type { ApolloCache } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { OperationTypeNode } from "graphql";
import { of, switchMap } from "rxjs";
import { isRecord } from "#web/lib/isRecord.ts";

/** The versions that the cache holds, by the ids of its objects; read in one go, since an answer may hold hundreds. */
function heldVersions(cache: ApolloCache): (type: string, id: string) => number | undefined {
  let held: unknown;
  return (type, id) => {
    held ??= cache.extract();
    const entry = isRecord(held) && held[cache.identify({ __typename: type, id }) ?? ""];
    const version = isRecord(entry) ? entry["version"] : undefined;
    return typeof version === "number" ? version : undefined;
  };
}

/** Whether an answer tells of something that the cache knows in a later version. */
function isOvertaken(answer: unknown, heldVersion: ReturnType<typeof heldVersions>): boolean {
  if (Array.isArray(answer)) return answer.some((part) => isOvertaken(part, heldVersion));
  if (!isRecord(answer)) return false;
  const { __typename: type, id, version } = answer;
  if (typeof type === "string" && typeof id === "string" && typeof version === "number") {
    const held = heldVersion(type, id);
    if (held !== undefined && held > version) return true;
  }
  return Object.values(answer).some((part) => typeof part === "object" && isOvertaken(part, heldVersion));
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
      "data" in result && isOvertaken(result.data, heldVersions(operation.client.cache))
        ? forward(operation)
        : of(result),
    ),
  );
});
