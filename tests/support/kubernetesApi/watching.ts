import type { ServerResponse } from "node:http";
import type { V1Status } from "@kubernetes/client-node";
import { isSelected, statusOf, type Collection, type Thing, type Versions } from "./objects.ts";

/** Those of some objects that a question is about. */
export const selected = <T extends Thing>(all: readonly T[], query: URLSearchParams): T[] => {
  const [, name] = /^metadata\.name=(.*)$/.exec(query.get("fieldSelector") ?? "") ?? [];
  return all.filter(
    ({ metadata }) =>
      (name === undefined || metadata?.name === name) &&
      isSelected(metadata?.labels ?? {}, query.get("labelSelector") ?? ""),
  );
};

/** Answers watches, and ends them where a test says so. */
export function createWatching(versions: Versions) {
  const watching = new Map<ServerResponse, () => void>();

  function watch(kind: Collection<Thing>, query: URLSearchParams, response: ServerResponse): void {
    const tell = (type: string, object: Thing | V1Status) =>
      response.write(`${JSON.stringify({ type, object })}\n`);
    response.writeHead(200, { "content-type": "application/json" });
    response.flushHeaders();
    try {
      const end = kind.follow(Number(query.get("resourceVersion")), ({ type, object }) => {
        if (selected([object], query).length > 0) tell(type, object);
      });
      const leave = () => {
        watching.delete(response);
        end();
        response.end();
      };
      watching.set(response, leave);
      response.once("close", leave);
      tell("BOOKMARK", { metadata: { resourceVersion: String(versions.last) } });
    } catch (error) {
      tell("ERROR", statusOf(error));
      response.end();
    }
  }

  return {
    watch,
    /** Ends the watches that are open, as a server does now and then. */
    cut: () => {
      for (const leave of watching.values()) leave();
    },
    /** How many are open. */
    open: () => watching.size,
  };
}
