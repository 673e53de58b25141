import type { Files } from "./files.ts";

/** What a simulated shell works with. */
export interface ShellState {
  files: Files;
  env: Record<string, string>;
  cwd: string;
  /** The code of the last command. */
  code: number;
  hostname: string;
  now: () => number;
  size: () => { columns: number; rows: number };
  /** The page that the pod serves there; null where nothing listens. */
  page: (port: number, path: string) => { status: number; text: string } | null;
  /** How long it has slept, in milliseconds: nothing waits for it. */
  sleptMs: number;
  /** What the commands of a line wrote so far, for one that is cut off in its midst. */
  written: string;
  /** Set by `exit`. */
  isOver: boolean;
}
