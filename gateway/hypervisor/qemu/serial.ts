import { once } from "node:events";
import { connect } from "node:net";
import type { Terminal } from "#gateway/engine/engine.ts";
import { HypervisorError } from "#gateway/hypervisor/hypervisor.ts";

/** The serial line of a guest, as a terminal; it has no size of its own. @throws {HypervisorError} */
export async function openSerial(path: string, signal?: AbortSignal): Promise<Terminal> {
  const socket = connect(path);
  try {
    await once(socket, "connect", signal ? { signal } : {});
  } catch (error) {
    socket.destroy();
    throw new HypervisorError("HYPERVISOR_UNREACHABLE", "The serial line does not answer.", { cause: error });
  }
  const over = Promise.withResolvers<number | null>();
  const close = () => void socket.destroy();
  socket.on("error", close);
  socket.once("close", () => {
    signal?.removeEventListener("abort", close);
    over.resolve(null);
  });
  signal?.addEventListener("abort", close, { once: true });
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for await (const bytes of socket) yield bytes;
    } catch {
      // Cut off: `ended` says so.
    }
  }
  return {
    output: read(),
    write: (data) => void socket.write(data),
    resize: () => Promise.resolve(),
    ended: over.promise,
    close,
  };
}
