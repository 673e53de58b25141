import { z } from "zod";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { list } from "./repository.ts";
import * as rules from "./rules.ts";

const snapshot = z
  .object({ name: z.string(), createdAt: z.string(), rows: z.int() })
  .meta({ id: "Snapshot" });
const example = { name: "three-orders", createdAt: "2026-11-21T09:41:00.000Z", rows: 53 };
const state = z.object({ rows: z.int() }).meta({ id: "SampleState" });

const tag = "Mock server";
const access = "devTools" as const;
const params = z.object({
  name: z.string().meta({ description: "The snapshot's name.", example: "three-orders" }),
});
const unknown = { description: "There is no such snapshot.", body: errorBody };
const refused = { description: "The name cannot be used.", body: errorBody };

export const routes = [
  route({
    method: "POST",
    path: "/mock/reset",
    access,
    tag,
    summary: "Puts the sample rows back",
    description:
      "Of the sandbox named in x-berth-sandbox, else of the main data. Accounts and sessions are not touched.",
    answers: {
      200: { description: "The sample rows are as they came.", body: state, example: { rows: 50 } },
    },
    handle: async (_, context) => ({ status: 200, body: await rules.reset(context) }),
  }),
  route({
    method: "GET",
    path: "/mock/snapshots",
    access,
    tag,
    summary: "Lists the snapshots",
    answers: {
      200: {
        description: "The snapshots, newest first.",
        body: z.object({ snapshots: z.array(snapshot) }).meta({ id: "SnapshotList" }),
        example: { snapshots: [example] },
      },
    },
    handle: async (_, { store }) => ({ status: 200, body: { snapshots: await list(store.db) } }),
  }),
  route({
    method: "PUT",
    path: "/mock/snapshots/{name}",
    access,
    tag,
    summary: "Saves a snapshot",
    params,
    description:
      "All sample rows under the name, in the place of an earlier snapshot of that name. There are at most 50.",
    answers: {
      200: { description: "The snapshot.", body: snapshot, example },
      400: refused,
      409: { description: "50 snapshots are there.", body: errorBody },
      413: { description: "The rows are larger than 16 MiB.", body: errorBody },
    },
    handle: async (request, context) => ({
      status: 200,
      body: await rules.save(context, request.params.name),
    }),
  }),
  route({
    method: "POST",
    path: "/mock/snapshots/{name}/restore",
    access,
    tag,
    summary: "Restores a snapshot",
    params,
    answers: {
      200: { description: "The rows of the snapshot are back.", body: state, example: { rows: 53 } },
      400: refused,
      404: unknown,
    },
    handle: async (request, context) => ({
      status: 200,
      body: await rules.restore(context, request.params.name),
    }),
  }),
  route({
    method: "DELETE",
    path: "/mock/snapshots/{name}",
    access,
    tag,
    summary: "Deletes a snapshot",
    params,
    answers: { 204: { description: "The snapshot is gone.", body: null }, 400: refused, 404: unknown },
    handle: async (request, context) => {
      await rules.remove(context, request.params.name);
      return { status: 204 };
    },
  }),
];
