import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { ask, statusOf, unlessGone } from "./failures.ts";
import type { LogSource } from "./logs.ts";
import { openStream, wait, type Reach } from "./reach.ts";

/** How long between looks at whether a container has begun again, in milliseconds. */
const PAUSE = 500;

/** How an engine says that a container is gone, or going. */
const GONE = new Set([404, 409]);

/** The log of a container of this machine. It goes on as long as the engine runs the container or starts it again. */
export const containerLog = (
  reach: Pick<Reach, "docker" | "timers">,
  container: Dockerode.Container,
  pod: string,
  signal?: AbortSignal,
): LogSource => ({
  pod,
  open: async (query) =>
    await ask(
      async () => {
        try {
          return await openStream(reach, `/containers/${container.id}/logs`, query);
        } catch (error) {
          // It was there a moment ago, and is being removed.
          if (GONE.has(statusOf(error) ?? 0)) return Readable.from([]);
          throw error;
        }
      },
      { signal, otherwise: "POD_NOT_FOUND" },
    ),
  goesOn: async () => {
    for (;;) {
      const found = await ask(async () => await unlessGone(async () => await container.inspect()), {
        signal,
      });
      if (found?.State.Status === "running") return true;
      if (found?.State.Status !== "restarting" || signal?.aborted) return false;
      await wait(reach.timers, PAUSE, signal);
    }
  },
});
