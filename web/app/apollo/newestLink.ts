import type { ApolloCache, ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { OperationTypeNode } from "graphql";
import { of, switchMap } from "rxjs";
import { isRecord } from "#web/lib/isRecord.ts";

type Entry = Record<string, unknown>;
type Later = (answer: Entry) => Entry | undefined;

/**
 * What the cache holds of an object where that is of a later version; read in one go, since an answer may hold hundreds.
 * @param before what it held when the answer was asked for: what has not changed since does not count.
 */
function laterIn(cache: ApolloCache, before?: unknown): Later {
  let held: unknown;
  return ({ __typename: type, id, version }) => {
    if (typeof type !== "string" || typeof id !== "string" || typeof version !== "number") return undefined;
    held ??= cache.extract();
    const key = cache.identify({ __typename: type, id }) ?? "";
    const entry = isRecord(held) && held[key];
    if (!isRecord(entry) || typeof entry["version"] !== "number" || entry["version"] <= version)
      return undefined;
    return isRecord(before) && before[key] === entry ? undefined : entry;
  };
}

/** Whether an answer tells of something that the cache knows in a later version. */
function isOvertaken(answer: unknown, later: Later): boolean {
  if (Array.isArray(answer)) return answer.some((part) => isOvertaken(part, later));
  if (!isRecord(answer)) return false;
  return later(answer) !== undefined || Object.values(answer).some((part) => isOvertaken(part, later));
}

const isNormalized = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isNormalized) : isRecord(value) && "__ref" in value;

/** The answer with what the cache knows in a later version as it is known there. */
function withLater(answer: Entry, later: Later): Entry {
  const known = later(answer);
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => {
      const held = known?.[field];
      return [field, held === undefined || isNormalized(held) ? partWithLater(value, later) : held];
    }),
  );
}

const partWithLater = (part: unknown, later: Later): unknown =>
  Array.isArray(part)
    ? part.map((one: unknown) => partWithLater(one, later))
    : isRecord(part)
      ? withLater(part, later)
      : part;

/** How many changes of its own each client has seen done. */
const doneBy = new WeakMap<ApolloClient, number>();

/**
 * Keeps answers that a change overtook from showing things as they were before it. A query is asked once more, also where a
 * mutation was done while it was on its way, as figures and lists have no version; what is answered then stands, so that a
 * gateway that was set back is believed. A mutation is not: what the console has heard since it was sent takes the place of
 * what it answers.
 */
export const newestLink = new ApolloLink((operation, forward) => {
  const { operationType, client } = operation;
  if (operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
  const isQuery = operationType === OperationTypeNode.QUERY;
  const before = isQuery ? undefined : client.cache.extract();
  const done = () => doneBy.get(client) ?? 0;
  const doneBefore = done();
  return forward(operation).pipe(
    switchMap((result) => {
      if (!("data" in result) || !result.data) return of(result);
      const later = laterIn(client.cache, before);
      if (isQuery)
        return done() > doneBefore || isOvertaken(result.data, later) ? forward(operation) : of(result);
      doneBy.set(client, done() + 1);
      return of(
        isOvertaken(result.data, later) ? { ...result, data: withLater(result.data, later) } : result,
      );
    }),
  );
});
