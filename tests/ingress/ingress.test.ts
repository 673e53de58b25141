import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { begin, rig, type Rig } from "./apps.ts";

const host = "shop.apps.localhost";
let kit: Rig;
let later = () => {};
beforeEach(async () => {
  kit = await rig({ limits: { bodyBytes: 100_000 } });
});
afterEach(async () => await kit.close());

const serve = async (...answers: Parameters<Rig["app"]>[0][]) => {
  const targets = await Promise.all(answers.map((answer) => kit.app(answer)));
  kit.routes.set(host, { state: "SERVING", targets });
  return targets;
};

describe("a request", () => {
  it("reaches the app of its host, whatever the letters and the port in its name", async () => {
    await serve((request, response) =>
      response.end(`${request.method} ${request.url} ${request.headers.host}`),
    );
    const answer = await kit.ask("Shop.Apps.localhost:4080", { path: "/cart?of=me" });
    expect(answer).toMatchObject({ status: 200, body: "GET /cart?of=me Shop.Apps.localhost:4080" });
  });

  it("goes to one target after the other", async () => {
    await serve(
      (_, response) => response.end("one"),
      (_, response) => response.end("two"),
    );
    const bodies = [];
    for (let asked = 0; asked < 4; asked += 1) bodies.push((await kit.ask(host)).body);
    expect(bodies).toEqual(["one", "two", "one", "two"]);
  });

  it("is under way at its target until all of its answer is sent", async () => {
    const [app] = await serve((_, response) => {
      response.write("one");
      later = () => response.end("two");
    });
    const answer = await begin(kit.port, host).answer;
    expect(kit.use.names()).toEqual([app?.name]);
    later();
    expect(await text(answer)).toBe("onetwo");
    await expect.poll(() => kit.use.names()).toEqual([]);
  });

  it("is under way nowhere once its asker has gone", async () => {
    await serve(() => {});
    const { sent, answer } = begin(kit.port, host);
    answer.catch(() => {});
    await expect.poll(() => kit.use.names().length).toBe(1);
    sent.destroy();
    await expect.poll(() => kit.use.names()).toEqual([]);
  });

  it("is sent on with its body, of known and of unknown length", async () => {
    await serve(
      (request, response) => void text(request).then((body) => response.end(`${request.method} ${body}`)),
    );
    expect((await kit.ask(host, { method: "POST", body: "known" })).body).toBe("POST known");
    const headers = { "transfer-encoding": "chunked" };
    expect((await kit.ask(host, { method: "DELETE", body: "unknown", headers })).body).toBe("DELETE unknown");
  });

  it("says where it came from, and believes nobody who says so", async () => {
    await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const forged = { "x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "https", forwarded: "for=8.8.8.8" };
    const seen: unknown = JSON.parse((await kit.ask(host, { headers: forged })).body);
    expect(seen).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": host,
    });
    expect(seen).not.toHaveProperty("forwarded");
  });

  it("believes what is before it where that is trusted", async () => {
    const trusting = await rig({ trustProxy: true });
    const app = await trusting.app((request, response) => response.end(JSON.stringify(request.headers)));
    trusting.routes.set(host, { state: "SERVING", targets: [app] });
    const headers = { "x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "https" };
    const seen: unknown = JSON.parse((await trusting.ask(host, { headers })).body);
    expect(seen).toMatchObject({ "x-forwarded-for": "8.8.8.8, 127.0.0.1", "x-forwarded-proto": "https" });
    await trusting.close();
  });

  it("leaves the headers of its connection behind, on both ways", async () => {
    await serve((request, response) => {
      response.writeHead(200, {
        "x-own": "1",
        connection: "x-own",
        "keep-alive": "timeout=9",
        "set-cookie": ["a=1", "b=2"],
      });
      response.end(JSON.stringify(request.headers));
    });
    const headers = {
      connection: "close, x-secret",
      "x-secret": "1",
      te: "trailers",
      "proxy-authorization": "x",
    };
    const answer = await kit.ask(host, { headers });
    const seen: unknown = JSON.parse(answer.body);
    for (const name of ["x-secret", "te", "proxy-authorization"]) expect(seen).not.toHaveProperty(name);
    expect(answer.headers).not.toHaveProperty("x-own");
    expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });

  it("tries another target where one refuses the connection, with its body whole", async () => {
    const refusing = await kit.nowhere();
    const [app] = await serve((request, response) => void text(request).then((body) => response.end(body)));
    if (app) kit.routes.set(host, { state: "SERVING", targets: [refusing, app] });
    for (const method of ["GET", "POST"])
      expect(await kit.ask(host, { method, ...(method === "POST" && { body: "whole" }) })).toMatchObject({
        status: 200,
        body: method === "POST" ? "whole" : "",
      });
  });

  it("is not sent twice where an app may have had it", async () => {
    let had = 0;
    const cut: Parameters<Rig["app"]>[0] = (request) => {
      had += 1;
      request.socket.destroy();
    };
    await serve(cut, cut);
    expect((await kit.ask(host, { method: "POST", body: "once" })).status).toBe(502);
    expect(had).toBe(1);
    expect((await kit.ask(host)).status).toBe(502);
    expect(had).toBe(3);
  });

  it("that is too large is refused", async () => {
    await serve((request, response) => void text(request).then(() => response.end("had it")));
    const body = "x".repeat(150_000);
    expect((await kit.ask(host, { method: "POST", body })).status).toBe(413);
  });

  it("that was left by who sent it is left at the app too", async () => {
    const left = Promise.withResolvers<void>();
    const had = Promise.withResolvers<void>();
    await serve((request) => {
      had.resolve();
      request.once("close", () => left.resolve());
    });
    const { sent, answer } = begin(kit.port, host);
    answer.catch(() => {});
    await had.promise;
    sent.destroy();
    await expect(left.promise).resolves.toBeUndefined();
  });
});

describe("an answer", () => {
  it("comes as it is written", async () => {
    const end = Promise.withResolvers<void>();
    await serve((_, response) => {
      response.write("first ");
      void end.promise.then(() => response.end("last"));
    });
    const answer = await begin(kit.port, host).answer;
    const parts: string[] = [];
    for await (const part of answer) {
      parts.push(String(part));
      end.resolve();
    }
    expect(parts).toEqual(["first ", "last"]);
  });

  it("under way is finished where it began, when the targets are others meanwhile", async () => {
    const end = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    await serve((_, response) => {
      response.write("old ");
      began.resolve();
      void end.promise.then(() => response.end("to its end"));
    });
    const old = kit.ask(host);
    await began.promise;
    await serve((_, response) => response.end("new"));
    expect((await kit.ask(host)).body).toBe("new");
    end.resolve();
    expect((await old).body).toBe("old to its end");
  });

  it("that breaks off breaks off", async () => {
    await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half");
      response.socket?.destroySoon();
    });
    await expect(kit.ask(host)).rejects.toThrow(/aborted|hang up|RESET/i);
  });
});
