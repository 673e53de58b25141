import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Route } from "#gateway/ingress/targets.ts";
import { rig, type Rig } from "./apps.ts";

const host = "shop.apps.localhost";
let kit: Rig;
beforeEach(async () => {
  kit = await rig({ limits: { answerMs: 30 } });
});
afterEach(async () => await kit.close());

const states: readonly (readonly [Exclude<Route["state"], "SERVING" | "SECURED">, number, string])[] = [
  ["STOPPED", 503, "This app is stopped"],
  ["SLEEPING", 503, "This app is waking up"],
  ["UNKNOWN", 404, "There is no app here"],
];

describe("the page in place of an app", () => {
  it.each(states)("says that it is %s", async (state, status, title) => {
    kit.routes.set(host, { state });
    const answer = await kit.ask(host, { headers: { "accept-language": "en" } });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ["en", "This app is stopped", 'lang="en" dir="ltr"'],
    ["zh-CN,zh;q=0.9", "应用已停止", 'lang="zh-CN" dir="ltr"'],
    ["ar", "هذا التطبيق متوقف", 'lang="ar" dir="rtl"'],
    ["fr-CH, de", "Cette application est arrêtée", 'lang="fr" dir="ltr"'],
    ["", "应用已停止", 'lang="zh-CN"'],
  ])("speaks the language that is wished: %s", async (wish, title, attributes) => {
    kit.routes.set(host, { state: "STOPPED" });
    const { body } = await kit.ask(host, { headers: wish === "" ? {} : { "accept-language": wish } });
    expect(body).toContain(title);
    expect(body).toContain(attributes);
  });

  it("runs nothing, loads nothing and is kept nowhere", async () => {
    const { headers, body } = await kit.ask(host);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body).not.toMatch(/<script|href=|src=/);
  });

  it("looks again by itself while the app wakes up", async () => {
    kit.routes.set(host, { state: "SLEEPING" });
    const { headers, body } = await kit.ask(host);
    expect([headers["retry-after"], /http-equiv="refresh"/.test(body)]).toEqual(["5", true]);
  });

  it("has no body where none is asked for", async () => {
    expect(await kit.ask(host, { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
  });

  it("says nothing of a host that is none", async () => {
    for (const wrong of ["", "a b", "<script>", "..", `${"a".repeat(300)}.localhost`])
      expect([wrong, (await kit.ask(wrong)).status]).toEqual([
        wrong,
        expect.toSatisfy((n) => n === 404 || n === 400),
      ]);
  });

  it("says that no instance is there, that none answers, and that one is too slow", async () => {
    const title = async () => {
      const { status, body } = await kit.ask(host, { headers: { "accept-language": "en" } });
      return [status, /<title>(.*)<\/title>/.exec(body)?.[1]];
    };
    kit.routes.set(host, { state: "SERVING", targets: [] });
    expect(await title()).toEqual([503, "The app cannot be reached"]);
    kit.routes.set(host, { state: "SERVING", targets: [await kit.nowhere()] });
    expect(await title()).toEqual([502, "The app did not answer as it should"]);
    kit.routes.set(host, { state: "SERVING", targets: [await kit.app(() => {})] });
    expect(await title()).toEqual([504, "The app did not answer in time"]);
  });

  it("is that of an app that cannot be reached where it is not known what stands there", async () => {
    const lost = await rig({ targets: () => Promise.reject(new Error("the store is gone")) });
    expect((await lost.ask(host)).status).toBe(503);
    await lost.close();
  });
});
