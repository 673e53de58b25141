/** Reads an address as people type it: `example.com` is https, `a@b.c` is mail, `/path` stays. Undefined for what may not be a link. */
export function readLink(text: string): string | undefined {
  const plain = text.trim();
  if (plain === "" || plain.startsWith("//") || /\s/.test(plain)) return undefined;
  if (/^\/(?!\/)|^#/.test(plain)) return plain;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(plain)) return `mailto:${plain}`;
  const full = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(plain) ? plain : `https://${plain}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname } = new URL(full);
  if (protocol === "mailto:" || protocol === "tel:") return full;
  return (protocol === "https:" || protocol === "http:") && /[.:]|^localhost$/.test(hostname)
    ? full
    : undefined;
}
