import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { InjectOptions, LightMyRequestResponse } from "fastify";

/** What is done in the thread: a gateway made with so many variables, a request to one of them, a change of its rows, time that passes, or its end. */
export type ThreadTask =
  | { make: Record<string, string> }
  | { gateway: number; request: InjectOptions }
  | { gateway: number; sql: string }
  | { gateway: number; pass: number }
  | { gateway: number; lead: number }
  | { close: number };

/** What is handed to the thread. */
export interface ThreadRequest {
  id: number;
  task: ThreadTask;
}

/** The part of an answer that can be copied between threads. */
export type ThreadAnswer = Pick<LightMyRequestResponse, "statusCode" | "headers" | "cookies" | "body">;

/** What comes back: a gateway's number, its answer, nothing, or what went wrong. */
export interface ThreadReply {
  id: number;
  gateway?: number;
  answer?: ThreadAnswer;
  error?: string;
}

/** A gateway in this process, in another thread: jsdom replaces globals that the gateway needs as Node has them. */
export interface ThreadGateway {
  inject: (request: InjectOptions) => Promise<ThreadAnswer>;
  /** Changes its rows, for states that no call makes. */
  change: (sql: string) => Promise<void>;
  /** Lets so many milliseconds pass, with what becomes due in them. */
  pass: (ms: number) => Promise<void>;
  /** Lets so many seconds pass for what the gateway does while it leads. */
  lead: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** One thread for all gateways of a test file: most of a gateway's start is its code. */
const startThread = () => {
  const thread = new Worker(join(import.meta.dirname, "gatewayThread.ts"));
  thread.unref();
  const waiting = new Map<number, PromiseWithResolvers<ThreadReply>>();
  let lastId = 0;
  thread.on("message", (reply: ThreadReply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.error === undefined) resolve?.(reply);
    else reject?.(new Error(reply.error));
  });
  thread.on("error", (error) => waiting.forEach(({ reject }) => reject(error)));
  return async (task: ThreadTask): Promise<ThreadReply> => {
    const reply = Promise.withResolvers<ThreadReply>();
    lastId += 1;
    waiting.set(lastId, reply);
    thread.postMessage({ id: lastId, task } satisfies ThreadRequest);
    return await reply.promise;
  };
};

let thread: ReturnType<typeof startThread> | undefined;

/**
 * Starts a gateway over the sample data.
 * @param env variables beside the defaults of a loopback gateway in tests.
 */
export async function startThreadGateway(env: Record<string, string> = {}): Promise<ThreadGateway> {
  const ask = (thread ??= startThread());
  const { gateway = 0 } = await ask({ make: env });
  return {
    inject: async (request) => {
      const { answer } = await ask({ gateway, request });
      if (!answer) throw new Error("The gateway gave no answer.");
      return answer;
    },
    change: async (sql) => {
      await ask({ gateway, sql });
    },
    pass: async (ms) => {
      await ask({ gateway, pass: ms });
    },
    lead: async (seconds) => {
      await ask({ gateway, lead: seconds });
    },
    close: async () => {
      await ask({ close: gateway });
    },
  };
}
