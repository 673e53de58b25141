import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { EngineError, type RunResult } from "#gateway/engine/engine.ts";
import { ask, atMostOnce, statusOf, wordsOf } from "./failures.ts";
import { demuxed } from "./logFrames.ts";
import { label } from "./names.ts";
import { inspectOwn } from "./pods.ts";
import { wait, type Reach } from "./reach.ts";
import { archiveOf } from "./tar.ts";

/** How much of what a command wrote is kept, in bytes. */
const KEPT = 64 * 1024;

/** How a shell says that a command may not be run or is not there: the engine's own codes of one that did not start. */
const NO_COMMAND = [126, 127];

/** Removes runs of an app whose time is over: their gateway ended before they did. */
async function sweep(reach: Reach, appId: string, signal?: AbortSignal): Promise<void> {
  for (const { Id, Config } of await inspectOwn(reach, "run", { [label.app]: appId }, signal))
    if (Number(Config.Labels[label.until]) < reach.clock.now())
      await ask(
        async () =>
          await atMostOnce(async () => await reach.docker.getContainer(Id).remove({ force: true, v: true })),
        { signal },
      );
}

/** The end of what a stream brings. */
async function keep(stream: AsyncIterable<Uint8Array>, kept: { bytes: Buffer }): Promise<void> {
  try {
    for await (const part of demuxed(stream)) {
      const all = Buffer.concat([kept.bytes, part]);
      kept.bytes = all.subarray(Math.max(0, all.length - KEPT));
    }
  } catch {
    // What was written until the stream was cut off is what is told.
  }
}

/**
 * Runs a command once in a container of its own and removes that.
 * @param body what makes the container; it carries the label of a run.
 */
export async function runOnce(
  reach: Reach,
  body: Dockerode.ContainerCreateOptions,
  {
    appId,
    files,
    timeoutSeconds,
  }: { appId: string; files: readonly { path: string; content: string }[]; timeoutSeconds: number },
  signal?: AbortSignal,
): Promise<RunResult> {
  await sweep(reach, appId, signal);
  const { docker, timers } = reach;
  const container = await ask(
    async () => {
      const made = await docker.createContainer(body);
      if (files.length > 0) await made.putArchive(archiveOf(files), { path: "/" });
      return made;
    },
    { signal, otherwise: "START_FAILED" },
  );
  const over = new AbortController();
  const kept = { bytes: Buffer.alloc(0) };
  try {
    const stream = await ask(
      async () => await container.attach({ stream: true, hijack: true, stdout: true, stderr: true }),
      { signal },
    );
    if (!(stream instanceof Readable)) throw new EngineError("START_FAILED", "No stream came.");
    const reading = keep(stream, kept);
    try {
      await ask(async () => await container.start(), { signal, otherwise: "START_FAILED" });
    } catch (error) {
      stream.destroy();
      if (statusOf(cause(error)) === undefined) throw error;
      const { State } = await ask(async () => await container.inspect(), { signal });
      if (!NO_COMMAND.includes(State.ExitCode)) throw error;
      return { exitCode: State.ExitCode, output: wordsOf(error) };
    }
    const ended: Promise<{ StatusCode: number }> = container.wait();
    const late = wait(timers, timeoutSeconds * 1_000, over.signal).then(() => null);
    const result = await ask(async () => await Promise.race([ended, late]), {
      signal,
      patience: timeoutSeconds * 1_000 + 30_000,
    });
    if (result) await reading;
    stream.destroy();
    return { exitCode: result?.StatusCode ?? null, output: kept.bytes.toString("utf8") };
  } finally {
    over.abort();
    await atMostOnce(async () => await container.remove({ force: true, v: true }));
  }
}

const cause = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
