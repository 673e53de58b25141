import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import cookies from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { serveConsole } from "#gateway/platform/http/console.ts";
import { routeFinder } from "#gateway/platform/http/routeFiles.ts";

const index = `<html><head><meta name="berth-texts" content="/assets/texts-1 shell ui"><link rel="stylesheet" href="/assets/styles-1.css"></head><body><div data-outline="__OUTLINE__"></div></body></html>`;
const builtFor = (outline: string) => index.replace("__OUTLINE__", outline);
const list = {
  path: "/shop/list",
  scripts: ["assets/list.js"],
  phone: ["assets/cards.js"],
  many: ["assets/many.js", "assets/far.js"],
  sheet: "assets/lists-1.css",
  styles: ["assets/list.css"],
  texts: ["shop"],
  outline: "fill",
  queries: ['{"operationName":"List","variables":{"a":"<&>"}}', '{"operationName":"Figures"}'],
};
const record = {
  path: "/shop/:id",
  scripts: ["assets/record.js"],
  phone: [],
  many: [],
  sheet: "",
  styles: [],
  texts: ["shop", "record"],
  outline: "",
  queries: [],
};

const manyNamed = '<meta name="berth-many" content="/assets/many.js /assets/far.js">';

const viewer = "userData=%7B%7D";

let app: FastifyInstance | undefined;
let folder = "";
let policy = "";
afterEach(async () => {
  await app?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The document at a path of a console that was built with what `routes.json` says. */
async function documentAt(
  path: string,
  routes: string | null = JSON.stringify([list, record]),
  cookie?: string,
): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), "console-"));
  writeFileSync(join(folder, "index.html"), index);
  if (routes !== null) writeFileSync(join(folder, "routes.json"), routes);
  app = fastify();
  await app.register(cookies);
  await serveConsole(app, pathToFileURL(`${folder}/`), false, () => "http://berth.example");
  const { statusCode, headers, body } = await app.inject({
    url: path,
    headers: { ...(cookie && { cookie }) },
  });
  expect(statusCode).toBe(200);
  policy = String(headers["content-security-policy"]);
  return body;
}

describe("the document", () => {
  it("names the scripts, styles and texts of its route, and those of no other", async () => {
    const body = await documentAt("/shop/list?page=2");
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/list.js" nonce="');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/list.css" nonce="');
    expect(body).toContain('content="/assets/texts-1 shell ui shop"');
    expect(body).not.toContain("record");
  });

  it("names what a list needs on a phone, for a phone only", async () => {
    expect(await documentAt("/shop/list")).toContain(
      '<link rel="modulepreload" media="(max-width: 639.98px)" crossorigin href="/assets/cards.js" nonce="',
    );
  });

  it("has the style sheet of lists for a screen that needs no more, and else the whole one", async () => {
    const small = await documentAt("/shop/list");
    expect(small).toContain('<link rel="stylesheet" href="/assets/lists-1.css">');
    expect(small).not.toContain("styles-1.css");
    await app?.close();
    expect(await documentAt("/shop/7")).toContain('<link rel="stylesheet" href="/assets/styles-1.css">');
  });

  it("gives what it names the nonce of its own answer", async () => {
    const body = await documentAt("/shop/7");
    const [, nonce] = /href="\/assets\/record\.js" nonce="([\w-]{22})"/.exec(body) ?? [];
    expect(policy).toContain(`'nonce-${nonce}'`);
  });

  it.each([
    ["shows who is signed in the outline of the shell as the screen has it", "/shop/list", viewer, "fill"],
    ["shows a guest no shell, who is led on to the sign-in page", "/shop/list", undefined, ""],
    ["shows no shell around a screen that has none", "/shop/7", viewer, ""],
  ])("%s", async (_, path, cookie, outline) => {
    expect(await documentAt(path, undefined, cookie)).toContain(`<div data-outline="${outline}">`);
  });

  it("tells who is signed in what the screen asks first, before the script that asks it", async () => {
    const asked =
      "{&quot;operationName&quot;:&quot;List&quot;,&quot;variables&quot;:{&quot;a&quot;:&quot;&lt;&amp;>&quot;}}";
    const beside = "{&quot;operationName&quot;:&quot;Figures&quot;}";
    expect(await documentAt("/shop/list", undefined, viewer)).toContain(
      `<head><meta name="berth-query" content="${asked}"><meta name="berth-query" content="${beside}">${manyNamed}<meta name="berth-texts"`,
    );
  });

  it("tells who is signed in what the screen needs for many rows", async () => {
    expect(await documentAt("/shop/list", undefined, viewer)).toContain(manyNamed);
    await app?.close();
    expect(await documentAt("/shop/7", undefined, viewer)).not.toContain("berth-many");
  });

  it.each([
    ["a guest, who may ask nothing", "/shop/list", undefined],
    ["who opens a screen that asks nothing known", "/shop/7", viewer],
  ])("names no question to %s", async (_, path, cookie) => {
    expect(await documentAt(path, undefined, cookie)).not.toContain("berth-query");
  });

  it("of a route that the build does not know names nothing", async () => {
    expect(await documentAt("/elsewhere", undefined, viewer)).toBe(builtFor(""));
  });

  it.each([
    ["is missing", null],
    ["is no JSON", "["],
    ["is no list", "{}"],
    ["says something else", '[{ "path": "/shop/list", "scripts": "assets/list.js" }, null]'],
    ["would break out of the document", JSON.stringify([{ ...list, scripts: ['"><script>'] }])],
    ["would break out of the outline", JSON.stringify([{ ...list, outline: '"><script>' }])],
  ])("stays as it was built where what the build says of the routes %s", async (_, routes) => {
    expect(await documentAt("/shop/list", routes, viewer)).toBe(builtFor(""));
  });
});

describe("the terminal's own document", () => {
  it("may write styles, is shown by the console alone, and reaches nobody; the console's own policy stays", async () => {
    await documentAt("/shop/list");
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    writeFileSync(join(folder, "terminal.html"), "<html></html>");
    const { statusCode, headers } = (await app?.inject("/terminal.html")) ?? {};
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-cache",
    });
    const own = String(headers?.["content-security-policy"]);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'none'",
      "frame-ancestors 'self'",
    ])
      expect(own.split("; ")).toContain(rule);
  });
});

describe("the route of a path", () => {
  const find = routeFinder(
    ["/a/:id", "/a/list", "/a/:id/edit", "/kit/:part?", "/:any/list"].map((path) => ({ path })),
  );
  it.each([
    ["/a/list", "/a/list"],
    ["/a/List/", "/a/list"],
    ["/a/7", "/a/:id"],
    ["/a/7/edit", "/a/:id/edit"],
    ["/kit", "/kit/:part?"],
    ["/kit/forms", "/kit/:part?"],
    ["/b/list", "/:any/list"],
    ["/a", undefined],
    ["/a/7/edit/more", undefined],
    ["/", undefined],
  ])("%s is %s", (path, found) => {
    expect(find(path)?.path).toBe(found);
  });
});
