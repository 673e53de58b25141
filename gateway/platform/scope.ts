import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";

/** What is known of the request being served, wherever the code is. */
export interface Scope {
  requestId: string;
  log: FastifyBaseLogger;
}

/** The request being served; empty outside of one. */
export const scope = new AsyncLocalStorage<Scope>();
