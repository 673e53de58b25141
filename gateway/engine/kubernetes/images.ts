import { hash, randomBytes } from "node:crypto";
import type { V1ContainerImage, V1Pod } from "@kubernetes/client-node";
import {
  EngineError,
  type EngineImage,
  type PullProgress,
  type WorkloadPort,
} from "#gateway/engine/engine.ts";
import { tagged } from "#gateway/engine/dockerApi/images.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import type { RegistryImage } from "#gateway/platform/registry/registry.ts";
import { ask, whereServed } from "./failures.ts";
import { CONTAINER } from "./names.ts";
import { bare, hardened } from "./podBody.ts";
import { containerOf, noImage, podOf } from "./pods.ts";
import type { Reach } from "./reach.ts";
import { endPods } from "./remove.ts";
import { untilPods } from "./watch.ts";

/** How long an image may take to be brought, in milliseconds. */
const PATIENCE = 900_000;

/** The registry that names without one mean. */
const HUB = "docker.io";

/** A reference without what may be left out of it. */
const short = (reference: string): string => reference.replace(/^(docker\.io\/)?(library\/)?/, "");

/** The registry of a reference, and what stands behind it. */
function partsOf(reference: string): { host: string; repository: string; version: string } {
  const whole = tagged(reference);
  const [first = "", ...others] = whole.split("/");
  const hasHost = others.length > 0 && (/[.:]/.test(first) || first === "localhost");
  const rest = hasHost ? others.join("/") : whole;
  const [, name = rest, , version = "latest"] = /^(.*?)(@|:(?=[^/:]+$))(.+)$/.exec(rest) ?? [];
  const host = hasHost ? first : HUB;
  return { host, repository: host === HUB && !name.includes("/") ? `library/${name}` : name, version };
}

/** The images that nodes say they hold; none where the gateway may not ask. */
async function held({ core }: Reach, signal?: AbortSignal): Promise<readonly V1ContainerImage[]> {
  const nodes = await ask(async () => await whereServed(async () => core.listNode()), { signal });
  return nodes?.items.flatMap(({ status }) => status?.images ?? []) ?? [];
}

const digestIn = (names: readonly string[]): string | undefined =>
  names.map((name) => name.split("@")[1]).find((digest) => digest !== undefined);

/** What a node says of an image: its names and its size, and nothing of what is in it. */
const fromNode = ({ names = [], sizeBytes = 0 }: V1ContainerImage): EngineImage => {
  const tags = names.filter((name) => !name.includes("@"));
  return {
    references: [...tags, ...names.filter((name) => name.includes("@"))].map(short),
    digest: digestIn(names) ?? `sha256:${hash("sha256", names.join(" "), "hex")}`,
    sizeBytes,
    os: "linux",
    architecture: "",
    ports: [],
    env: {},
    command: [],
    createdAt: null,
  };
};

const portOf = (key: string): WorkloadPort => {
  const [port, protocol] = key.split("/");
  return { port: Number(port), protocol: protocol === "udp" ? "UDP" : "TCP" };
};

/** What a registry says of an image. */
function fromRegistry(reference: string, digest: string, image: RegistryImage): EngineImage {
  const { config, created } = { config: image.config.config, created: image.config.created };
  const env = (config?.Env ?? []).map((line) => [line.split("=", 1)[0] ?? "", line.replace(/^[^=]*=?/, "")]);
  return {
    references: [short(reference)],
    digest,
    sizeBytes: image.layers.reduce((sum, layer) => sum + layer.sizeBytes, 0),
    os: image.os,
    architecture: image.architecture,
    ports: Object.keys(config?.ExposedPorts ?? {}).map(portOf),
    env: Object.fromEntries(env),
    command: [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])],
    createdAt: created ? new Date(created).toISOString() : null,
  };
}

async function described({ registry }: Reach, reference: string): Promise<EngineImage | undefined> {
  const { host, repository, version } = partsOf(reference);
  if (!registry || registry.host !== host) return undefined;
  // A registry that does not answer says nothing of what the cluster holds.
  const found = await registry.artifact(repository, version).catch(() => null);
  const image = found?.images.find(({ os }) => os === "linux");
  return found && image ? fromRegistry(reference, found.digest, image) : undefined;
}

/** An image that the cluster can run: what the registry says of it, or else what a node does that holds it. */
export async function readImage(
  reach: Reach,
  reference: string,
  signal?: AbortSignal,
): Promise<EngineImage | null> {
  const wanted = short(tagged(reference));
  const there = (await held(reach, signal)).find(({ names }) =>
    names?.some((name) => short(name) === wanted),
  );
  if (!there) return null;
  return (await described(reach, reference)) ?? fromNode(there);
}

/** The images that nodes hold, each once. */
export async function readImages(reach: Reach, signal?: AbortSignal): Promise<readonly EngineImage[]> {
  const all = new Map<string, EngineImage>();
  for (const image of (await held(reach, signal)).map(fromNode))
    if (image.references.some((name) => !name.includes("@"))) all.set(image.references.join(" "), image);
  return [...all.values()];
}

/** Whether the image of a pod came; undefined while it is on its way. */
function arrival([pod]: readonly V1Pod[]): true | undefined {
  if (!pod) throw new EngineError("IMAGE_PULL_FAILED", "What brought the image was removed.");
  const missing = noImage(pod);
  if (missing) throw new EngineError(missing.code, missing.message);
  const container = containerOf(pod);
  if (container?.imageID || container?.state?.running || container?.state?.terminated) return true;
  const waiting = container?.state?.waiting?.reason ?? "";
  if (/^(Create|Run)Container/.test(waiting)) return true;
  if (pod.status?.phase === "Failed")
    throw new EngineError("IMAGE_PULL_FAILED", podOf(pod).reason?.message ?? "");
  return undefined;
}

/**
 * Brings an image, if no node holds it. Kubernetes has no call for that: a pod of it is made whose command is in no image, which
 * is all that a node needs to bring it, and removed. How far it is nobody tells; one node has it then, and others bring it when
 * they run it.
 */
export async function pullImage(
  reach: Reach,
  reference: string,
  told?: (progress: PullProgress) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { core, namespace, gateway } = reach;
  if (await readImage(reach, reference, signal)) return;
  told?.({ doneBytes: 0, totalBytes: 0 });
  const name = `berth-pull-${randomBytes(5).toString("hex")}`;
  const resources = { cpu: "10m", memory: "16Mi" };
  const body: V1Pod = {
    metadata: { name, labels: { [label.gateway]: gateway, [label.role]: "pull" } },
    spec: {
      ...bare,
      restartPolicy: "Never",
      activeDeadlineSeconds: PATIENCE / 1_000,
      terminationGracePeriodSeconds: 1,
      containers: [
        {
          name: CONTAINER,
          image: tagged(reference),
          imagePullPolicy: "IfNotPresent",
          command: ["/berth-brings-this-image"],
          resources: { limits: resources, requests: resources },
          securityContext: hardened(true),
        },
      ],
    },
  };
  const made = await ask(async () => await core.createNamespacedPod({ namespace, body }), {
    signal,
    otherwise: "IMAGE_PULL_FAILED",
  });
  try {
    await ask(
      async () => await untilPods(reach, { fieldSelector: `metadata.name=${name}` }, arrival, signal),
      { signal, otherwise: "IMAGE_PULL_FAILED", patience: PATIENCE },
    );
  } finally {
    await endPods(reach, [made], 0);
  }
}
