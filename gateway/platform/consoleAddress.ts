import type { Config } from "./config.ts";

/** The whole address of a path on this console, as people who are told it from outside of a request open it. */
export const addressOf = ({ publicUrl, host, port }: Config, path: string): string =>
  new URL(path, publicUrl ?? `http://${host}:${port}`).href;
