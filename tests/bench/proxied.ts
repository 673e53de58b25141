// The ingress alone, in a process of its own, before TARGET.
import { createIngress } from "#gateway/ingress/ingress.ts";

const { hostname, port } = new URL(process.env["TARGET"] ?? "");
const target = { host: hostname, port: Number(port), name: "app" };
const ingress = createIngress({
  targets: async () => await Promise.resolve({ state: "SERVING", targets: [target] }),
  log: { warn: () => {} },
});
await ingress.listen(Number(process.env["PORT"]), "127.0.0.1");
