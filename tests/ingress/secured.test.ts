import { afterEach, beforeEach, expect, it } from "vitest";
import { rig, type Rig } from "./apps.ts";

let kit: Rig;
beforeEach(async () => {
  kit = await rig();
});
afterEach(async () => await kit.close());

it("sends who comes to a name of TLS alone there, with what was asked for", async () => {
  kit.routes.set("www.harbour.dev", { state: "SECURED", port: 443 });
  const { status, headers } = await kit.ask("www.harbour.dev", {
    method: "POST",
    path: "//a/../b?c=d",
    body: "x",
  });
  expect([status, headers.location]).toEqual([308, "https://www.harbour.dev//b?c=d"]);
  kit.routes.set("www.harbour.dev", { state: "SECURED", port: 4443 });
  const upgrade = await kit.ask("www.harbour.dev", {
    headers: { connection: "Upgrade", upgrade: "websocket" },
  });
  expect([upgrade.status, upgrade.headers.location]).toEqual([308, "https://www.harbour.dev:4443/"]);
});
