import type { RunResult, Workload } from "#gateway/engine/engine.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { behaviourOf } from "./behaviour.ts";
import { filesOf } from "./files.ts";
import { knownImage } from "./images.ts";
import { pageOf } from "./pages.ts";
import { runCommand } from "./shell.ts";
import type { ShellState } from "./shellState.ts";

/** How much of what a command wrote is kept, in characters. */
const KEPT = 64 * 1024;

/** What a shell in a pod begins with. */
export const shellState = (
  { store, clock }: { store: Pick<Store, "db">; clock: Clock },
  gateway: string,
  pod: string,
  workload: Workload,
  size: { columns: number; rows: number },
): ShellState => ({
  files: filesOf(store, gateway, pod, workload),
  env: {
    ...knownImage(workload.image)?.env,
    HOSTNAME: pod,
    HOME: "/root",
    TERM: "xterm-256color",
    ...workload.env,
  },
  cwd: "/",
  code: 0,
  hostname: pod,
  now: () => clock.now(),
  size: () => size,
  page: (port, path) => pageOf(pod, workload, behaviourOf(workload).isNeverWell, port, path),
  sleptMs: 0,
  written: "",
  isOver: false,
});

/** Runs a command to its end at once; one that sleeps longer than it may is one that was cut off. */
export async function runSimulated(
  state: ShellState,
  command: readonly string[],
  timeoutSeconds: number,
): Promise<RunResult> {
  await runCommand(state, command);
  const isCut = state.sleptMs > timeoutSeconds * 1_000;
  return { exitCode: isCut ? null : state.code, output: state.written.slice(-KEPT) };
}
