// npm run build: builds the console and the gateway, whether or not it is up to date.
import { prepare } from "./prepare.mjs";

await prepare({ gateway: true, force: true });
