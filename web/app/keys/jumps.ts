/** Where `g` and then a letter leads, by the letter; `name` is a key below `keys.jumps`. */
export const jumps = {
  d: { name: "dashboard", path: "/user/dashboards" },
  p: { name: "products", path: "/apps/ecommerce/product/list" },
  m: { name: "mail", path: "/apps/email" },
  c: { name: "chat", path: "/apps/chat" },
  k: { name: "calendar", path: "/apps/calendar" },
  i: { name: "invoices", path: "/apps/invoice/list" },
  u: { name: "users", path: "/apps/user/list" },
  o: { name: "orders", path: "/order/list" },
} as const;

/** The path behind a letter. */
export const jumpPath = (letter: string): string | undefined =>
  Object.entries(jumps).find(([known]) => known === letter.toLowerCase())?.[1].path;
