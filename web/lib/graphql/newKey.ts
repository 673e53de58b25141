/** A new key for a call that must happen once: 128 random bits in hexadecimal. Works without a secure context too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
