import type { Readable } from "node:stream";
import type Dockerode from "dockerode";
import {
  EngineError,
  type EngineImage,
  type PullProgress,
  type WorkloadPort,
} from "#gateway/engine/engine.ts";
import { ask, unlessGone } from "./failures.ts";
import type { Reach } from "./reach.ts";

/** The reference with the tag that it stands for: an engine that is asked to pull one without a tag brings them all. */
export const tagged = (reference: string): string =>
  /@|:[^/]+$/.test(reference) ? reference : `${reference}:latest`;

/** The port behind a key like `8080/tcp`. */
const portOf = (key: string): WorkloadPort => {
  const [port, protocol] = key.split("/");
  return { port: Number(port), protocol: protocol === "udp" ? "UDP" : "TCP" };
};

const pairs = (env: readonly string[] | null | undefined): Record<string, string> =>
  Object.fromEntries(
    (env ?? []).map((line) => {
      const at = line.indexOf("=");
      return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
    }),
  );

const listed = (value: string | string[] | null | undefined): string[] =>
  typeof value === "string" ? [value] : (value ?? []);

function shown(found: Dockerode.ImageInspectInfo): EngineImage {
  const { Config: config } = found;
  const [byDigest] = found.RepoDigests ?? [];
  return {
    references: [...(found.RepoTags ?? []), ...(found.RepoDigests ?? [])],
    digest: byDigest?.split("@")[1] ?? found.Id,
    sizeBytes: found.Size,
    os: found.Os,
    architecture: found.Architecture,
    ports: Object.keys(config?.ExposedPorts ?? {}).map(portOf),
    env: pairs(config?.Env),
    command: [...listed(config?.Entrypoint), ...listed(config?.Cmd)],
    createdAt: found.Created ? new Date(found.Created).toISOString() : null,
  };
}

/** An image that is on the engine. */
export async function readImage(
  { docker }: Reach,
  reference: string,
  signal?: AbortSignal,
): Promise<EngineImage | null> {
  const found = await ask(
    async () => await unlessGone(async () => await docker.getImage(tagged(reference)).inspect()),
    { signal, otherwise: "IMAGE_PULL_FAILED" },
  );
  return found ? shown(found) : null;
}

/** The images that are on the engine and have a name. */
export async function readImages(reach: Reach, signal?: AbortSignal): Promise<readonly EngineImage[]> {
  const list = await ask(async () => await reach.docker.listImages(), { signal });
  const names = list.flatMap(({ Id, RepoTags, Labels }) => {
    const isNamed = RepoTags?.some((tag) => tag !== "<none>:<none>") ?? false;
    return isNamed && Labels?.["berth.role"] === undefined ? [Id] : [];
  });
  const found = await Promise.all(
    names.map(async (id) =>
      ask(async () => await unlessGone(async () => await reach.docker.getImage(id).inspect()), { signal }),
    ),
  );
  return found.flatMap((one) => (one ? [shown(one)] : []));
}

interface Told {
  id?: string;
  error?: string;
  status?: string;
  progressDetail?: { current?: number; total?: number };
}

/** Brings an image, if it is not there, and tells how far it is. */
export async function pullImage(
  reach: Reach,
  reference: string,
  told?: (progress: PullProgress) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (await readImage(reach, reference, signal)) return;
  const stream: Readable = await ask(
    async () =>
      await new Promise<Readable>((resolve, reject) => {
        void reach.docker.pull(tagged(reference), {}, (error: unknown, stream?: NodeJS.ReadableStream) => {
          if (error || !stream) reject(error);
          else resolve(stream as Readable);
        });
      }),
    { signal, otherwise: "IMAGE_PULL_FAILED", patience: 120_000 },
  );
  const layers = new Map<string, { done: number; total: number }>();
  const hear = (line: Told) => {
    if (!line.id || line.progressDetail?.total === undefined) return;
    const { current = 0, total } = line.progressDetail;
    const done = line.status === "Extracting" ? total : current;
    layers.set(line.id, { done, total });
    const all = [...layers.values()];
    told?.({
      doneBytes: all.reduce((sum, layer) => sum + layer.done, 0),
      totalBytes: all.reduce((sum, layer) => sum + layer.total, 0),
    });
  };
  const end = () => void stream.destroy();
  signal?.addEventListener("abort", end, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      reach.docker.modem.followProgress(
        stream,
        (error: Error | null) => (error ? reject(error) : resolve()),
        hear,
      );
      stream.once("close", resolve);
    });
  } catch (error) {
    throw new EngineError("IMAGE_PULL_FAILED", String(error), { cause: error });
  } finally {
    signal?.removeEventListener("abort", end);
  }
  signal?.throwIfAborted();
  if (!(await readImage(reach, reference, signal)))
    throw new EngineError("IMAGE_PULL_FAILED", `${reference} was not brought whole.`);
}
