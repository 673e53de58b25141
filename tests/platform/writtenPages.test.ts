import { brotliDecompressSync, gunzipSync } from "node:zlib";
import cookies from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveConsole } from "#gateway/platform/http/console.ts";
import { isCrawler } from "#gateway/platform/http/writtenPages.ts";
import { wishesOf } from "#gateway/platform/request/wishes.ts";
import { frontBuild } from "#tests/support/frontPages.ts";

const landing = "/front-pages/landing-page";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1)";
const index = "<html><head></head><body>console</body></html>";

let app: FastifyInstance;
let remove: () => void;
beforeAll(async () => {
  const build = await frontBuild(index);
  ({ remove } = build);
  app = fastify();
  await app.register(cookies);
  await serveConsole(app, build.dist, false, ({ protocol, host }) => `${protocol}://${host}`);
});
afterAll(async () => {
  await app.close();
  remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: "berth.example", ...headers } });
const languageOf = async (url: string, headers?: Record<string, string>) =>
  /<html lang="([\w-]+)"/.exec((await get(url, headers)).body)?.[1];

describe("a front page", () => {
  it.each([
    [`${landing}?lang=cn`, "zh-CN", "ltr", "应用只管靠岸"],
    [`${landing}?lang=en`, "en", "ltr", "Bring your app in."],
    ["/front-pages/pricing?lang=ar", "ar", "rtl", "خطط تكبر مع الأسطول"],
    ["/review?lang=fr", "fr", "ltr", "Ce que disent les clients"],
    ["/privacy/?lang=en", "en", "ltr", "Privacy notice"],
  ])("at %s is answered whole", async (url, lang, dir, text) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" dir="${dir}">`));
    expect(body).toContain(text);
  });

  it.each([
    ["what the browser prefers", { "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" }, "fr"],
    ["the first language there is", { "accept-language": "de, zh-TW;q=0.8, en;q=0.7" }, "zh-CN"],
    ["no language that is refused", { "accept-language": "ar;q=0, en;q=0.1" }, "en"],
    ["the default for others", { "accept-language": "de" }, "zh-CN"],
    ["the default for what cannot be read", { "accept-language": ";;q=x,,fr;q=abc" }, "zh-CN"],
    ["the kept choice before it", { cookie: "berth.locale=%22ar%22", "accept-language": "fr" }, "ar"],
    ["no broken choice", { cookie: "berth.locale=%7B", "accept-language": "fr" }, "fr"],
  ])("follows %s", async (_, headers, lang) => {
    expect(await languageOf(landing, headers)).toBe(lang);
  });

  it("comes in the language that the address names, whatever else is wished", async () => {
    const headers = { cookie: "berth.locale=%22ar%22", "accept-language": "fr" };
    expect(await languageOf("/review?lang=en", headers)).toBe("en");
    expect(await languageOf("/review?lang=__proto__", headers)).toBe("ar");
    expect(await languageOf("/review?lang=xx&lang=en", { "accept-language": "fr" })).toBe("fr");
  });

  it("says what it depends on, may be kept and is asked again, and allows no script but the gateway's", async () => {
    const { headers } = await get(landing);
    expect(headers["vary"]).toBe("accept-encoding, accept-language, cookie");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toContain("script-src 'self'; ");
    expect(headers["content-security-policy"]).toContain("style-src 'self'; ");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes by %s where that is taken, with the same words", async (coding, open) => {
    const plain = await get(landing);
    const packed = await get(landing, { "accept-encoding": `deflate, ${coding}` });
    expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([
      undefined,
      coding,
    ]);
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it("is not sent again to who has it, in that language and coding only", async () => {
    const first = await get(`${landing}?lang=en`, { "accept-encoding": "br" });
    const tag = String(first.headers["etag"]);
    const again = (lang: string, coding: string) =>
      get(`${landing}?lang=${lang}`, { "if-none-match": tag, "accept-encoding": coding });
    const kept = await again("en", "br");
    expect([kept.statusCode, kept.body]).toEqual([304, ""]);
    expect((await again("fr", "br")).statusCode).toBe(200);
    expect((await again("en", "gzip")).statusCode).toBe(200);
  });

  it("names its addresses by the origin it is read at, and by none that could break out of them", async () => {
    expect((await get(`${landing}?lang=en`)).body).toContain(
      `<link rel="canonical" href="http://berth.example${landing}?lang=en"/>`,
    );
    const { body } = await get(landing, { host: 'evil"><script>' });
    expect(body).toContain(`<link rel="canonical" href="${landing}?lang=cn"/>`);
    expect(body).not.toContain("evil");
  });

  it("is not served as the file that the build wrote", async () => {
    expect((await get("/front/landing.en.html")).body).toBe(index);
    expect((await get("/front/pages.json")).body).toBe(index);
  });
});

describe("the root", () => {
  it("is the landing page to a crawler, in the language that it asks for", async () => {
    const { body, headers } = await get("/?lang=fr", { "user-agent": crawler });
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain('data-page="landing"');
    expect(headers["vary"]).toContain("user-agent");
  });

  it("is the console to a browser", async () => {
    const { body, headers } = await get("/", { "user-agent": "Mozilla/5.0 Chrome/156.0 Safari/537.36" });
    expect([body, headers["vary"]]).toEqual([index, "user-agent"]);
  });

  it.each([
    ["Googlebot/2.1", true],
    ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
    ["Mozilla/5.0 Chrome/156.0 Safari/537.36", false],
    ["Mozilla/5.0 (Linux; CUBOT X20)", false],
    [undefined, false],
  ])("takes %s for a crawler: %s", (agent, crawls) => expect(isCrawler(agent)).toBe(crawls));
});

it("wishes are read best first, and of too many only the first", () => {
  expect(wishesOf("en;q=0.2, FR , *;q=0.1,ar;q=0")).toEqual(["fr", "en", "*"]);
  expect(wishesOf(undefined)).toEqual([]);
  expect(wishesOf("en,".repeat(10_000))).toHaveLength(50);
});
