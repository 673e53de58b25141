import {
  execute,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  visit,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "./context.ts";

/** A query as it was sent. */
export interface Asked {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** A query that was found right, ready to be run with any variables. */
interface Known {
  /** Its data as an answer's JSON; null when anything in it failed. */
  run(context: RequestContext, variables: Record<string, unknown>): Promise<string | null>;
}

/** Queries that came before: they are parsed, checked against the schema and the limits, and compiled only once. */
export interface KnownDocuments {
  /** The answer's JSON; null for a query that is new, is no query, or does not succeed: it has to go the whole way. */
  run(asked: Asked, context: RequestContext): Promise<string | null>;
}

/** The documents that are known, and how long one of them may be. */
const KNOWN_AT_MOST = 500;
const LONGEST = 10_000;

type Run = (
  context: RequestContext,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult> | ExecutionResult;

const hasDirectives = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    Directive: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
};

/** What runs the document: compiled where that is safe, which it is not with `@skip` and `@include`. */
async function runnerOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Promise<Run> {
  if (!hasDirectives(document)) {
    const { compileQuery, isCompiledQuery } = await import("graphql-jit");
    const compiled = compileQuery(schema, document, operationName ?? "", {
      disablingCapturingStackErrors: true,
    });
    if (isCompiledQuery(compiled))
      return (context, variables) => compiled.query(undefined, context, variables);
  }
  return (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
}

/**
 * Remembers the queries that were found right.
 * @param check parses a document and answers it when it keeps to the schema and to all limits; else null.
 */
export function createKnownDocuments(
  schema: GraphQLSchema,
  check: (query: string, context: RequestContext) => DocumentNode | null,
): KnownDocuments {
  const known = new LRUCache<string, Known | "once" | "unfit">({ max: KNOWN_AT_MOST });

  async function learn({ query, operationName }: Asked, context: RequestContext): Promise<Known | "unfit"> {
    const document = check(query, context);
    if (!document) return "unfit";
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return "unfit";
    const run = await runnerOf(schema, document, operationName);
    return {
      run: async (within, variables) => {
        const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
        if (errors) return null;
        const result = await run(within, variables);
        return result.errors ? null : JSON.stringify(result);
      },
    };
  }

  return {
    run: async (asked, context) => {
      if (asked.query.length > LONGEST) return null;
      const key = `${asked.operationName ?? ""}\n${asked.query}`;
      let found = known.get(key);
      if (found === undefined) known.set(key, "once");
      else if (found === "once") {
        found = await learn(asked, context);
        known.set(key, found);
      }
      return typeof found === "object" ? await found.run(context, asked.variables) : null;
    },
  };
}
