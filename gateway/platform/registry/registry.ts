import { createHash } from "node:crypto";
import { type z } from "zod";
import type { Outbound } from "#gateway/platform/outbound/outbound.ts";
import {
  catalogAnswer,
  configAnswer,
  digestText,
  manifestAnswer,
  manifestTypes,
  repositoryName,
  tagName,
  tagsAnswer,
  type ImageConfig,
  type Manifest,
} from "./registryAnswers.ts";

/** How many names one question asks for, and how many are read in all. */
const PAGE = 100;
const MOST_REPOSITORIES = 500;
const MOST_TAGS = 1_000;
const MOST_PLATFORMS = 20;

/** The registry did not answer, or something else than the API says; its message is for the record. */
export class RegistryError extends Error {
  override name = "RegistryError";
}

/** An image for one kind of machine, as a registry holds it. */
export interface RegistryImage {
  os: string;
  architecture: string;
  variant: string | null;
  /** Of its manifest. */
  digest: string;
  /** Compressed, in bytes. */
  layers: readonly { digest: string; sizeBytes: number }[];
  config: ImageConfig;
}

/** What a tag points at. */
export interface RegistryArtifact {
  digest: string;
  mediaType: string;
  /** For each kind of machine; what is no image (signatures, bills of materials) is left out. */
  images: readonly RegistryImage[];
}

/** An OCI registry, read by its HTTP API v2. Every failure is a `RegistryError`. */
export interface Registry {
  /** As it stands in references: `registry.example.org:5000`. */
  readonly host: string;
  /** The names of its repositories, at most 500, by name. */
  repositories(): Promise<string[]>;
  /** The tags of a repository, at most 1,000, as they come; none where there is no such repository. */
  tags(repository: string): Promise<string[]>;
  /** What a tag or a digest points at; null where there is nothing. */
  artifact(repository: string, reference: string): Promise<RegistryArtifact | null>;
}

const digestOf = (bytes: Uint8Array): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

/**
 * Makes the client of a registry.
 * @param url its address, with `USER:PASSWORD@` where it asks for them.
 */
export function createRegistry(url: string, outbound: Pick<Outbound, "fetch">): Registry {
  const { origin, host, username, password } = new URL(url);
  const held = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers: Record<string, string> =
    username === "" ? {} : { authorization: `Basic ${Buffer.from(held).toString("base64")}` };

  async function get(path: string, accept = "application/json"): Promise<Uint8Array | null> {
    const answer = await outbound
      .fetch(`${origin}/v2/${path}`, { method: "GET", headers: { ...headers, accept } })
      .catch((cause: unknown) => {
        throw new RegistryError(`${host} did not answer.`, { cause });
      });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new RegistryError(`${host} answered ${answer.status} to /v2/${path}.`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  function read<T extends z.ZodType>(schema: T, bytes: Uint8Array): z.output<T> {
    try {
      return schema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
    } catch (cause) {
      throw new RegistryError(`${host} answered something else than the API says.`, { cause });
    }
  }

  /** All pages of a list of names; the next page begins after the last name of the one before. */
  async function names(
    path: string,
    most: number,
    of: (bytes: Uint8Array) => readonly string[],
  ): Promise<string[]> {
    const found = new Set<string>();
    for (let last = ""; found.size < most;) {
      const after = last === "" ? "" : `&last=${encodeURIComponent(last)}`;
      const bytes = await get(`${path}?n=${PAGE}${after}`);
      const page = bytes ? of(bytes) : [];
      const before = found.size;
      for (const name of page) found.add(name);
      last = page.at(-1) ?? "";
      if (page.length < PAGE || found.size === before) break;
    }
    return [...found].slice(0, most);
  }

  async function image(
    repository: string,
    digest: string,
    manifest: Manifest,
  ): Promise<RegistryImage | null> {
    const { config, layers } = manifest;
    if (!config || !layers) return null;
    const bytes = await get(`${repository}/blobs/${config.digest}`);
    if (!bytes) return null;
    if (digestOf(bytes) !== config.digest) throw new RegistryError(`${host} answered another blob.`);
    const shown = read(configAnswer, bytes);
    return {
      os: shown.os,
      architecture: shown.architecture,
      variant: shown.variant ?? null,
      digest,
      layers: layers.map((layer) => ({ digest: layer.digest, sizeBytes: layer.size })),
      config: shown,
    };
  }

  async function manifest(repository: string, reference: string) {
    const bytes = await get(`${repository}/manifests/${reference}`, manifestTypes);
    if (!bytes) return null;
    const digest = digestOf(bytes);
    if (digestText.test(reference) && digest !== reference)
      throw new RegistryError(`${host} answered another manifest.`);
    return { digest, content: read(manifestAnswer, bytes) };
  }

  return {
    host,
    repositories: async () =>
      (await names("_catalog", MOST_REPOSITORIES, (bytes) => read(catalogAnswer, bytes).repositories ?? []))
        .filter((name) => repositoryName.test(name))
        .toSorted(),
    tags: async (repository) =>
      (
        await names(`${repository}/tags/list`, MOST_TAGS, (bytes) => read(tagsAnswer, bytes).tags ?? [])
      ).filter((name) => tagName.test(name)),
    artifact: async (repository, reference) => {
      const found = await manifest(repository, reference);
      if (!found) return null;
      const { digest, content } = found;
      const parts = (content.manifests ?? [])
        .filter(({ platform }) => platform !== undefined && platform.os !== "unknown")
        .slice(0, MOST_PLATFORMS);
      const images = content.manifests
        ? await Promise.all(
            parts.map(async (part) => {
              const one = await manifest(repository, part.digest);
              return one && (await image(repository, part.digest, one.content));
            }),
          )
        : [await image(repository, digest, content)];
      return { digest, mediaType: content.mediaType, images: images.filter((one) => one !== null) };
    },
  };
}
