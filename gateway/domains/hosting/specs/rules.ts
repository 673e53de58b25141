import { z } from "zod";
import { text } from "#gateway/platform/validate.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { portProtocols, type AppSpecRow, type KeptVariable, type Snapshot } from "./repository.ts";

export type { AppSpecRow, KeptVariable, Snapshot } from "./repository.ts";

const KIB = 1024;
/** The most that is kept of each. */
const MOST = { ports: 10, volumes: 10, variables: 200, files: 20, parts: 40 };

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[^\0]*$/, "it must not hold the character NUL")
    .overwrite((given) => given.toWellFormed())
    .refine((given) => Buffer.byteLength(given) <= most, {
      error: `at most ${most / KIB} KiB`,
    });

const path = z
  .string()
  .max(255)
  .regex(/^\/(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\n]*[^\0\n/]$/, "write an absolute path, without `..`");

const parts = z
  .array(bytes(4 * KIB))
  .max(MOST.parts)
  .nullish()
  .transform((given) => (given && given.length > 0 ? given : null));

const noTwo = <T>(keyOf: (one: T) => string | number) => ({
  check: (all: T[]) => new Set(all.map(keyOf)).size === all.length,
  error: "no two may be the same",
});
const ports = noTwo<{ port: number; protocol: string }>(
  ({ port, protocol }) => `${port}/${protocol === "UDP" ? "UDP" : "TCP"}`,
);
const names = noTwo<{ name: string }>(({ name }) => name);
const mounts = noTwo<{ mountPath: string }>(({ mountPath }) => mountPath);
const keys = noTwo<{ key: string }>(({ key }) => key);
const paths = noTwo<{ path: string }>((one) => one.path);

const port = z.int().min(1).max(65_535);

/** Reads what a version of an app is made of, within the limits of the price list. */
export const specOf = (prices: Prices) =>
  z
    .object({
      image: text(1, 255).regex(
        /^[a-z0-9]+(?:[._:/-]+[a-zA-Z0-9_]+)*(?:@sha256:[0-9a-f]{64})?$/,
        "write an image with a tag, for example nginx:1.29",
      ),
      command: parts,
      args: parts,
      cpuMilli: z
        .int()
        .min(100)
        .max(Number(prices("LAS_CPU"))),
      memoryMib: z
        .int()
        .min(128)
        .max(Number(prices("LAS_MEMORY"))),
      ports: z
        .array(z.object({ port, protocol: z.enum(portProtocols), isPublic: z.boolean() }))
        .max(MOST.ports)
        .refine(ports.check, ports.error),
      health: z
        .object({
          path: z
            .string()
            .max(255)
            .regex(/^\/[\x21-\x7e]*$/, "write a path from / on")
            .nullish()
            .transform((given) => given ?? null),
          port,
        })
        .nullish()
        .transform((given) => given ?? null),
      volumes: z
        .array(
          z.object({
            name: z
              .string()
              .regex(/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/, "use small letters, digits and hyphens"),
            mountPath: path,
            sizeGib: z.int().min(1).max(1_000),
          }),
        )
        .max(MOST.volumes)
        .refine(names.check, names.error)
        .refine(mounts.check, mounts.error),
      isReadOnly: z.boolean(),
    })
    .refine(({ health, ports: all }) => health === null || all.some((one) => one.port === health.port), {
      path: ["health", "port"],
      error: "it must be one of the ports",
    });

/** Reads variables; a value of null keeps that of a secret. */
export const variablesOf = z
  .array(
    z.object({
      key: z
        .string()
        .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, "use letters, digits and _, a letter or _ first"),
      value: bytes(32 * KIB).nullish(),
      isSecret: z.boolean(),
    }),
  )
  .max(MOST.variables)
  .refine(keys.check, keys.error);

/** Reads files that are there before an app starts. */
export const filesOf = z
  .array(z.object({ path, content: bytes(256 * KIB) }))
  .max(MOST.files)
  .refine(paths.check, paths.error);

export const sleepOf = z.object({ isEnabled: z.boolean(), idleMinutes: z.int().min(5).max(1_440) });

/** How much of what is metered so many pods of a version use. */
/** The port at which an app is asked from outside; undefined where nobody can. */
export const publicPortOf = ({ ports: all }: Pick<AppSpecRow, "ports">): number | undefined =>
  all.find(({ isPublic, protocol }) => isPublic && protocol !== "UDP")?.port;

export const usedBy = ({ cpuMilli, memoryMib, volumes, ports: all }: AppSpecRow, replicas: number) => ({
  cpuMilli,
  memoryMib,
  replicas,
  diskGib: volumes.reduce((sum, { sizeGib }) => sum + sizeGib, 0),
  ports: all.filter(({ isPublic }) => isPublic).length,
});

/** What may be shown of a secret. */
export const MASKED = "••••••";

const shownValue = ({ value, isSecret }: KeptVariable): string => (isSecret ? MASKED : value);

/** Everything of a version as pairs of a path and a text; what is secret as a mark, and what it is compared by. */
function flat({ spec, variables, files }: Snapshot): Map<string, { shown: string; raw: string }> {
  const plain = (value: unknown): string =>
    typeof value === "string" ? value : Array.isArray(value) ? value.map(plain).join(" ") : String(value);
  const { ports: all, volumes, health, ...rest } = spec;
  const pairs: [string, string, string?][] = [
    ...Object.entries(rest).map(([key, value]): [string, string] => [
      key,
      value === null ? "" : plain(value),
    ]),
    ...all.map((one): [string, string] => [
      `ports.${one.port}`,
      `${one.protocol}${one.isPublic ? " public" : ""}`,
    ]),
    ...volumes.map((one): [string, string] => [`volumes.${one.name}`, `${one.mountPath} ${one.sizeGib} GiB`]),
    ["health", health ? `${health.port}${health.path ?? ""}` : ""],
    ...variables.map((one): [string, string, string] => [`variables.${one.key}`, shownValue(one), one.value]),
    ...files.map((one): [string, string] => [`files.${one.path}`, one.content]),
  ];
  return new Map(pairs.map(([key, shown, raw]) => [key, { shown, raw: raw ?? shown }]));
}

/** What is another in one version than in the one before. */
export function changesBetween(before: Snapshot | null, after: Snapshot) {
  const [was, is] = [before ? flat(before) : new Map<string, never>(), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    if (one?.raw === other?.raw) return [];
    return [{ path: key, before: one?.shown || null, after: other?.shown || null }];
  });
}
