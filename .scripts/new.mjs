// npm run new <area>/<entity>: writes the skeleton of an entity in all trees: schema, fixture, gateway, console, texts, tests.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("./newEntity.mjs");
