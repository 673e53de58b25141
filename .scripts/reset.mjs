// npm run reset: puts the sample rows back and touches nothing else.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("../gateway/reset.ts");
