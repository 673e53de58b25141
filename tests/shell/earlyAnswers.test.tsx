import { afterEach, expect, test, vi } from "vitest";
import { dropEarlyAnswers, fetchOrTake } from "#web/app/apollo/earlyAnswers.ts";

const body = '{"operationName":"List"}';
const ask = (init: RequestInit = {}) =>
  fetchOrTake("/graphql", { method: "POST", body, ...init }).then((answer) => answer.text());

/** What was asked early was answered so; whatever is asked now is answered `later`. */
function answerEarly(answer: Promise<Response>): void {
  vi.stubGlobal("fetch", async () => new Response("later"));
  window.earlyAnswers = { [body]: answer };
}

afterEach(() => {
  dropEarlyAnswers();
  vi.unstubAllGlobals();
});

test("the same request takes the answer that was asked for early, once", async () => {
  answerEarly(Promise.resolve(new Response("early")));
  expect(await ask()).toBe("early");
  expect(await ask()).toBe("later");
});

test.each<[string, RequestInit]>([
  ["of another body", { body: "{}" }],
  ["of a sandbox", { headers: { "x-berth-sandbox": "mine" } }],
])("a request %s is sent", async (_, init) => {
  answerEarly(Promise.resolve(new Response("early")));
  expect(await ask(init)).toBe("later");
});

test.each<[string, () => Promise<Response>]>([
  ["a refusal", () => Promise.resolve(new Response("", { status: 500 }))],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("where %s came early, the request is sent", async (_, early) => {
  answerEarly(early());
  expect(await ask()).toBe("later");
});

test("what nothing asked for is forgotten once the first screen stands", async () => {
  answerEarly(Promise.resolve(new Response("early")));
  dropEarlyAnswers();
  expect(await ask()).toBe("later");
});
