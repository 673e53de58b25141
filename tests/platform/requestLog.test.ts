import fastify from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";
import { loggedBy } from "#gateway/platform/log.ts";

const levels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;

/** A server that logs into `lines`, and says the same in every level, at most as `/quiet` lets it. */
function logging(everyRequest: boolean) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "trace", base: undefined },
    { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const app = fastify(loggedBy(log, everyRequest));
  for (const [url, options] of [
    ["/loud", {}],
    ["/quiet", { logLevel: "error" }],
  ] as const)
    app.get(url, options, (request) => {
      for (const level of levels) request.log[level]({ level }, `said as %s`, level);
      request.log.child({ part: "mail" }).error("said by a part");
      return { level: request.log.level };
    });
  return { app, lines };
}

it("writes what is said of a request with the request's number, in every level", async () => {
  const { app, lines } = logging(false);
  await app.inject("/loud");
  expect(lines.map(({ reqId, msg }) => [reqId, msg])).toEqual([
    ...levels.map((level) => ["req-1", `said as ${level}`]),
    ["req-1", "said by a part"],
  ]);
  expect(lines.at(-1)).toMatchObject({ part: "mail" });
});

it("leaves out what lies below the level of the route, and says that level", async () => {
  const { app, lines } = logging(false);
  const answer = await app.inject("/quiet");
  expect(lines.map(({ msg }) => msg)).toEqual(["said as fatal", "said as error", "said by a part"]);
  expect(answer.json()).toEqual({ level: "error" });
});

it("writes when each request came and ended, where every request is wanted", async () => {
  const { app, lines } = logging(true);
  await app.inject("/loud");
  await app.inject("/nowhere");
  const own = lines.filter(({ msg }) => !String(msg).startsWith("said"));
  expect(own.map(({ reqId, msg }) => [reqId, msg])).toEqual([
    ["req-1", "incoming request"],
    ["req-1", "request completed"],
    ["req-2", "incoming request"],
    ["req-2", "Route GET:/nowhere not found"],
    ["req-2", "request completed"],
  ]);
});
