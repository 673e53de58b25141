/** The most tiles. */
export const mostShortcuts = 12;

/** What stands there until a person arranges it. */
export const defaultShortcuts: readonly string[] = [
  "/user/dashboards",
  "/apps/ecommerce/product/list",
  "/apps/email",
  "/apps/chat",
  "/apps/calendar",
  "/apps/invoice/list",
  "/order/list",
  "/workorder/list",
  "/apps/user/list",
];

/** The kept paths; the defaults where nothing, or nothing that can be read, is kept. */
export function readShortcuts(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return defaultShortcuts;
  const paths = kept.filter((path): path is string => typeof path === "string" && /^\/(?!\/)/.test(path));
  return [...new Set(paths)].slice(0, mostShortcuts);
}
