import { createHash } from "node:crypto";
import { MINUTE } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { searchText } from "#gateway/platform/fold.ts";
import type { Outbound } from "#gateway/platform/outbound/outbound.ts";
import {
  createRegistry,
  RegistryError,
  type Registry,
  type RegistryArtifact,
} from "#gateway/platform/registry/registry.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Artifact } from "./artifacts.ts";
import { layersOf, portsOf, variablesOf } from "./configs.ts";
import { tagRow, type ImageData, type ImageTagRow } from "./repository.ts";
import { sampleImages } from "./sample.ts";
import { notScanned } from "./scans.ts";
import { newestFirst } from "./tagOrder.ts";

/** So long what a registry answered is taken for true. */
const FRESH = MINUTE;
/** So many repositories or tags are asked about at once, and so many tags are shown. */
const AT_ONCE = 8;
const MOST_TAGS = 30;

type Asked = Pick<RequestContext, "config" | "outbound" | "clock" | "log">;

/** What one gateway's registry answered, and when it was asked. */
interface Held {
  shelf: Map<string, { at: number; answer: Promise<readonly ImageData[]> }>;
  tags: Map<string, { at: number; answer: Promise<ImageTagRow[]> }>;
}
const answers = new WeakMap<Outbound, Held>();

function heldOf({ outbound }: Asked): Held {
  const held = answers.get(outbound) ?? { shelf: new Map(), tags: new Map() };
  answers.set(outbound, held);
  return held;
}

/** An answer of the registry, asked for again once it is a minute old; a failure is not kept. */
async function fresh<T>(
  held: Map<string, { at: number; answer: Promise<T> }>,
  now: number,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  for (const [name, { at }] of held) if (now - at >= FRESH) held.delete(name);
  const one = held.get(key);
  if (one) return await one.answer;
  const answer = ask();
  held.set(key, { at: now, answer });
  answer.catch(() => held.delete(key));
  return await answer;
}

async function inParts<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

function artifactOf({ digest, mediaType, images }: RegistryArtifact): Artifact {
  const platforms = images.map(({ os, architecture, variant, digest: own, layers, config }) => ({
    name: [os, architecture, variant].filter(Boolean).join("/"),
    os,
    architecture,
    variant,
    digest: own,
    sizeBytes: layers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    layers: layersOf(config, layers),
  }));
  const config = images[0]?.config;
  return {
    digest,
    mediaType,
    platforms,
    sizeBytes: platforms[0]?.sizeBytes ?? 0,
    ports: portsOf(config),
    env: variablesOf(config),
    volumes: Object.keys(config?.config?.Volumes ?? {}),
    command: [...(config?.config?.Entrypoint ?? []), ...(config?.config?.Cmd ?? [])],
    pushedAt: config?.created === undefined ? null : new Date(config.created).toISOString(),
    isSigned: null,
    components: null,
    scan: notScanned,
  };
}

const idOf = (repository: string): string =>
  `img_${createHash("sha256").update(repository).digest("hex").slice(0, 24)}`;

async function rowOf(registry: Registry, repository: string): Promise<ImageData> {
  const tags = newestFirst(await registry.tags(repository));
  const latestTag = tags[0] ?? "";
  const found = latestTag === "" ? null : await registry.artifact(repository, latestTag);
  const at = repository.lastIndexOf("/");
  const [namespace, name] = [repository.slice(0, Math.max(at, 0)), repository.slice(at + 1)];
  return {
    id: idOf(repository),
    origin: "REGISTRY",
    namespace,
    name,
    reference: `${registry.host}/${repository}`,
    title: name,
    summary: "",
    readme: "",
    category: "OTHER",
    visibility: "PUBLIC",
    isOfficial: false,
    pullCount: null,
    stars: 0,
    latestTag,
    tagCount: tags.length,
    newest: found && artifactOf(found),
    tags: null,
    sync: null,
    members: [],
    search: searchText(repository),
  };
}

/** Asks the registry. @throws {AppError} REGISTRY_FAILED. */
async function ask<T>(
  context: Asked,
  held: Map<string, { at: number; answer: Promise<T> }>,
  { url, key }: { url: string; key: string },
  work: (registry: Registry) => Promise<T>,
): Promise<T> {
  try {
    return await fresh(
      held,
      context.clock.now(),
      key,
      async () => await work(createRegistry(url, context.outbound)),
    );
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    context.log.warn({ err: error }, "the image registry failed");
    throw new AppError("REGISTRY_FAILED", "The image registry did not answer as it should.");
  }
}

/** Everything on the shelf: the registry's repositories that hold something, or the sample ones. @throws {AppError} REGISTRY_FAILED. */
export async function shelf(context: Asked): Promise<readonly ImageData[]> {
  const url = context.config.registryUrl;
  if (url === undefined) return sampleImages(context.clock);
  return await ask(context, heldOf(context).shelf, { url, key: "" }, async (registry) =>
    (await inParts(await registry.repositories(), async (one) => await rowOf(registry, one))).filter(
      ({ newest }) => newest !== null,
    ),
  );
}

/** The tags of a repository, the newest first. @throws {AppError} REGISTRY_FAILED. */
export async function tagsOf(context: Asked, row: ImageData): Promise<ImageTagRow[]> {
  const url = context.config.registryUrl;
  if (row.tags || url === undefined) return row.tags ?? [];
  const repository = row.namespace === "" ? row.name : `${row.namespace}/${row.name}`;
  return await ask(context, heldOf(context).tags, { url, key: repository }, async (registry) => {
    const names = newestFirst(await registry.tags(repository)).slice(0, MOST_TAGS);
    const found = await inParts(names, async (name): Promise<ImageTagRow[]> => {
      const artifact = await registry.artifact(repository, name);
      return artifact ? [tagRow(row.reference, { name, label: null, artifact: artifactOf(artifact) })] : [];
    });
    return found.flat();
  });
}
