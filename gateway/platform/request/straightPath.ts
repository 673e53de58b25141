import type { FastifyRequest } from "fastify";
import { isRecord } from "#gateway/platform/json.ts";
import { turnOf } from "./arrivals.ts";
import type { Asker, KeptAnswer, Keeping } from "./keptAnswers.ts";
import { watch } from "./watch.ts";
import type { Scope } from "#gateway/platform/scope.ts";
import { sendable } from "./answers.ts";
import type { RequestContext } from "./context.ts";
import type { Asked, KnownDocuments } from "./knownDocuments.ts";

/** The short way of plain queries: kept answers, and known documents run without the server around them. */
export interface StraightPath {
  /** The answer that is kept for whoever asks without credentials; undefined where there is none. */
  kept(request: FastifyRequest): KeptAnswer | undefined;
  /** The answer to a plain query; null for what has to go the whole way. */
  answer(request: FastifyRequest, context: RequestContext, scope: Scope): Promise<KeptAnswer | null>;
  /** Learns from an answer that went the whole way which type is answered to what a request accepts. */
  learn(request: FastifyRequest, status: number, type: string | null): void;
}

const fields = new Set(["query", "operationName", "variables", "extensions"]);
const LONGEST = 10_000;
const MAX_ACCEPTS = 20;

/** The query in a request that is nothing but plain JSON; null for anything unusual. */
function askedIn({ method, headers, body, text }: FastifyRequest): Asked | null {
  if (
    method !== "POST" ||
    text === null ||
    text.length > LONGEST ||
    !/^application\/json(; ?charset=utf-8)?$/i.test(headers["content-type"] ?? "") ||
    !isRecord(body) ||
    !Object.keys(body).every((name) => fields.has(name))
  )
    return null;
  const { query, operationName = null, variables, extensions } = body;
  return typeof query === "string" &&
    (operationName === null || (typeof operationName === "string" && operationName !== "")) &&
    (variables === undefined || variables === null || isRecord(variables)) &&
    (extensions === undefined || isRecord(extensions))
    ? { query, operationName, variables: variables ?? {} }
    : null;
}

const acceptIn = ({ headers }: FastifyRequest): string => headers.accept ?? "";

/** Makes the short way over what is known and what is kept. */
export function createStraightPath(known: KnownDocuments, { kept, guestOf }: Keeping): StraightPath {
  const types = new Map<string, string>();
  const keyOf = ({ headers, text }: FastifyRequest, asker: Asker): string | null =>
    text === null || text.length > LONGEST
      ? null
      : kept.keyOf(`graphql ${headers["content-type"]}\n${headers.accept}\n${text}`, asker);
  return {
    kept: (request) => {
      const guest = request.method === "POST" ? guestOf(request) : null;
      const key = guest && keyOf(request, guest);
      return key === null ? undefined : kept.find(key, turnOf(request));
    },
    answer: async (request, context, scope) => {
      const accept = acceptIn(request);
      const type = types.get(accept);
      const asked = type === undefined ? null : askedIn(request);
      if (type === undefined || !asked) return null;
      const key = keyOf(request, context);
      const found = key === null ? undefined : kept.find(key);
      if (found) return found;
      const recording = key === null ? null : kept.record(key, context);
      scope.recording = recording;
      try {
        const json = await known.run(asked, recording ? watch(context, recording) : context);
        if (json === null) return null;
        const answer = { type, body: sendable(json) };
        if (key !== null && recording) kept.keep(key, recording, answer);
        return answer;
      } finally {
        scope.recording = null;
      }
    },
    learn: (request, status, type) => {
      if (status !== 200 || !type || !/^application\/(graphql-response\+)?json; charset=utf-8$/.test(type))
        return;
      const accept = acceptIn(request);
      if (accept.length < 200 && types.size < MAX_ACCEPTS) types.set(accept, type);
    },
  };
}
