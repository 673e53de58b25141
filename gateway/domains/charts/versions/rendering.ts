import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { isRecord } from "#gateway/platform/json.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { yaml } from "./documents.ts";
import { isCluster, versionOf } from "./rules.ts";
import { headsOf, versionTable } from "./repository.ts";

interface Made {
  kind: string;
  name: string;
  text: string;
}

/** What a manifest holds. */
function objectsIn(manifest: string): Made[] {
  return yaml()
    .parseAllDocuments(manifest)
    .flatMap((document) => {
      if (!("toJS" in document) || document.errors.length > 0) return [];
      const value: unknown = document.toJS({ maxAliasCount: 100 });
      if (!isRecord(value) || typeof value["kind"] !== "string") return [];
      const { metadata } = value;
      const name = isRecord(metadata) && typeof metadata["name"] === "string" ? metadata["name"] : "";
      return [{ kind: value["kind"], name, text: JSON.stringify(value) }];
    });
}

/** What becomes of the things of one manifest by another. */
function stepsBetween(before: readonly Made[], after: readonly Made[]) {
  const same = (one: Made) => (other: Made) => one.kind === other.kind && one.name === other.name;
  const made = after.map(({ kind, name, text }) => {
    const was = before.find(same({ kind, name, text }));
    const step = was
      ? was.text === text
        ? ("UNCHANGED" as const)
        : ("UPDATE" as const)
      : ("CREATE" as const);
    return { kind, name, step };
  });
  const gone = before
    .filter((one) => !after.some(same(one)))
    .map(({ kind, name }) => ({ kind, name, step: "DELETE" as const }));
  return [...made, ...gone];
}

/** Has `helm` lint and render a version, and says what would become of what is published. @throws {AppError} see the schema. */
export async function dryRun(context: RequestContext, versionId: string) {
  const { version, chart } = await versionOf(context, keyOf(versionId));
  const { helm, clock, home } = context;
  const began = clock.now();
  const target = { release: chart.name, namespace: "default" };
  const { manifest, lines, isPassed } = await helm.dryRun(version.files, target);
  const published = (await headsOf(home.db, [chart.id])).find(
    ({ status, id }) => status === "PUBLISHED" && id !== version.id,
  );
  const base = published && (await versionTable.byId(home.db, published.id));
  const before = base ? await helm.template(base.files, target) : "";
  return {
    manifest,
    objects: stepsBetween(objectsIn(before), objectsIn(manifest)),
    lint: lines,
    isPassed,
    ms: Math.round(clock.now() - began),
    at: timestamp(clock),
  };
}

/** The command of this gateway. */
export async function helmOf(context: RequestContext) {
  const release = await context.helm.release();
  return { isInstalled: release !== null, release: release ?? "", isCluster: isCluster(context) };
}
