import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { InjectOptions, LightMyRequestResponse } from "fastify";

/** What is handed to the thread. */
export interface ThreadRequest {
  id: number;
  request: InjectOptions;
}

/** What comes back: the part of an answer that can be copied between threads. */
export interface ThreadAnswer extends Pick<LightMyRequestResponse, "statusCode" | "headers" | "cookies" | "body"> {
  id: number;
}

/** A gateway in this process, in a thread of its own: jsdom replaces globals that the gateway needs as Node has them. */
export interface ThreadGateway {
  inject: (request: InjectOptions) => Promise<ThreadAnswer>;
  close: () => Promise<void>;
}

/**
 * Starts a gateway over the sample data.
 * @param env variables beside the defaults of a loopback gateway in tests.
 */
export async function startThreadGateway(env: Record<string, string> = {}): Promise<ThreadGateway> {
  const thread = new Worker(join(import.meta.dirname, "gatewayThread.ts"), { workerData: env });
  const waiting = new Map<number, PromiseWithResolvers<ThreadAnswer>>();
  let lastId = 0;
  thread.on("message", (answer: ThreadAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  thread.on("error", (error) => waiting.forEach(({ reject }) => reject(error)));
  await once(thread, "online");
  return {
    inject: (request) => {
      lastId += 1;
      const answer = Promise.withResolvers<ThreadAnswer>();
      waiting.set(lastId, answer);
      thread.postMessage({ id: lastId, request } satisfies ThreadRequest);
      return answer.promise;
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
