import type { Finding, ImageTag } from "./imageParts.ts";

/** What differs from one tag to another. */
export interface TagDifference {
  /** In bytes, from the first to the second. */
  size: number;
  layers: { added: string[]; removed: string[]; same: number };
  env: { key: string; before: string | null; after: string | null }[];
  findings: { added: Finding[]; mended: Finding[] };
}

const layersOf = ({ artifact }: ImageTag): string[] =>
  (artifact.platforms[0]?.layers ?? []).map(({ command, sizeBytes }) => `${command}\n${sizeBytes}`);
const commandOf = (layer: string): string => layer.split("\n")[0] ?? "";

export function compareTags(before: ImageTag, after: ImageTag): TagDifference {
  const [left, right] = [layersOf(before), layersOf(after)];
  const [had, has] = [before, after].map(
    ({ artifact }) => new Map(artifact.env.map(({ key, value }) => [key, value])),
  );
  const keys = [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])];
  const [found, finds] = [before.artifact.scan.findings, after.artifact.scan.findings];
  const without = (these: readonly Finding[], those: readonly Finding[]) =>
    these.filter(({ id }) => !those.some((one) => one.id === id));
  return {
    size: after.artifact.sizeBytes - before.artifact.sizeBytes,
    layers: {
      added: right.filter((one) => !left.includes(one)).map(commandOf),
      removed: left.filter((one) => !right.includes(one)).map(commandOf),
      same: right.filter((one) => left.includes(one)).length,
    },
    env: keys
      .map((key) => ({ key, before: had?.get(key) ?? null, after: has?.get(key) ?? null }))
      .filter((one) => one.before !== one.after),
    findings: { added: without(finds, found), mended: without(found, finds) },
  };
}
