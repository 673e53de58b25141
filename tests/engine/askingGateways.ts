import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, it } from "vitest";
import { answerFailure } from "#gateway/platform/request/answers.ts";
import { refusePods } from "#gateway/refusePods.ts";
import { ownApps, typist, type EngineKit } from "./kit.ts";

/** What a pod comes to that asks the gateway, where that listens on all addresses. */
export function askingGateways(get: () => EngineKit): void {
  const { run } = ownApps(get);
  const open: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  it("refuses a pod that asks the gateway at the address of its bridge, and lets it reach its neighbours", async () => {
    const app = fastify();
    open.push(app);
    app.setErrorHandler(answerFailure);
    refusePods(app, get().engine);
    app.get("/", () => "the gateway");
    const port = new URL(await app.listen({ port: 0, host: "0.0.0.0" })).port;

    const { pod } = await run();
    await run({ name: "neighbour" });
    const { type, terminal } = await typist(get(), pod.name);
    await type(
      "gate=$(ip route | sed -n 's/^default via \\([^ ]*\\).*/\\1/p'); echo gate is $gate.",
      /gate is \d/,
    );
    await type(`wget -q -O - http://$gate:${port}/; echo`, /403 Forbidden/);
    await type("wget -q -O - http://neighbour:8080/", /hello from berth/);
    terminal.close();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("the gateway");
  });
}
