import { z } from "zod";

/** How a repository, a tag and a digest are written; what is written otherwise is left out. */
export const repositoryName =
  /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
export const tagName = /^\w[\w.-]{0,127}$/;
export const digestText = /^sha256:[a-f0-9]{64}$/;

/** What is asked for when a manifest is: both kinds, each in both dialects. */
export const manifestTypes = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
  "application/vnd.oci.image.manifest.v1+json",
  "application/vnd.docker.distribution.manifest.v2+json",
].join(", ");

const texts = z.array(z.string()).nullish();
const size = z.int().min(0);

/** What `/v2/_catalog` answers. */
export const catalogAnswer = z.object({ repositories: texts });

/** What `/v2/NAME/tags/list` answers. */
export const tagsAnswer = z.object({ tags: texts });

const descriptor = z.object({
  mediaType: z.string().default(""),
  digest: z.string().regex(digestText),
  size,
});

/** A manifest: of one image, or of several for different machines. */
export const manifestAnswer = z.object({
  mediaType: z.string().default(""),
  config: descriptor.optional(),
  layers: z.array(descriptor).optional(),
  manifests: z
    .array(
      descriptor.extend({
        platform: z
          .object({ os: z.string(), architecture: z.string(), variant: z.string().optional() })
          .optional(),
      }),
    )
    .optional(),
});

/** The configuration of an image, as far as it is shown. */
export const configAnswer = z.object({
  os: z.string().default("linux"),
  architecture: z.string().default("amd64"),
  variant: z.string().optional(),
  created: z.iso.datetime({ offset: true }).optional().catch(undefined),
  config: z
    .object({
      Env: texts,
      ExposedPorts: z.record(z.string(), z.unknown()).nullish(),
      Volumes: z.record(z.string(), z.unknown()).nullish(),
      Entrypoint: texts,
      Cmd: texts,
    })
    .nullish(),
  history: z
    .array(z.object({ created_by: z.string().default(""), empty_layer: z.boolean().default(false) }))
    .nullish(),
});

/** The configuration of an image. */
export type ImageConfig = z.output<typeof configAnswer>;
/** The manifest of one image. */
export type Manifest = z.output<typeof manifestAnswer>;
