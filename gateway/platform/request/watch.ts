import { dayNow } from "#gateway/platform/clock.ts";
import type { RequestContext } from "./context.ts";
import type { Recording } from "#gateway/platform/store/recording.ts";

/** What a kept answer may depend on: it belongs to the answer's key, is watched, or never changes. */
const watched = new Set<string | symbol>([
  "store",
  "home",
  "viewer",
  "token",
  "config",
  "sandbox",
  "clock",
  "log",
]);

/**
 * The context of a request as somebody is given it whose answer may be kept: whatever in it nobody watches, refuses that
 * when it is used.
 */
export function watch(context: RequestContext, recording: Recording): RequestContext {
  const clock = {
    now: () => {
      recording.refuse();
      return context.clock.now();
    },
    day: () => {
      recording.ofDay();
      return dayNow(context.clock);
    },
  };
  return new Proxy(context, {
    get: (target, name) => {
      if (name === "clock") return clock;
      if (!watched.has(name)) recording.refuse();
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
}
