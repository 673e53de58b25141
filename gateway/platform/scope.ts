import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";
import type { Recording } from "./store/recording.ts";

/** What is known of the request being served, wherever the code is; nothing outside of one. */
export interface Scope {
  requestId?: string;
  log?: FastifyBaseLogger;
  /** What the answer is made of, where that is noted. */
  recording?: Recording | null;
}

/** The request being served; empty outside of one. */
export const scope = new AsyncLocalStorage<Scope>();
