import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { textParam } from "#gateway/platform/rest/params.ts";
import { faqGroup } from "./repository.ts";
import { questions } from "./rules.ts";

export const routes = [
  route({
    method: "GET",
    path: "/pages/faq",
    access: "sample",
    tag: "Pages",
    summary: "Lists questions and answers",
    query: z.object({ q: textParam("Text that the question contains.") }),
    answers: {
      200: {
        description: "The groups that still have matching questions.",
        body: z.array(faqGroup),
        example: () => questions("scheduled"),
      },
    },
    handle: ({ query: { q } }) => Promise.resolve({ status: 200, body: questions(q) }),
  }),
];
