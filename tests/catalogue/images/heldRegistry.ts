import { createHash } from "node:crypto";

const sha = (bytes: string): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

/** What a registry is filled with: blobs and manifests of a repository. */
export interface Filling {
  repository: string;
  blobs: { digest: string; bytes: string }[];
  /** In the order in which they have to come; `reference` is a tag or the digest. */
  manifests: { reference: string; digest: string; mediaType: string; bytes: string }[];
}

const OCI = "application/vnd.oci.image";

/** A repository with an image for two machines under two tags. */
export function filling(repository: string): Filling {
  const blobs: Filling["blobs"] = [];
  const manifests: Filling["manifests"] = [];
  const blob = (bytes: string) => {
    const digest = sha(bytes);
    if (!blobs.some((one) => one.digest === digest)) blobs.push({ digest, bytes });
    return { digest, size: Buffer.byteLength(bytes) };
  };
  const manifest = (mediaType: string, content: object, reference?: string) => {
    const bytes = JSON.stringify({ schemaVersion: 2, mediaType, ...content });
    const digest = sha(bytes);
    manifests.push({ reference: reference ?? digest, digest, mediaType, bytes });
    return { mediaType, digest, size: bytes.length };
  };
  const tag = (name: string, note: string) => {
    const parts = (["amd64", "arm64"] as const).map((architecture) => {
      const layer = blob(`layer of ${note} for ${architecture}`);
      const config = blob(
        JSON.stringify({
          os: "linux",
          architecture,
          created: "2026-11-01T08:00:00Z",
          config: {
            Env: ["PATH=/bin", "GREETING=hello=there"],
            ExposedPorts: { "8080/tcp": {}, "53/udp": {} },
            Volumes: { "/data": {} },
            Cmd: ["serve"],
          },
          history: [
            { created_by: "/bin/sh -c #(nop) ADD file:1 in /" },
            { created_by: "EXPOSE 8080/tcp", empty_layer: true },
          ],
        }),
      );
      return {
        ...manifest(`${OCI}.manifest.v1+json`, {
          config: { mediaType: `${OCI}.config.v1+json`, ...config },
          layers: [{ mediaType: `${OCI}.layer.v1.tar`, ...layer }],
        }),
        platform: { os: "linux", architecture },
      };
    });
    manifest(`${OCI}.index.v1+json`, { manifests: parts }, name);
  };
  tag("1.0", "the first");
  tag("1.1", "the second");
  return { repository, blobs, manifests };
}

/** Answers as a registry does that holds these, without one: for the client's own tests. */
export function heldRegistry(fillings: readonly Filling[], broken: Record<string, string> = {}) {
  const asked: string[] = [];
  const answer = (path: string): string | null => {
    const instead = broken[path];
    if (instead !== undefined) return instead;
    if (path.startsWith("_catalog")) {
      const last = new URLSearchParams(path.split("?")[1]).get("last") ?? "";
      const names = fillings.map(({ repository }) => repository).toSorted();
      return JSON.stringify({ repositories: names.filter((name) => name > last).slice(0, 100) });
    }
    for (const { repository, blobs, manifests } of fillings) {
      if (!path.startsWith(`${repository}/`)) continue;
      const rest = path.slice(repository.length + 1);
      if (rest.startsWith("tags/list"))
        return JSON.stringify({
          name: repository,
          tags: manifests.map(({ reference }) => reference).filter((one) => !one.includes(":")),
        });
      const [, kind, reference] = /^(blobs|manifests)\/(.+)$/.exec(rest) ?? [];
      if (kind === "blobs") return blobs.find(({ digest }) => digest === reference)?.bytes ?? null;
      return manifests.find((one) => one.reference === reference || one.digest === reference)?.bytes ?? null;
    }
    return null;
  };
  return {
    asked,
    fetch: async (url: string) => {
      const path = url.split("/v2/")[1] ?? "";
      asked.push(path);
      const body = answer(path);
      return new Response(body, { status: body === null ? 404 : 200 });
    },
  };
}

/** Puts a filling into a real registry. */
export async function push(url: string, { repository, blobs, manifests }: Filling): Promise<void> {
  const put = async (address: string, type: string, body: string) => {
    const { status } = await fetch(address, { method: "PUT", headers: { "content-type": type }, body });
    if (status !== 201) throw new Error(`The registry answered ${status} to PUT ${address}.`);
  };
  for (const { digest, bytes } of blobs) {
    const begun = await fetch(`${url}/v2/${repository}/blobs/uploads/`, { method: "POST" });
    const place = new URL(begun.headers.get("location") ?? "", url);
    place.searchParams.set("digest", digest);
    await put(place.href, "application/octet-stream", bytes);
  }
  for (const { reference, mediaType, bytes } of manifests)
    await put(`${url}/v2/${repository}/manifests/${reference}`, mediaType, bytes);
}
