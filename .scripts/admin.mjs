// npm run admin -- EMAIL: makes an administrator, and prints the link that sets the password.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("../gateway/admin.ts");
