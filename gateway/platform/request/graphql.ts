import { EnvelopArmor } from "@escape.tech/graphql-armor";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { createYoga, type Plugin, type YogaServerInstance } from "graphql-yoga";
import { badInput, toGraphQLError } from "#gateway/platform/errors.ts";
import { isRecord } from "#gateway/platform/json.ts";
import type { RequestContext } from "./context.ts";
import { scope, type Scope } from "#gateway/platform/scope.ts";
import { noteFailure } from "./call.ts";
import type { StraightPath } from "./straightPath.ts";

interface Arrived {
  request_: FastifyRequest;
  made: RequestContext;
}

/** The GraphQL server: what HTTP and sockets share. It is made when it is first asked for something. */
export interface GraphQLServer {
  get(): YogaServerInstance<Arrived, RequestContext>;
  close(): Promise<void>;
}

/** Depth, aliases, tokens, directives and cost that a document may have at most. */
const limits = {
  maxDepth: { n: 12 },
  maxAliases: { n: 30 },
  maxTokens: { n: 2_000 },
  maxDirectives: { n: 50 },
  costLimit: {
    maxCost: 10_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    ignoreIntrospection: true,
  },
};

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

/** Lets an error that says when to try again also say so in the answer's header. */
function withHeader(error: GraphQLError): GraphQLError {
  const { retryAfter } = error.extensions;
  if (typeof retryAfter !== "number") return error;
  const { message, nodes, source, positions, path, extensions } = error;
  const http = { headers: { "retry-after": String(retryAfter) } };
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, http } });
}

/** Gives errors found before execution (syntax, validation, limits) the same form as all others. */
const formedErrors: Plugin<object, Arrived> = {
  onResultProcess: ({ result, setResult, serverContext }) => {
    if (!("errors" in result) || !result.errors) return;
    const errors = result.errors.map((one) =>
      withHeader(one.extensions["requestId"] ? one : toGraphQLError(one)),
    );
    noteFailure(serverContext.request_, String(errors[0]?.extensions["code"]));
    setResult({ ...result, errors });
  },
};

function makeServer(schema: GraphQLSchema, devTools: boolean): YogaServerInstance<Arrived, RequestContext> {
  const armor = new EnvelopArmor({ ...limits, blockFieldSuggestion: { enabled: !devTools } }).protect();
  return createYoga<Arrived, RequestContext>({
    schema,
    graphqlEndpoint: "/graphql",
    cors: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    logging: false,
    context: ({ made }) => made,
    maskedErrors: { maskError: toGraphQLError },
    plugins: [formedErrors, ...armor.plugins, ...(devTools ? [] : [noIntrospection])],
  });
}

/** A GraphQL server over a schema whose resolvers take a `RequestContext`. */
export function createGraphQL(schema: GraphQLSchema, devTools: boolean): GraphQLServer {
  let made: ReturnType<GraphQLServer["get"]> | undefined;
  return {
    get: () => (made ??= makeServer(schema, devTools)),
    close: async () => {
      await made?.dispose();
    },
  };
}

/** What `createKnownDocuments` checks a document with: the parser, the rules and the limits of the server. */
export const checkedBy =
  (server: GraphQLServer) =>
  (query: string, made: RequestContext): DocumentNode | null => {
    try {
      const { schema, parse, validate } = server.get().getEnveloped({ made });
      const document: DocumentNode = parse(query);
      return validate(schema, document).length === 0 ? document : null;
    } catch {
      return null;
    }
  };

/**
 * Refuses an address whose parts are not the JSON they are meant to be.
 * @throws {AppError} BAD_USER_INPUT naming the part.
 */
function refuseBrokenJson(query: unknown): void {
  for (const name of ["variables", "extensions"]) {
    const given = isRecord(query) ? [query[name]].flat() : [];
    for (const text of given) {
      try {
        if (typeof text === "string" && text !== "") JSON.parse(text);
      } catch {
        throw badInput({ [name]: { code: "INVALID", message: `${name} must be JSON.` } });
      }
    }
  }
}

/**
 * The handler of `/graphql`.
 * @param straight the short way of plain queries; null where everything goes the whole way.
 * @param page what a browser that opens the address is shown; null for nothing.
 */
export function graphQLHandler(
  server: GraphQLServer,
  page: ((reply: FastifyReply) => Promise<FastifyReply>) | null,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
  straight: StraightPath | null,
) {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const isVisit =
      request.method === "GET" &&
      !request.url.includes("?") &&
      (request.headers.accept ?? "").includes("text/html");
    if (isVisit && page) return await page(reply);
    if (request.method === "GET") refuseBrokenJson(request.query);
    const here: Scope = { requestId: request.id, log: request.log };
    return await scope.run(here, async () => {
      const made = await contextOf(request, reply);
      const short = await straight?.answer(request, made, here);
      if (short) {
        reply.type(short.type);
        return short.body;
      }
      const { status, headers, body } = await server.get().handleNodeRequestAndResponse(request, reply, {
        request_: request,
        made,
      });
      straight?.learn(request, status, headers.get("content-type"));
      for (const [name, value] of headers) reply.header(name, value);
      return reply.status(status).send(body ?? "");
    });
  };
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const kept = straight?.kept(request);
    if (!kept) return answer(request, reply);
    reply.type(kept.type).send(kept.body);
    return undefined;
  };
}
