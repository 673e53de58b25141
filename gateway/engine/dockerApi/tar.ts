const BLOCK = 512;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

function header(name: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100, "utf8");
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write("        ", 148);
  block.write(type, 156);
  block.write("ustar\u000000", 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${octal(sum, 7)} `, 148);
  return block;
}

const padded = (content: Buffer): Buffer[] => [
  content,
  Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
];

/** The files as an archive that the engine unpacks at the root; they belong to root and all may read them. */
export function archiveOf(files: readonly { path: string; content: string }[]): Buffer {
  const parts = files.flatMap(({ path, content }) => {
    const name = path.replace(/^\/+/, "");
    const bytes = Buffer.from(content);
    const whole = Buffer.from(`${name}\0`);
    const long = whole.length > 100 ? [header("././@LongLink", whole.length, "L"), ...padded(whole)] : [];
    return [...long, header(name, bytes.length, "0"), ...padded(bytes)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
