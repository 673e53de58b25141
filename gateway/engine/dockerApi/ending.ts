import { ask, atMostOnce } from "./failures.ts";
import type { Reach } from "./reach.ts";

/** Ends and removes a container; that it is gone already is as good. */
export async function end(
  { docker }: Pick<Reach, "docker">,
  id: string,
  grace: number,
  signal?: AbortSignal,
): Promise<void> {
  const container = docker.getContainer(id);
  await ask(
    async () => {
      await atMostOnce(async () => await container.stop({ t: grace }));
      await atMostOnce(async () => await container.remove({ force: true, v: true }));
    },
    { signal, patience: grace * 1_000 + 60_000 },
  );
}
