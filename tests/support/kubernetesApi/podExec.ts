import type { V1Pod, V1Status } from "@kubernetes/client-node";
import type { WebSocket } from "ws";
import { behaviourOf } from "#gateway/engine/simulated/behaviour.ts";
import { held } from "#gateway/engine/simulated/files.ts";
import { runSimulated, shellState } from "#gateway/engine/simulated/session.ts";
import { openSimulatedTerminal } from "#gateway/engine/simulated/terminal.ts";
import { volumesOf } from "#gateway/engine/simulated/volumeRepository.ts";
import type { Terminal, Workload } from "#gateway/engine/engine.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { ClusterObjects } from "./cluster.ts";
import { CLAIMS, KUBELET, workloadOf } from "./workloads.ts";

/** The channels of the protocol: each message begins with one. */
const CHANNEL = { in: 0, out: 1, status: 3, resize: 4, close: 255 };

const statusOf = (code: number | null): V1Status =>
  code === 0
    ? { status: "Success" }
    : {
        status: "Failure",
        reason: "NonZeroExitCode",
        message: `command terminated with non-zero exit code: exit status ${code}`,
        details: { causes: [{ reason: "ExitCode", message: String(code) }] },
      };

/** The mark of the gateway's shells, and of the command that ends them. */
const markIn = (command: readonly string[]): string | undefined =>
  /BERTH_EXEC=([0-9a-f-]{36})/.exec(command.join(" "))?.[1];

/** The sizes of the volumes of a pod in the words of `df`. */
async function df(store: Store, { volumes }: Workload, path: string): Promise<string> {
  const all = await volumesOf(store.db, KUBELET, CLAIMS);
  const volume = volumes.find(({ mountPath }) => mountPath === path);
  const found = all.find(({ name }) => name === volume?.name);
  const [blocks, used] = [(found?.sizeBytes ?? 0) / 1024, Math.ceil(held(found?.files ?? {}) / 1024)];
  return `Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/disk ${blocks} ${used} ${blocks - used} 1% ${path}\n`;
}

/** Answers `pods/NAME/exec` over a WebSocket by `v5.channel.k8s.io`. */
export function createExec(objects: ClusterObjects, store: Store, clock: Clock) {
  /** Shells that are open, by the mark that the gateway gave them. */
  const open = new Map<string, Terminal>();

  async function answer(socket: WebSocket, pod: V1Pod, query: URLSearchParams): Promise<void> {
    const command = query.getAll("command");
    const workload = workloadOf(objects, pod);
    const size = { columns: 80, rows: 24 };
    const state = shellState({ store, clock }, KUBELET, pod.metadata?.name ?? "", workload, size);
    const send = (channel: number, data: Uint8Array | string) =>
      socket.send(Buffer.concat([Buffer.of(channel), Buffer.from(data)]));
    const end = (status: V1Status) => {
      send(CHANNEL.status, JSON.stringify(status));
      socket.close(1000);
    };
    if (command[0] === "df") {
      send(CHANNEL.out, await df(store, workload, command.at(-1) ?? ""));
      return end(statusOf(0));
    }
    const { refusal } = behaviourOf({ ...workload, command, args: [] });
    if (refusal)
      return end({
        status: "Failure",
        reason: "InternalError",
        code: 500,
        message: `error executing command in container: failed to exec in container: ${refusal.message}`,
      });
    const mark = markIn(command);
    if (query.get("tty") !== "true") {
      // What ends the gateway's shells ends them.
      if (mark !== undefined) {
        open.get(mark)?.close();
        return end(statusOf(0));
      }
      const { exitCode, output } = await runSimulated(state, command, Infinity);
      send(CHANNEL.out, output);
      return end(statusOf(exitCode));
    }
    const resize = (columns: number, rows: number) => void Object.assign(size, { columns, rows });
    const terminal = openSimulatedTerminal(state, resize, mark === undefined ? command : undefined);
    if (mark !== undefined) open.set(mark, terminal);
    socket.on("message", (data: Buffer) => {
      const [channel, rest] = [data[0], data.subarray(1)];
      if (channel === CHANNEL.in) terminal.write(rest);
      if (channel === CHANNEL.resize) {
        const { width, height }: { width: number; height: number } = JSON.parse(rest.toString("utf8"));
        resize(width, height);
      }
    });
    for await (const part of terminal.output) send(CHANNEL.out, part);
    if (mark !== undefined) open.delete(mark);
    end(statusOf(await terminal.ended));
  }

  return {
    /** How many shells of the gateway's are open, also those that nobody listens to any more. */
    open: () => open.size,
    answer: (socket: WebSocket, pod: V1Pod, query: URLSearchParams) =>
      void answer(socket, pod, query).catch(() => socket.terminate()),
  };
}
