import type Dockerode from "dockerode";
import { ask, unlessGone } from "./failures.ts";
import type { LogSource } from "./logs.ts";
import { openStream, wait, type Reach } from "./reach.ts";

/** How long between looks at whether a container has begun again, in milliseconds. */
const PAUSE = 500;

/** The log of a container of this machine. It goes on as long as the engine runs the container or starts it again. */
export const containerLog = (
  reach: Pick<Reach, "docker" | "timers">,
  container: Dockerode.Container,
  pod: string,
  signal?: AbortSignal,
): LogSource => ({
  pod,
  open: async (query) =>
    await ask(async () => await openStream(reach, `/containers/${container.id}/logs`, query), {
      signal,
      otherwise: "POD_NOT_FOUND",
    }),
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
