import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { textParam } from "#gateway/platform/rest/params.ts";
import { searchGroup } from "./repository.ts";
import { search } from "./rules.ts";

export const routes = [
  route({
    method: "GET",
    path: "/app-bar/search",
    access: "sample",
    tag: "Shell",
    summary: "Searches the screens of the console",
    query: z.object({ q: textParam("Text that the name of the screen contains.") }),
    answers: {
      200: {
        description: "At most five screens of each kind.",
        body: z.array(searchGroup),
        example: () => search("invoice"),
      },
    },
    handle: ({ query: { q } }) => Promise.resolve({ status: 200, body: search(q) }),
  }),
];
