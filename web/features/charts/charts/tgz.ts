const block = 512;
/** A file of an archive. */
export interface PackedFile {
  path: string;
  text: string;
}

export class NotRead extends Error {
  override name = "NotRead";
}

/** So many bytes are unpacked at most: a small archive can hold very much. */
const MOST_BYTES = 20 * 1024 * 1024;

async function unpacked(stream: ReadableStream<BufferSource>): Promise<Uint8Array> {
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new NotRead("TOO_LARGE");
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

const decoder = new TextDecoder();
const field = (bytes: Uint8Array, from: number, length: number): string =>
  decoder.decode(bytes.subarray(from, from + length)).replace(/\0[\s\S]*$/, "");

/** The plain files of a tar; links and all else are left out. */
export function filesOfTar(tar: Uint8Array): PackedFile[] {
  const files: PackedFile[] = [];
  for (let at = 0; at + block <= tar.length;) {
    const name = field(tar, at, 100);
    if (name === "") break;
    const size = Number.parseInt(field(tar, at + 124, 12).trim() || "0", 8);
    if (!Number.isSafeInteger(size) || size < 0 || at + block + size > tar.length)
      throw new NotRead("BROKEN");
    const kind = field(tar, at + 156, 1);
    const prefix = field(tar, at + 257, 5) === "ustar" ? field(tar, at + 345, 155) : "";
    const path = prefix === "" ? name : `${prefix}/${name}`;
    if ((kind === "" || kind === "0") && !path.endsWith("/"))
      files.push({ path, text: decoder.decode(tar.subarray(at + block, at + block + size)) });
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}

/** The files of a chart that was packed: the folder that all lie in is left out of their paths. */
export async function filesOfTgz(file: Blob): Promise<PackedFile[]> {
  const tar = await unpacked(file.stream()).catch((error: unknown) => {
    throw error instanceof NotRead ? error : new NotRead("BROKEN");
  });
  const all = filesOfTar(tar).filter(({ path }) => !/(^|\/)(PaxHeader|\._)/.test(path));
  const [first = ""] = all[0]?.path.split("/") ?? [];
  const isIn = all.every(({ path }) => path.startsWith(`${first}/`));
  return isIn ? all.map(({ path, text }) => ({ path: path.slice(first.length + 1), text })) : all;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** A tar of files, all in one folder. */
export function tarOf(folder: string, files: readonly PackedFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts = files.flatMap(({ path, text }) => {
    const bytes = encoder.encode(text);
    const head = new Uint8Array(block);
    const whole = `${folder}/${path}`;
    const cut = whole.length > 100 ? whole.indexOf("/", whole.length - 101) : -1;
    const put = (at: number, given: string) => head.set(encoder.encode(given), at);
    put(0, cut === -1 ? whole : whole.slice(cut + 1));
    if (cut !== -1) put(345, whole.slice(0, cut));
    put(100, octal(0o644, 8));
    put(108, octal(0, 8));
    put(116, octal(0, 8));
    put(124, octal(bytes.length, 12));
    put(136, octal(0, 12));
    put(148, " ".repeat(8));
    put(156, "0");
    put(257, "ustar\u000000");
    put(
      148,
      `${head
        .reduce((sum, one) => sum + one, 0)
        .toString(8)
        .padStart(6, "0")}\0 `,
    );
    const body = new Uint8Array(Math.ceil(bytes.length / block) * block);
    body.set(bytes);
    return [head, body];
  });
  const all = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0) + 2 * block);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A packed chart, as `helm package` names its folder. */
export const tgzOf = async (folder: string, files: readonly PackedFile[]): Promise<Blob> =>
  await new Response(
    new Blob([Uint8Array.from(tarOf(folder, files))]).stream().pipeThrough(new CompressionStream("gzip")),
  ).blob();
