import { hash } from "node:crypto";
import type { Workload } from "#gateway/engine/engine.ts";

/** The labels by which the gateway knows what is its own; nothing without `gateway` of its own value is ever touched. */
export const label = {
  /** Which installation of the gateway it belongs to: two on one engine never meet. */
  gateway: "berth.gateway",
  /** What it is: a pod, a run of a command, a network, a volume, a file of a pod. */
  role: "berth.role",
  app: "berth.app",
  revision: "berth.revision",
  owner: "berth.owner",
  /** The pod's name. */
  pod: "berth.pod",
  /** Which one of the replicas it is, from 0. */
  slot: "berth.slot",
  /** How often the slot was filled anew. */
  generation: "berth.generation",
  /** The image as the workload names it. */
  image: "berth.image",
  /** Paths of the files that were put in, as JSON. */
  files: "berth.files",
  /** Its ports that are not published, as `8080/tcp` joined by commas: they are reached at the pod's own address. */
  unpublished: "berth.unpublished",
  /** The volume's name within the app. */
  volume: "berth.volume",
  /** The instant in milliseconds after which a run is over. */
  until: "berth.until",
} as const;

/** What something with the gateway's label is. */
export type Role = "pod" | "run" | "network" | "volume" | "files" | "service" | "task" | "config" | "pull";

const short = (...parts: readonly (string | number)[]): string =>
  hash("sha256", parts.join("\u0001"), "hex").slice(0, 10);

/** The beginning of a name that people read: a DNS label of at most 30 characters. */
export const readable = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 30)
    .replace(/-+$/, "") || "app";

/** The name of a slot's pod: the same for everybody who makes it, so that the engine lets only one be there. */
export const podName = (
  gateway: string,
  { name, appId, revision }: Pick<Workload, "name" | "appId" | "revision">,
  slot: number,
  generation: number,
): string => `${readable(name)}-r${revision}-${short(gateway, appId, revision, slot, generation)}`;

/** The name of the service of a revision, short enough that a pod's name can have the id of its task behind it. */
export const serviceName = (
  gateway: string,
  { name, appId, revision }: Pick<Workload, "name" | "appId" | "revision">,
): string => `${readable(name).slice(0, 20)}-r${revision}-${short(gateway, appId, revision)}`;

/** The name of a file of a revision. */
export const configName = (gateway: string, appId: string, revision: number, path: string): string =>
  `berth-${short(gateway, appId, revision, path)}`;

/** The name of the network of an owner; its bridge has the name too, so that one firewall rule on `berth-+` sees all. */
export const networkName = (gateway: string, ownerId: string): string =>
  `berth-${short(gateway, ownerId).slice(0, 8)}`;

/** The name of a volume of an app. */
export const volumeName = (gateway: string, appId: string, name: string): string =>
  `berth-${short(gateway, appId)}-${readable(name)}-${short(name).slice(0, 4)}`;

/** The name of what holds the files of a revision. */
export const filesName = (gateway: string, appId: string, revision: number): string =>
  `berth-files-${short(gateway, appId, revision)}`;

/** The labels of something that belongs to an app. */
export const labelsOf = (
  gateway: string,
  role: Role,
  { appId, revision, ownerId, image }: Pick<Workload, "appId" | "revision" | "ownerId" | "image">,
): Record<string, string> => ({
  [label.gateway]: gateway,
  [label.role]: role,
  [label.app]: appId,
  [label.revision]: String(revision),
  [label.owner]: ownerId,
  [label.image]: image,
});

/** What an engine's list is asked for: only what is the gateway's own. */
export const own = (gateway: string, role: Role, more: Record<string, string | number | undefined> = {}) => ({
  label: [
    `${label.gateway}=${gateway}`,
    `${label.role}=${role}`,
    ...Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
  ],
});
