import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { scripts } from "#tests/support/scripts.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);

const keep = async (message: string) =>
  (
    await ask<{ mailDraftSave: { id: string; message: string } }>(
      "mutation ($message: String!) { mailDraftSave(input: { message: $message }) { id message } }",
      { message },
    )
  ).mailDraftSave;
const frame = async (id: string, query = "") =>
  await gateway.inject({ method: "GET", url: `/api/apps/email/${id}/text${query}` });

/** What could run, in whatever HTML is left: elements, handlers, addresses. */
const runs =
  /<(?:script|style|iframe|object|embed|form|input|svg|math|meta|link|base|template|noscript)\b|\son\w+\s*=|(?:href|src|action|data)\s*=\s*["']?\s*(?:javascript|data|vbscript):|srcdoc|style\s*=/i;

it.each(scripts)("nothing that could run is kept, answered or shown of %s", async (script) => {
  const { id, message } = await keep(`<p>Before</p>${script}<p>After</p>`);
  expect(message).not.toMatch(runs);
  const shown = await frame(id);
  expect(shown.statusCode).toBe(200);
  expect(shown.body.slice(shown.body.indexOf("<body"))).not.toMatch(runs);
});

it("the text of a mail is a document that can run nothing and belongs to no site, whatever it says", async () => {
  const { headers, body } = await frame("12");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|unsafe|script-src/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  // Its own word stands: a browser complains of a page without an origin that asks to be kept apart by it.
  expect(headers["origin-agent-cluster"]).toBe("?0");
  expect(body).toMatch(/^<!doctype html>/);
});

it("pictures of other sites are left out until somebody asks for them", async () => {
  const { id } = await keep(
    "<p><img src='https://spy.example/pixel.gif' alt='A boat'><img src='//spy.example/b.gif'></p>",
  );
  const hidden = await frame(id);
  expect(hidden.body).not.toContain("spy.example");
  expect(hidden.body).toContain("A boat");
  expect(String(hidden.headers["content-security-policy"])).toContain("img-src 'none';");
  const shown = await frame(id, "?pictures=shown");
  expect(shown.body).toContain("https://spy.example/pixel.gif");
  expect(String(shown.headers["content-security-policy"])).toContain("img-src https: http:;");
});

it("links of a mail open beside it, and tell the other page nothing", async () => {
  const { id } = await keep("<a href='https://elsewhere.example/' target='_top'>There</a>");
  expect((await frame(id)).body).toContain(
    '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer nofollow">There</a>',
  );
});

it("a text that is not there is not found", async () => {
  for (const [id, query] of [
    ["999", ""],
    ["x", ""],
    ["12", "?reply=999"],
  ] as const)
    expect((await frame(id, query)).statusCode).toBe(404);
});
