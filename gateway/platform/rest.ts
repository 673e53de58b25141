import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { Access } from "./auth/access.ts";
import type { RequestContext } from "./request.ts";

/** An answer: a status and its JSON body; no body for 204. */
export interface RestAnswer {
  status: number;
  body?: unknown;
}

/** What arrives at a route, not yet read. */
export interface RestRequest {
  query: unknown;
  params: unknown;
  body: unknown;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A route of the REST surface, and what OpenAPI says of it; both come from one declaration. */
export interface RestRoute {
  method: Method;
  /** Below `/api`, parameters in braces: `/apps/ecommerce/products/{id}`. */
  path: string;
  access: Access;
  operation: ZodOpenApiOperationObject;
  run(request: RestRequest, context: RequestContext): Promise<RestAnswer>;
}

/** What an error answers outside the documented exceptions. */
export const errorBody = z.object({
  message: z.string().meta({ description: "One sentence that says what to do.", example: "Product not found" }),
  code: z.string().meta({ description: "The error's code.", example: "NOT_FOUND" }),
  requestId: z.string().meta({ description: "The request's id, as in the log.", example: "req-1" }),
  fields: z.record(z.string(), z.unknown()).optional().meta({ description: "Errors by field." }),
}).meta({ id: "Error", description: "A failure." });

interface Declaration<Q extends z.ZodType, P extends z.ZodType, B extends z.ZodType> {
  method: Method;
  path: string;
  access: Access;
  /** The OpenAPI tag. */
  tag: string;
  /** One line. */
  summary: string;
  description?: string;
  /** An object schema; what it cannot read must fall back (`catch`) where the document reads leniently. */
  query?: Q;
  params?: P;
  body?: B;
  /** Every status the route answers, with the body's schema or null for none. */
  answers: Record<number, { description: string; body: z.ZodType | null; example?: unknown }>;
  handle(input: { query: z.output<Q>; params: z.output<P>; body: z.output<B> }, context: RequestContext): Promise<RestAnswer>;
}

const none = z.unknown();

/** Declares a route. */
export function route<Q extends z.ZodType = typeof none, P extends z.ZodType = typeof none, B extends z.ZodType = typeof none>(
  declaration: Declaration<Q, P, B>,
): RestRoute {
  const { method, path, access, tag, summary, description, query, params, body, answers, handle } = declaration;
  const object = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema : undefined);
  const read = <S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> => (schema ?? none).parse(value) as z.output<S>;
  return {
    method, path, access,
    operation: {
      tags: [tag], summary, ...(description && { description }),
      ...(access === "public" || access === "sample" ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
      requestParams: { ...(object(query) && { query: object(query) }), ...(object(params) && { path: object(params) }) },
      ...(body && { requestBody: { content: { "application/json": { schema: body } } } }),
      responses: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, {
        description: answer.description,
        ...(answer.body && { content: { "application/json": { schema: answer.body, ...(answer.example !== undefined && { example: answer.example }) } } }),
      }])),
    },
    run: (request, context) => handle(
      { query: read(query, request.query), params: read(params, request.params), body: read(body, request.body) }, context),
  };
}

const described = (description: string, override: Record<string, unknown>) => ({ description, override });

/** A text parameter; anything that is not one text is as good as absent. */
export const textParam = (description: string) =>
  z.string().optional().catch(undefined).transform((value) => value || undefined)
    .meta(described(description, { type: "string" }));

/** A boolean parameter: `true` or `false` in any letter case; anything else is ignored. */
export const booleanParam = (description: string) =>
  z.string().optional().catch(undefined).transform((value) => ({ true: true, false: false })[value?.toLowerCase() ?? ""])
    .meta(described(description, { type: "boolean" }));

const whole = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isInteger(number) ? number : null;
};

/**
 * The parameters every documented list takes, read leniently: a bad page, size, sort or order falls back.
 * @param sorts the documented sort keys and the list's own names for them.
 */
export function listParams<S extends string>(sorts: Readonly<Record<string, S>>) {
  return {
    page: z.unknown().optional().transform((value) => Math.max(whole(value) ?? 1, 1))
      .meta(described("The page, from 1.", { type: "integer", minimum: 1, default: 1 })),
    itemsPerPage: z.unknown().optional().transform((value) => {
      const size = whole(value) ?? 10;
      return size === -1 ? null : size < 1 ? 10 : Math.min(size, 100);
    }).meta(described("Rows a page, at most 100; -1 for all rows.", { type: "integer", minimum: -1, maximum: 100, default: 10 })),
    sortBy: z.unknown().optional().transform((value): S | undefined =>
      typeof value === "string" && Object.hasOwn(sorts, value) ? sorts[value] : undefined)
      .meta(described("What to sort by.", { type: "string", enum: Object.keys(sorts) })),
    orderBy: z.unknown().optional().transform((value): "ASC" | "DESC" => (value === "desc" ? "DESC" : "ASC"))
      .meta(described("Which way.", { type: "string", enum: ["asc", "desc"], default: "asc" })),
  };
}

/** The list engine's arguments out of the read parameters. */
export const listArgs = <S extends string>(query: { page: number; itemsPerPage: number | null; sortBy?: S | undefined; orderBy: "ASC" | "DESC" }) => ({
  page: query.page,
  itemsPerPage: query.itemsPerPage,
  sort: query.sortBy ? { field: query.sortBy, order: query.orderBy } : null,
});
