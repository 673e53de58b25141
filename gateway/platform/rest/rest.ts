import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { sendable } from "#gateway/platform/request/answers.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import type { RouteFacts } from "#gateway/platform/request/call.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

/** An answer: a status and its JSON body, no body for 204, or a text that is sent while it is made. */
export interface RestAnswer {
  status: number;
  body?: unknown;
  /** The body as JSON, where it is kept ready. */
  json?: string | Buffer;
  /** The parts of a text; asked for no faster than the caller takes them. */
  stream?: AsyncIterable<string>;
  headers?: Record<string, string>;
}

/** What arrives at a route, not yet read. */
export interface RestRequest {
  query: unknown;
  params: unknown;
  body: unknown;
  headers: unknown;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A route of the REST surface, and what OpenAPI says of it; both come from one declaration. */
export interface RestRoute extends RouteFacts {
  method: Method;
  /** Below `/api`, parameters in braces: `/apps/ecommerce/products/{id}`. */
  path: string;
  operation: () => ZodOpenApiOperationObject;
  /** A body that is a file of this type (`text/csv`, or any), of at most so many bytes; it arrives as a `Buffer`. Other routes take JSON. */
  file?: { type: "text/csv" | "*"; maxBytes: number };
  /** Whether it changes nothing, and the answer depends on the address and the context alone. */
  isPlain?: boolean;
  run(request: RestRequest, context: RequestContext): Promise<RestAnswer>;
}

/** What an error answers outside the documented exceptions. */
export const errorBody = z
  .object({
    message: z
      .string()
      .meta({ description: "One sentence that says what to do.", example: "Product not found" }),
    code: z.string().meta({ description: "The error's code.", example: "NOT_FOUND" }),
    requestId: z.string().meta({ description: "The request's id, as in the log.", example: "req-1" }),
    errors: z.record(z.string(), z.string()).optional().meta({ description: "What is wrong, by field." }),
    fields: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "The same with codes and limits." }),
  })
  .meta({ id: "Error", description: "A failure." });

/** What is said of a route, beside how it is read and answered. */
export interface Description {
  method: Method;
  path: string;
  access: Access;
  /** See `RestRoute`. */
  isSessionOnly?: boolean;
  isWhileViewingAs?: boolean;
  data?: boolean;
  faultExempt?: boolean;
  /** The OpenAPI tag. */
  tag: string;
  /** One line. */
  summary: string;
  description?: string;
  /** Every status the route answers, with the body's schema or null for none; JSON unless it has another `type`. */
  answers: Record<
    number,
    {
      description: string;
      body: z.ZodType | null;
      /** A body, or what makes one when the document is asked for. */
      example?: unknown;
      type?: "text/csv" | "text/html" | "text/calendar" | "text/plain";
    }
  >;
}

interface Declaration<Q extends z.ZodType, P extends z.ZodType, B extends z.ZodType> extends Description {
  /** An object schema; what it cannot read must fall back (`catch`) where the document reads leniently. */
  query?: Q;
  params?: P;
  body?: B;
  handle(
    input: { query: z.output<Q>; params: z.output<P>; body: z.output<B> },
    context: RequestContext,
  ): Promise<RestAnswer>;
}

const none = z.unknown();

function shownAs(given: unknown): { example?: unknown } {
  const example: unknown = typeof given === "function" ? given() : given;
  return example === undefined ? {} : { example };
}

/** What OpenAPI says of a route. */
export function operationOf(
  { access, tag, summary, description, answers }: Description,
  {
    query,
    params,
    body,
    headers,
    file,
  }: { [part in "query" | "params" | "body" | "headers"]?: z.ZodType | undefined } & {
    file?: "text/csv" | "*";
  },
): ZodOpenApiOperationObject {
  const object = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema : undefined);
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(access === "public" || access === "sample" || access === "devTools"
      ? {}
      : { security: [{ bearer: [] }, { cookie: [] }] }),
    requestParams: {
      ...(object(query) && { query: object(query) }),
      ...(object(params) && { path: object(params) }),
      ...(object(headers) && { header: object(headers) }),
    },
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    ...(file && {
      requestBody: {
        required: true,
        content: { [file === "*" ? "application/octet-stream" : file]: { schema: { type: "string" } } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(
          ([status, { description: says, body: schema, example, type = "application/json" }]) => [
            status,
            {
              description: says,
              ...(schema && { content: { [type]: { schema, ...shownAs(example) } } }),
            },
          ],
        ),
      ),
      default: { description: "Any other failure.", content: { "application/json": { schema: errorBody } } },
    },
  };
}

/** Declares a route. */
export function route<
  Q extends z.ZodType = typeof none,
  P extends z.ZodType = typeof none,
  B extends z.ZodType = typeof none,
>(declaration: Declaration<Q, P, B>): RestRoute {
  const { method, path, access, isSessionOnly, isWhileViewingAs, data, faultExempt } = declaration;
  const { query, params, body, handle } = declaration;
  const read = <S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> =>
    (schema ?? none).parse(value) as z.output<S>;
  return {
    method,
    path,
    access,
    isSessionOnly,
    isWhileViewingAs,
    data,
    faultExempt,
    operation: () => operationOf(declaration, { query, params, body }),
    isPlain: method === "GET",
    run: (request, context) =>
      handle(
        {
          query: read(query, request.query),
          params: read(params, request.params),
          body: read(body, request.body),
        },
        context,
      ),
  };
}

/**
 * How a list's pages are answered. Pages are kept for each version of their table, and each keeps its answer beside it.
 * @param bodyOf the answer's body, made of the page and nothing else.
 */
export function answerPage<Page extends object>(bodyOf: (page: Page) => unknown): (page: Page) => RestAnswer {
  const kept = new WeakMap<Page, string | Buffer>();
  return (page) => {
    const json = kept.get(page) ?? sendable(JSON.stringify(bodyOf(page)));
    kept.set(page, json);
    return { status: 200, json };
  };
}
