import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { clientList } from "./repository.ts";
import { client, clientExample, shownClient } from "./rules.ts";

const FIRST = 5;

export const routes = [
  route({
    method: "GET",
    path: "/apps/invoice/clients",
    access: "sample",
    tag: "Invoices",
    summary: "Lists the first five clients",
    answers: { 200: { description: "Five clients.", body: z.array(client), example: [clientExample] } },
    handle: async (_, { store }) => {
      const { items } = await clientList.page(store, { page: 1, itemsPerPage: FIRST });
      return { status: 200, body: items.map(shownClient) };
    },
  }),
];
