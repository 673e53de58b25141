import { z } from "zod";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { letterOf } from "./rules.ts";
import { sheetHash } from "./sheet.ts";

const policy = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  `style-src-elem ${sheetHash}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

export const routes = [
  route({
    method: "GET",
    path: "/mock/outbox/{id}",
    access: "devTools",
    tag: "Mock server",
    summary: "Shows a mail to an account that was not sent",
    description: "A document for a frame: it can run nothing and belongs to no site.",
    params: z.object({ id: z.string().meta({ description: "The mail's id.", example: "mail_01K" }) }),
    answers: {
      200: { description: "The document.", body: z.string(), type: "text/html" },
      404: { description: "There is no such mail, or it was sent.", body: errorBody },
    },
    handle: async ({ params }, context) => {
      const { html } = await letterOf(context, params.id);
      return {
        status: 200,
        stream: (async function* document() {
          yield html;
        })(),
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "x-frame-options": "SAMEORIGIN",
          "origin-agent-cluster": "?0",
          "referrer-policy": "no-referrer",
          "cache-control": "no-store",
        },
      };
    },
  }),
];
