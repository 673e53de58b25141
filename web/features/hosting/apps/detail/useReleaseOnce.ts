import { useRef } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import type { AppDetail } from "./detailParts.ts";

/** What is said where it is not known whether it was done. */
const unanswered = new Set(["NETWORK", "UNKNOWN", "INTERNAL"]);

/** What every call carries that makes a version of an app. */
interface Release {
  id: string;
  expectedVersion: number;
  idempotencyKey: string;
}

/**
 * Makes a version of an app once: until an answer comes, the same is sent again by the same key and of the app as it stood at
 * the first try, so that it does not collide with the version that it made itself.
 */
export function useReleaseOnce(app: AppDetail) {
  const once = useOnce();
  const tried = useRef(new Map<string, AppDetail>());
  return async <T>(asked: unknown, send: (release: Release, stood: AppDetail) => Promise<T>) => {
    const what = JSON.stringify([app.id, asked]);
    const before = tried.current.get(what);
    // One version since then may be its own; with two, it is wanted anew.
    const stood = before && app.latestRevision <= before.latestRevision + 1 ? before : app;
    tried.current.set(what, stood);
    try {
      const done = await once([what, stood.version], (idempotencyKey) =>
        send({ id: stood.id, expectedVersion: stood.version, idempotencyKey }, stood),
      );
      if (done !== undefined) tried.current.delete(what);
      return done;
    } catch (thrown) {
      if (!unanswered.has(toAppError(thrown).code)) tried.current.delete(what);
      throw thrown;
    }
  };
}
