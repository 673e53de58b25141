import { posix } from "node:path";
import type { EngineReason, Workload } from "#gateway/engine/engine.ts";
import { knownImage } from "./images.ts";

/** A fault that a workload asks for. */
type Fault = "crash" | "unhealthy" | "slow" | "oom";

/** What becomes of a workload when it is started. */
export interface Behaviour {
  /** How it ends each time; null where it goes on. */
  exit: { afterMs: number; code: number; isOutOfMemory: boolean } | null;
  /** By how much it starts, and becomes well, later than others. */
  slowByMs: number;
  isNeverWell: boolean;
  /** Why it does not start at all. */
  refusal: { code: EngineReason; message: string } | null;
}

/** Programs that every simulated image has, beside its own. */
const programs = new Set(
  "sh bash ash busybox sleep httpd echo env ls cat date hostname ps wget true false seq id uname node npm python python3 java ruby php nginx caddy redis-server postgres mysqld tail tini worker".split(
    " ",
  ),
);

const faults: readonly string[] = ["crash", "unhealthy", "slow", "oom"];
const isFault = (name: string | undefined): name is Fault => name !== undefined && faults.includes(name);

function faultOf({ image, env }: Workload): Fault | null {
  const asked = env["BERTH_FAULT"];
  if (isFault(asked)) return asked;
  const named = /^fault\/(\w+):/.exec(image)?.[1];
  return isFault(named) ? named : null;
}

/** Commands that are over as soon as they are done. */
const brief = /^(echo|ls|cat|env|date|hostname|true|false|exit|id|uname|seq)\b/;

/** With which code a command ends at once; null where it goes on. */
function endOf(command: readonly string[]): number | null {
  const [program = "", flag, line = ""] = command;
  const name = posix.basename(program);
  if (name === "false") return 1;
  if (!/^(sh|bash|ash)$/.test(name)) return brief.test(name) ? 0 : null;
  if (flag !== "-c") return null;
  const parts = line
    .split(/;|&&/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.every((part) => brief.test(part))) return null;
  return Number(/^exit (\d+)$/.exec(parts.at(-1) ?? "")?.[1] ?? 0);
}

/**
 * What becomes of a workload. Beside what its command says, it may ask for a fault, by the environment variable `BERTH_FAULT`
 * or an image `fault/NAME:1`: `crash` (ends with code 1 after 2 s, again and again), `oom` (is ended after 5 s for its
 * memory), `unhealthy` (runs and is never well), `slow` (starts 20 s later, and is well 20 s after that). An image that is not
 * known is one that cannot be brought; a path with `not-there` in it is a page that is not there.
 */
export function behaviourOf(workload: Workload): Behaviour {
  const fault = faultOf(workload);
  const command = workload.command ?? [];
  const own = knownImage(workload.image)?.command ?? [];
  const [program] = command;
  const isThere =
    program === undefined || programs.has(posix.basename(program)) || own.some((part) => part === program);
  const code = endOf([...command, ...(workload.args ?? [])]);
  const exit =
    fault === "crash"
      ? { afterMs: 2_000, code: 1, isOutOfMemory: false }
      : fault === "oom"
        ? { afterMs: 5_000, code: 137, isOutOfMemory: true }
        : code === null
          ? null
          : { afterMs: 50, code, isOutOfMemory: false };
  return {
    exit,
    slowByMs: fault === "slow" ? 20_000 : 0,
    isNeverWell: fault === "unhealthy",
    refusal: isThere
      ? null
      : {
          code: "COMMAND_FAILED",
          message: `exec: "${program}": executable file not found in $PATH`,
        },
  };
}

/** The ports that a workload listens on: those that its image has, or all where the image names none of them. */
export function listensOn({ image, ports }: Workload): readonly number[] {
  const own = new Set(knownImage(image)?.ports.map(({ port }) => port));
  const tcp = ports.filter(({ protocol }) => protocol === "TCP").map(({ port }) => port);
  const both = tcp.filter((port) => own.has(port));
  return both.length > 0 ? both : tcp;
}
