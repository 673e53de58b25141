/** The place within the console that an address from outside names, or null: other origins and their disguises are refused. */
export function safeTarget(to: string | null, origin: string): string | null {
  if (!to?.startsWith("/") || /[\\\p{Cc}]/u.test(to) || !URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : null;
}
