import { createHash } from "node:crypto";
import { z } from "zod";
import { notFound } from "#gateway/platform/errors.ts";
import { framedHtml } from "#gateway/platform/html.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { loadReplies } from "#gateway/domains/email/replies/rules.ts";
import { find } from "./rules.ts";

const looks = {
  light: {
    ground: "#FFFFFF",
    text: "#1A2226",
    quiet: "#566167",
    link: "#056889",
    line: "#C9E1EA",
    tile: "#EEF2F3",
  },
  dark: {
    ground: "#161C1F",
    text: "#F1F5F6",
    quiet: "#9FABB0",
    link: "#66B5D4",
    line: "#1F4757",
    tile: "#20282B",
  },
};

const sheet = ({ ground, text, quiet, link, line, tile }: (typeof looks)["light"]): string => `
body{margin:0;background:${ground};color:${text};font:14px/22px 'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans','Noto Sans CJK SC','Noto Sans Arabic',system-ui,sans-serif;text-align:start;overflow-wrap:anywhere}
body>:first-child{margin-top:0}body>:last-child{margin-bottom:0}p{margin:0 0 8px}h1,h2{margin:16px 0 8px;font-size:20px;line-height:28px}h3,h4{margin:16px 0 8px;font-size:16px;line-height:22px}
ul,ol{margin:0 0 8px;padding-inline-start:24px}li>p{margin:0}blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:3px solid ${line};color:${quiet}}
code{padding:1px 4px;border-radius:4px;background:${tile};font-size:13px}pre{margin:8px 0;padding:12px;border-radius:6px;background:${tile};overflow-x:auto}pre code{padding:0;background:none}
a{color:${link}}img{max-width:100%;height:auto}table{border-collapse:collapse;margin:0 0 8px}td,th{padding:4px 12px 4px 0;text-align:start;vertical-align:top}hr{border:0;border-top:1px solid ${line}}`;

const hashOf = (css: string): string => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
const sheets = { light: sheet(looks.light), dark: sheet(looks.dark) };

/** The text of a mail, or of a reply to it. */
async function textOf(context: RequestContext, id: string, reply: string | undefined): Promise<string> {
  const mail = await find(context, id);
  if (!mail) throw notFound("Mail");
  if (reply === undefined) return mail.message;
  const found = (await loadReplies(context, mail.id))?.find((one) => String(one.id) === reply);
  if (!found) throw notFound("Reply");
  return found.message;
}

export const frameRoute = route({
  method: "GET",
  path: "/apps/email/{id}/text",
  access: "sample",
  tag: "Mail",
  summary: "Shows the text of a mail",
  description:
    "A document for a frame: it can run nothing, belongs to no site, and shows pictures of other hosts only where it is asked to.",
  params: z.object({ id: z.string().meta({ description: "The mail's id.", example: "12" }) }),
  query: z.object({
    reply: z
      .string()
      .optional()
      .catch(undefined)
      .meta({ description: "The id of a reply to it, whose text it is then." }),
    pictures: z
      .enum(["shown", "hidden"])
      .catch("hidden")
      .meta({
        description: "Whether pictures of other hosts are shown.",
        override: { type: "string", enum: ["shown", "hidden"] },
      }),
    look: z
      .enum(["light", "dark"])
      .catch("light")
      .meta({ description: "The colours.", override: { type: "string", enum: ["light", "dark"] } }),
  }),
  answers: {
    200: { description: "The document.", body: z.string(), type: "text/html" },
    404: { description: "There is no such mail or reply.", body: errorBody },
  },
  handle: async ({ params, query: { reply, pictures, look } }, context) => {
    const text = framedHtml(await textOf(context, params.id, reply), pictures === "shown");
    const css = sheets[look];
    return {
      status: 200,
      stream: (async function* document() {
        yield `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="${look}"><style>${css}</style></head><body dir="auto">${text}</body></html>`;
      })(),
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": [
          "default-src 'none'",
          `img-src ${pictures === "shown" ? "https: http:" : "'none'"}`,
          `style-src ${hashOf(css)}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          "sandbox allow-popups allow-popups-to-escape-sandbox",
        ].join("; "),
        "x-frame-options": "SAMEORIGIN",
        "origin-agent-cluster": "?0",
        "cache-control": "private, no-cache",
      },
    };
  },
});
