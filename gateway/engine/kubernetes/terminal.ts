import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { V1Status } from "@kubernetes/client-node";
import { EngineError, type Terminal } from "#gateway/engine/engine.ts";
import { ask, isNoCommand } from "./failures.ts";
import { CONTAINER } from "./names.ts";
import type { Reach } from "./reach.ts";

/** The best shell that is there; it takes the place of the one that looks for it, and carries a mark by which it is ended. */
const shellOf = (mark: string): string[] => [
  "/bin/sh",
  "-c",
  `export TERM=xterm-256color BERTH_EXEC=${mark}; for s in /bin/bash /usr/bin/bash /bin/ash; do [ -x $s ] && exec $s; done; exec /bin/sh`,
];

/** Ends what carries the mark, by itself and then by force: some runtimes let it go on after whoever began it has hung up. */
const ending = (mark: string): string[] => [
  "/bin/sh",
  "-c",
  `for s in HUP KILL; do for p in /proc/[0-9]*; do case "$(cat $p/environ 2>/dev/null)" in *BERTH_EXEC=${mark}*) kill -$s \${p#/proc/};; esac; done; [ $s = HUP ] && sleep 1; done`,
];

/** The exit code that a status tells; a command that is not there ends as in a shell, and null is one that was cut off. */
function codeOf({ status, message = "", details }: V1Status): number | null {
  if (status === "Success") return 0;
  const code = details?.causes?.find(({ reason }) => reason === "ExitCode")?.message;
  if (code !== undefined) return Number(code);
  return isNoCommand(message) ? 127 : null;
}

/** What the failure of a socket means: the API server refused the command, or was not there. */
function socketFailure(error: unknown): EngineError {
  const said: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "message") : error;
  const words = String(said);
  const [, status] = /server response: (\d{3})/.exec(words) ?? [];
  const isRefused = status !== undefined && !/^(401|403|429|50[234])$/.test(status);
  return new EngineError(isRefused ? "COMMAND_FAILED" : "ENGINE_UNREACHABLE", words, { cause: error });
}

interface Streams {
  stdin: PassThrough | null;
  stdout: PassThrough;
  isTty: boolean;
}

/** Starts a command in a pod over a WebSocket. */
async function begin(
  { kube, namespace }: Reach,
  pod: string,
  command: readonly string[],
  { stdin, stdout, isTty }: Streams,
  signal?: AbortSignal,
) {
  const { Exec } = await import("@kubernetes/client-node");
  const over = Promise.withResolvers<number | null>();
  const tell = (status: V1Status) => over.resolve(codeOf(status));
  const socket = await ask(
    async () => {
      try {
        return await new Exec(kube).exec(
          namespace,
          pod,
          CONTAINER,
          [...command],
          stdout,
          isTty ? null : stdout,
          stdin,
          isTty,
          tell,
        );
      } catch (error) {
        throw socketFailure(error);
      }
    },
    { signal },
  );
  const hangUp = () => {
    over.resolve(null);
    stdout.end();
    socket.close();
  };
  // By the time that a socket is closed its status was told, where there is one.
  socket.addEventListener("close", hangUp);
  socket.addEventListener("error", hangUp);
  signal?.addEventListener("abort", hangUp, { once: true });
  const ended = over.promise.finally(() => signal?.removeEventListener("abort", hangUp));
  return { ended, hangUp };
}

/** Runs a command in a pod to its end, without a terminal. */
export async function runIn(
  reach: Reach,
  pod: string,
  command: readonly string[],
  signal?: AbortSignal,
): Promise<{ exitCode: number | null; output: string }> {
  const stdout = new PassThrough();
  const { ended } = await begin(reach, pod, command, { stdin: null, stdout, isTty: false }, signal);
  let output = "";
  for await (const part of stdout) output += String(part);
  return { exitCode: await ended, output };
}

async function* outputOf(stream: PassThrough): AsyncGenerator<Uint8Array> {
  for await (const part of stream) yield part;
}

/** Starts a command with a terminal in a pod. */
export async function openTerminal(
  reach: Reach,
  pod: string,
  { columns, rows, command }: { columns: number; rows: number; command?: readonly string[] },
  signal?: AbortSignal,
): Promise<Terminal> {
  const mark = randomUUID();
  const stdin = new PassThrough();
  // The client tells the size of a stream that has one.
  const stdout = Object.assign(new PassThrough(), { columns, rows });
  const streams = { stdin, stdout, isTty: true };
  const { ended, hangUp } = await begin(reach, pod, command ?? shellOf(mark), streams, signal);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  return {
    output: outputOf(stdout),
    write: (data) => void (!isOver && stdin.write(data)),
    resize: (columns, rows) => {
      Object.assign(stdout, { columns, rows }).emit("resize");
      return Promise.resolve();
    },
    ended,
    close: () => {
      if (isOver) return;
      hangUp();
      if (!command) void runIn(reach, pod, ending(mark)).catch(() => undefined);
    },
  };
}
