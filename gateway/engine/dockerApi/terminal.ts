import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import { EngineError, type Terminal } from "#gateway/engine/engine.ts";
import { ask } from "./failures.ts";
import { wait, type Reach } from "./reach.ts";

/** The best shell that is there; it takes the place of the one that looks for it. */
const SHELL = [
  "/bin/sh",
  "-c",
  "for s in /bin/bash /usr/bin/bash /bin/ash; do [ -x $s ] && exec $s; done; exec /bin/sh",
];

/** How often a size is told to a command that may not have begun, and how long between, in milliseconds. */
const TRIES = 20;
const PAUSE = 25;

/**
 * Ends what carries the mark, by itself and then by force. An engine has no call for that: it goes on after whoever began it
 * has hung up, so that this is asked of a second command within. It needs a shell, and does nothing where there is none.
 */
const ending = (mark: string) => [
  "/bin/sh",
  "-c",
  `for s in HUP KILL; do for p in /proc/[0-9]*; do case "$(cat $p/environ 2>/dev/null)" in *BERTH_EXEC=${mark}*) kill -$s \${p#/proc/};; esac; done; [ $s = HUP ] && sleep 1; done`,
];

async function endCommand(container: Dockerode.Container, mark: string): Promise<void> {
  const exec = await container.exec({ Cmd: ending(mark), AttachStdout: false, AttachStderr: false });
  await exec.start({ Detach: true });
}

/** Starts a command with a terminal in a container. */
export async function openTerminal(
  { timers }: Pick<Reach, "timers">,
  container: Dockerode.Container,
  { columns, rows, command }: { columns: number; rows: number; command?: readonly string[] },
  signal?: AbortSignal,
): Promise<Terminal> {
  const mark = randomUUID();
  const exec = await ask(
    async () =>
      await container.exec({
        Cmd: [...(command ?? SHELL)],
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: true,
        Env: ["TERM=xterm-256color", `BERTH_EXEC=${mark}`],
      }),
    { signal, otherwise: "COMMAND_FAILED" },
  );
  const stream: Duplex = await ask(async () => await exec.start({ hijack: true, stdin: true, Tty: true }), {
    signal,
    otherwise: "COMMAND_FAILED",
  });
  let isCut = false;
  const close = () => {
    if (isCut || stream.readableEnded) return;
    isCut = true;
    stream.destroy();
    void endCommand(container, mark).catch(() => {});
  };
  signal?.addEventListener("abort", close, { once: true });
  stream.on("error", () => {
    isCut = true;
  });
  const over = Promise.withResolvers<void>();
  stream.once("end", () => over.resolve()).once("close", () => over.resolve());
  const ended = over.promise.then(async () => {
    signal?.removeEventListener("abort", close);
    if (isCut) return null;
    try {
      return (await exec.inspect()).ExitCode;
    } catch {
      return null;
    }
  });
  const isOver = async (): Promise<boolean> => {
    const { Running, ExitCode } = await exec.inspect();
    return !Running && ExitCode !== null;
  };
  const resize = async (w: number, h: number) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await exec.resize({ w, h });
        return;
      } catch (error) {
        if (stream.readableEnded || isCut || (await isOver())) return;
        if (tries === TRIES) throw new EngineError("COMMAND_FAILED", String(error), { cause: error });
        await wait(timers, PAUSE, signal);
      }
    }
  };
  // What is typed first may depend on it.
  await resize(columns, rows).catch(() => {});
  return {
    output: outputOf(stream),
    write: (data) => void (stream.writable && stream.write(data)),
    resize,
    ended,
    close,
  };
}

async function* outputOf(stream: Duplex): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of stream) yield part;
  } catch {
    // That it was cut off is told by how it ended.
  }
}
