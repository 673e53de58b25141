import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import cookies from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveConsole } from "#gateway/platform/http/console.ts";

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "berth-login-"));
  mkdirSync(join(folder, "front"));
  writeFileSync(join(folder, "index.html"), "console");
  for (const language of ["cn", "fr"])
    writeFileSync(join(folder, `front/login.${language}.html`), `${language} <link nonce="__CSP_NONCE__">`);
  app = fastify();
  await app.register(cookies);
  await serveConsole(app, pathToFileURL(`${folder}/`), false, () => "");
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (cookie = "", url = "/login") => await app.inject({ url, headers: { cookie } });

it.each([
  ["in the console's own language to who has chosen none", "", "cn"],
  ["in the language that was chosen", "berth.locale=%22fr%22", "fr"],
  ["in the console's own language where the chosen one is none of ours", "berth.locale=%22../fr%22", "cn"],
])("the written sign-in page is answered %s", async (_, cookie, language) => {
  expect((await get(cookie)).body.slice(0, 2)).toBe(language);
});

it("its styles stand under the nonce of its policy", async () => {
  const { body, headers } = await get();
  const [, nonce = "none"] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
});

it.each([
  ["who has a session, whom it leads on", "userData=%7B%7D", "/login"],
  ["every other place", "", "/register"],
])("the console is answered to %s", async (_, cookie, url) => {
  expect((await get(cookie, url)).body).toBe("console");
});
