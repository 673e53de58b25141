import { z } from "zod";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import type { FaultRuleRow } from "./repository.ts";
import * as rules from "./rules.ts";

const text = z.string().nullable();
const number = z.int().nullable();
const parts = {
  enabled: z.boolean(),
  operation: text,
  field: text,
  method: text,
  path: text,
  sandbox: text,
  delay: z.int(),
  status: number,
  probability: z.number(),
  seed: number,
  count: number,
};
const rule = z
  .object({ id: z.string(), ...parts, applied: z.int(), createdAt: z.string() })
  .meta({ id: "FaultRule" });
const example = {
  id: "tro_01KAJ5W5B0000000000000000",
  enabled: true,
  operation: null,
  field: null,
  method: "GET",
  path: "/api/apps/*",
  sandbox: null,
  delay: 0,
  status: 503,
  probability: 0.5,
  seed: 7,
  count: null,
  applied: 0,
  createdAt: "2026-11-21T09:41:00.000Z",
};
const shown = ({ matched: _met, ...row }: FaultRuleRow) => row;

/** What a rule is made of; the rules check it, so that every wrong part is named at once. */
const body = z
  .looseObject({})
  .catch({})
  .meta({
    override: {
      type: "object",
      description:
        "At least one of operation, field, method and path, and a delay or a status, must be given.",
      properties: {
        enabled: { type: "boolean", default: true },
        operation: { type: "string" },
        field: { type: "string" },
        method: { type: "string", enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
        path: { type: "string", description: "`*` stands for any text." },
        sandbox: { type: "string" },
        delay: { type: "integer", minimum: 0, maximum: 10_000, default: 0, description: "Milliseconds." },
        status: { type: "integer", minimum: 400, maximum: 599 },
        probability: { type: "number", minimum: 0, maximum: 1, default: 1 },
        seed: { type: "integer" },
        count: {
          type: "integer",
          minimum: 1,
          maximum: 1_000_000,
          description: "How often it is applied; absent for always.",
        },
      },
      example: { method: "GET", path: "/api/apps/*", status: 503, probability: 0.5, seed: 7 },
    },
  });

const tag = "Mock server";
const shared = { access: "devTools", data: false, tag } as const;
const params = z.object({ id: z.string().meta({ description: "The rule's id.", example: example.id }) });
const refused = { description: "Parts are wrong; `fields` says which.", body: errorBody };
const unknown = { description: "There is no such rule.", body: errorBody };

export const routes = [
  route({
    ...shared,
    method: "GET",
    path: "/mock/rules",
    summary: "Lists the fault rules",
    answers: {
      200: {
        description: "The rules, oldest first.",
        body: z.object({ rules: z.array(rule) }).meta({ id: "FaultRuleList" }),
        example: { rules: [example] },
      },
    },
    handle: async (_, context) => ({ status: 200, body: { rules: (await rules.list(context)).map(shown) } }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/mock/rules",
    summary: "Adds a fault rule",
    body,
    description:
      "It lets requests that it means wait or fail. The mock server's own controls, sign-in and sign-out are never applied.",
    answers: {
      201: { description: "The rule.", body: rule, example },
      400: refused,
      409: { description: "100 rules are there.", body: errorBody },
    },
    handle: async (request, context) => ({
      status: 201,
      body: shown(await rules.create(context, request.body)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/mock/rules/{id}",
    summary: "Gives a fault rule other parts",
    params,
    body,
    answers: { 200: { description: "The rule.", body: rule, example }, 400: refused, 404: unknown },
    handle: async (request, context) => ({
      status: 200,
      body: shown(await rules.update(context, request.params.id, request.body)),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/mock/rules/{id}",
    summary: "Removes a fault rule",
    params,
    answers: { 204: { description: "The rule is gone.", body: null }, 404: unknown },
    handle: async (request, context) => {
      await rules.remove(context, request.params.id);
      return { status: 204 };
    },
  }),
];
