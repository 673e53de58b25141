import type { InjectOptions } from "fastify";
import { hostileText, type Chance } from "#tests/support/fuzzValues.ts";

/** With one of the sessions by header or cookie, with none, or with one that never was. A login would end the session it comes with, so it has none. */
export function identified(
  request: InjectOptions,
  sessions: readonly string[],
  isLogin: boolean,
  chance: Chance,
): InjectOptions {
  const [token, kind] = [chance.pick(sessions), isLogin ? 0 : chance.below(12)];
  const headers: Record<string, string> =
    kind < 5
      ? {}
      : kind < 9
        ? { authorization: `Bearer ${token}` }
        : kind < 11
          ? {
              cookie: `x-token=${encodeURIComponent(JSON.stringify(token))}`,
              origin: "http://localhost:80",
              "x-requested-with": "fetch",
            }
          : {
              authorization: `Bearer ${encodeURIComponent(hostileText(chance).toWellFormed().slice(0, 1_000))}`,
            };
  return { ...request, headers: { ...request.headers, ...headers } };
}
