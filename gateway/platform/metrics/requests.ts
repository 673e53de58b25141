import type { GraphQLSchema } from "graphql";
import { counts, durations } from "./families.ts";

/** What a request is about: an operation, a call of the REST facade, a terminal, how the gateway is, else the console and its files. */
export type RequestKind = "graphql" | "rest" | "terminal" | "health" | "console";

/** What an operation asks for, as far as it is counted. */
export interface Named {
  kind: "query" | "mutation" | "subscription";
  /** The names of its root fields. */
  fields: readonly string[];
}

/** Requests as they are counted. */
export interface Requests {
  /** By kind and class of status. */
  times: ReturnType<typeof durations>;
  /** Operations by their first root field. */
  operations: ReturnType<typeof durations>;
  /** The same by the code that they ended with. */
  outcomes: ReturnType<typeof counts>;
  /** Calls of GraphQL and REST, and those that failed by the gateway's own fault. */
  calls: { requests: number; failed: number };
  /** Names an operation by what the schema holds, whatever its sender calls it. */
  nameOf(operation: Named | null): string;
}

/** The names of all root fields, as operations are counted by them. */
function fieldsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const types = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return new Set(
    types.flatMap(([kind, type]) => Object.keys(type?.getFields() ?? {}).map((name) => `${kind} ${name}`)),
  );
}

/** Makes the counters of requests. */
export function createRequests(schema: GraphQLSchema): Requests {
  const known = fieldsOf(schema);
  const names = new WeakMap<Named, string>();
  const name = ({ kind, fields }: Named): string => {
    const field = fields.find((one) => known.has(`${kind} ${one}`));
    if (field !== undefined) return `${kind} ${field}`;
    return fields.some((one) => one.startsWith("__")) ? "introspection" : "other";
  };
  return {
    times: durations("berth_requests_seconds", "Time of requests until they were answered", "kind", "status"),
    operations: durations("berth_operations_seconds", "Time of GraphQL operations by HTTP", "operation"),
    outcomes: counts("berth_operations_total", "GraphQL operations", "operation", "outcome"),
    calls: { requests: 0, failed: 0 },
    nameOf: (operation) => {
      if (!operation) return "unreadable";
      const found = names.get(operation) ?? name(operation);
      names.set(operation, found);
      return found;
    },
  };
}
