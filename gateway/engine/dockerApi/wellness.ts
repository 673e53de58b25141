import { request } from "node:http";
import { connect } from "node:net";

/** How long a pod may take to say that it is well, in milliseconds. */
const PATIENCE = 5_000;

/**
 * How long a connection has to stay open to count, in milliseconds: the engine takes every connection to a published port,
 * and ends it at once where the pod does not listen.
 */
const STEADY = 250;

/** Where something is reached. */
export interface Address {
  host: string;
  port: number;
}

const answersWell = async ({ host, port }: Address, path: string, end: AbortSignal): Promise<boolean> =>
  await new Promise((resolve) => {
    const asked = request({ host, port, path, agent: false, signal: end }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      resolve(status >= 200 && status < 400);
    });
    asked.once("error", () => resolve(false)).end();
  });

const staysOpen = async ({ host, port }: Address, end: AbortSignal): Promise<boolean> =>
  await new Promise((resolve) => {
    const socket = connect({ host, port, signal: end });
    const tell = (isOpen: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isOpen);
    };
    let timer: NodeJS.Timeout | undefined;
    socket
      .once("connect", () => {
        timer = setTimeout(() => tell(true), STEADY).unref();
      })
      .once("data", () => tell(true))
      .once("end", () => tell(false))
      .once("error", () => tell(false))
      .once("close", () => tell(false));
  });

/** Whether what listens there is well: a GET of the path answers 200 to 399, or without a path a connection stays open. */
export async function isWellAt(
  address: Address,
  path: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const late = AbortSignal.timeout(PATIENCE);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  const isWell = path === null ? await staysOpen(address, end) : await answersWell(address, path, end);
  signal?.throwIfAborted();
  return isWell;
}
