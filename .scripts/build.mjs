// npm run build: builds the console, whether or not it is up to date.
import { prepare } from "./prepare.mjs";

await prepare({ force: true });
