import { z } from "zod";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { list } from "./repository.ts";
import { drop } from "./rules.ts";

const sandbox = z
  .object({ name: z.string(), madeAt: z.string(), usedAt: z.string(), rows: z.int() })
  .meta({ id: "Sandbox" });
const example = {
  name: "checkout-test",
  madeAt: "2026-11-21T09:41:00.000Z",
  usedAt: "2026-11-21T09:43:10.000Z",
  rows: 50,
};
const tag = "Mock server";

export const routes = [
  route({
    method: "GET",
    path: "/mock/sandboxes",
    access: "devTools",
    data: false,
    tag,
    summary: "Lists the sandboxes",
    description:
      "A sandbox is made by the first request that names it in the header x-berth-sandbox, and dropped after an hour without use. There are at most 50.",
    answers: {
      200: {
        description: "The sandboxes, by name.",
        body: z.object({ sandboxes: z.array(sandbox) }).meta({ id: "SandboxList" }),
        example: { sandboxes: [example] },
      },
    },
    handle: async (_, { devTools }) => ({ status: 200, body: { sandboxes: await list(devTools) } }),
  }),
  route({
    method: "DELETE",
    path: "/mock/sandboxes/{name}",
    access: "devTools",
    data: false,
    tag,
    summary: "Drops a sandbox",
    params: z.object({
      name: z.string().meta({ description: "The sandbox's name.", example: "checkout-test" }),
    }),
    answers: {
      204: { description: "The sandbox is gone.", body: null },
      404: { description: "There is no such sandbox.", body: errorBody },
    },
    handle: async ({ params }, context) => {
      drop(context, params.name);
      return { status: 204 };
    },
  }),
];
