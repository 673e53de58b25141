// npm run schema: prints the schema or the OpenAPI document, writes both, or compares the schema with a saved one.
import { prepare } from "./prepare.mjs";

process.env.INIT_CWD ??= process.cwd();
process.stdout.on("error", ({ code }) => process.exit(code === "EPIPE" ? 0 : 1));
await prepare({ console: false, progress: process.stderr });
const { schemaCommand } = await import("../gateway/schemaCommand.ts");
process.exitCode = await schemaCommand(process.argv.slice(2), process.env.INIT_CWD);
