import { createHash } from "node:crypto";
import { z } from "zod";
import { DAY, dayNow, HOUR, type Clock } from "#gateway/platform/clock.ts";
import { searchText } from "#gateway/platform/fold.ts";
import { fixedRows } from "#gateway/platform/store/seed.ts";
import type { Artifact } from "./artifacts.ts";
import { tagRow, type ImageData, type ImageTagRow } from "./repository.ts";
import { scanOf } from "./scans.ts";

const bytes = z.int().min(0);
const digest = z.string().regex(/^sha256:[a-f0-9]{64}$/);

const artifact = () =>
  z.strictObject({
    digest,
    pushedHoursAgo: z.number(),
    signed: z.boolean(),
    sbom: z.int().nullable(),
    platforms: z.array(z.string()).min(1),
    layers: z.array(z.strictObject({ command: z.string(), bytes })),
    ports: z.array(z.string().regex(/^\d+\/(TCP|UDP)$/)),
    env: z.array(z.string().regex(/^\w+=/)),
    volumes: z.array(z.string()),
    command: z.array(z.string()),
    scan: z.strictObject({
      status: z.enum(["NOT_SCANNED", "QUEUED", "SCANNING", "COMPLETE", "FAILED"]),
      hoursAgo: z.number().nullable(),
      findings: z.array(z.int()),
    }),
  });

const finding = () =>
  z.strictObject({
    id: z.string().regex(/^SAMPLE-/),
    severity: z.enum(["CRITICAL", "HIGH", "MEDIUM", "LOW"]),
    package: z.string(),
    installed: z.string(),
    fixed: z.string().nullable(),
    title: z.string(),
  });

const repository = () =>
  z.strictObject({
    id: z.string().regex(/^img_\w+$/),
    namespace: z.string(),
    name: z.string(),
    title: z.string(),
    summary: z.string(),
    category: z.enum([
      "BASE",
      "RUNTIME",
      "WEB",
      "DATABASE",
      "CACHE",
      "QUEUE",
      "SITE",
      "TOOLS",
      "MONITORING",
      "STORAGE",
      "AI",
    ]),
    isOfficial: z.boolean(),
    visibility: z.enum(["PUBLIC", "PRIVATE"]),
    upstream: z.string().nullable(),
    pulls: z.int(),
    stars: z.int(),
    readme: z.string(),
    findings: z.array(finding()),
    artifacts: z.array(artifact()),
    tags: z.array(z.strictObject({ name: z.string(), digest, label: z.enum(["LTS", "EOL"]).nullable() })),
    sync: z
      .strictObject({
        upstream: z.string(),
        filter: z.string(),
        cron: z.string(),
        enabled: z.boolean(),
        runs: z.array(
          z.strictObject({
            state: z.enum(["PENDING", "RUNNING", "SUCCEEDED", "FAILED", "STOPPED"]),
            total: z.int(),
            done: z.int(),
            hoursAgo: z.number(),
            seconds: z.int().nullable(),
          }),
        ),
      })
      .nullable(),
    members: z.array(z.strictObject({ userId: z.string(), role: z.enum(["OWNER", "PUSH", "PULL"]) })),
  });

type Sample = z.output<ReturnType<typeof repository>>;

/** The same image is a little smaller or larger on another kind of machine. */
const shares = [1, 0.97, 0.93, 1.02];

const portOf = (text: string) => {
  const [port = "", protocol = "TCP"] = text.split("/");
  return { port: Number(port), protocol };
};
const variableOf = (text: string) => {
  const at = text.indexOf("=");
  return { key: text.slice(0, at), value: text.slice(at + 1) };
};

function artifactOf(
  given: z.output<ReturnType<typeof artifact>>,
  { findings }: Sample,
  ago: (hours: number) => string,
) {
  const platforms = given.platforms.map((name, at) => {
    const [os = "", architecture = "", variant] = name.split("/");
    const layers = given.layers.map(({ command, bytes: size }) => ({
      command,
      sizeBytes: Math.round(size * (shares[at] ?? 1)),
    }));
    return {
      name,
      os,
      architecture,
      variant: variant ?? null,
      digest: `sha256:${createHash("sha256").update(`${given.digest} ${name}`).digest("hex")}`,
      sizeBytes: layers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      layers,
    };
  });
  return {
    digest: given.digest,
    mediaType: "application/vnd.oci.image.index.v1+json",
    platforms,
    sizeBytes: platforms[0]?.sizeBytes ?? 0,
    ports: given.ports.map(portOf),
    env: given.env.map(variableOf),
    volumes: given.volumes,
    command: given.command,
    pushedAt: ago(given.pushedHoursAgo),
    isSigned: given.signed,
    components: given.sbom,
    scan: scanOf({
      status: given.scan.status,
      at: given.scan.hoursAgo === null ? null : ago(given.scan.hoursAgo),
      findings: findings.filter((_, at) => given.scan.findings.includes(at)),
    }),
  } satisfies Artifact;
}

function dataOf(given: Sample, ago: (hours: number) => string): ImageData {
  const { id, namespace, name, title, summary, readme, category, visibility, isOfficial, members } = given;
  // As everywhere, what is in the library goes by its name alone.
  const reference = namespace === "library" ? name : `${namespace}/${name}`;
  const artifacts = new Map(given.artifacts.map((one) => [one.digest, artifactOf(one, given, ago)]));
  const tags = given.tags.flatMap(({ digest: at, ...tag }): ImageTagRow[] => {
    const found = artifacts.get(at);
    return found ? [tagRow(reference, { ...tag, artifact: found })] : [];
  });
  const [newest] = tags;
  return {
    id,
    origin: "SAMPLE",
    namespace,
    name,
    reference,
    title,
    summary,
    readme,
    category,
    visibility,
    isOfficial,
    pullCount: given.pulls,
    stars: given.stars,
    latestTag: newest?.name ?? "",
    tagCount: tags.length,
    newest: newest?.artifact ?? null,
    tags,
    sync: given.sync && {
      upstream: given.sync.upstream,
      tagFilter: given.sync.filter,
      cron: given.sync.cron,
      isEnabled: given.sync.enabled,
      runs: given.sync.runs.map(({ hoursAgo, ...run }) => ({ ...run, startedAt: ago(hoursAgo) })),
    },
    members,
    search: searchText(name, title, summary, namespace),
  };
}

let kept: { day: number; rows: ImageData[] } | undefined;
const samples = fixedRows("catalogue/images", () => z.array(repository()));

/** The sample repositories, dated from the start of the day. */
export function sampleImages(clock: Clock): readonly ImageData[] {
  const day = dayNow(clock);
  if (kept?.day !== day) {
    const ago = (hours: number) => new Date(day * DAY - hours * HOUR).toISOString();
    kept = { day, rows: samples().map((one) => dataOf(one, ago)) };
  }
  return kept.rows;
}
