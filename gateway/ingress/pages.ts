import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { wishesOf } from "#gateway/platform/request/wishes.ts";
import { root } from "#gateway/platform/root.ts";

/** What a page of the ingress says in place of an app, with its status. */
const pages = {
  stopped: 503,
  sleeping: 503,
  unknown: 404,
  badGateway: 502,
  unavailable: 503,
  timeout: 504,
  tooLarge: 413,
} as const;

/** Names a page of the ingress. */
export type PageName = keyof typeof pages;

const languages = ["cn", "en", "ar", "fr"] as const;
type Language = (typeof languages)[number];

const words = z.object({ title: z.string(), text: z.string() });
const texts = z.object({
  stopped: words,
  sleeping: words,
  unknown: words,
  badGateway: words,
  unavailable: words,
  timeout: words,
  tooLarge: words,
});

const read = new Map<Language, z.infer<typeof texts>>();
const textsIn = (language: Language): z.infer<typeof texts> => {
  const known =
    read.get(language) ??
    texts.parse(JSON.parse(readFileSync(new URL(`locales/${language}/ingress.json`, root), "utf8")));
  read.set(language, known);
  return known;
};

const style =
  ":root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0;opacity:.75}";

const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** How soon somebody should look again, in seconds. */
const AGAIN = 5;

/** The language that a request would like best of those there are; by default the console's own default. */
function languageOf(header: string | undefined): Language {
  const wished = wishesOf(header).map((tag) => (/^zh\b/.test(tag) ? "cn" : tag.split("-", 1)[0]));
  return wished.flatMap((wish) => languages.find((name) => name === wish) ?? [])[0] ?? "cn";
}

/** A page of the ingress: nothing of it is run, and nothing is loaded for it. */
export function pageOf(name: PageName, acceptLanguage: string | undefined) {
  const language = languageOf(acceptLanguage);
  const { title, text } = textsIn(language)[name];
  const refresh = name === "sleeping" ? `<meta http-equiv="refresh" content="${AGAIN}">\n` : "";
  const body = `<!doctype html>
<html lang="${language === "cn" ? "zh-CN" : language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh}<title>${title}</title>
<style>${style}</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>
`;
  const headers: Record<string, string> = {
    "content-type": "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    vary: "accept-language",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(pages[name] === 503 && { "retry-after": String(AGAIN) }),
  };
  return { status: pages[name], headers, body };
}
