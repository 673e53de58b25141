import type { FastifyRequest } from "fastify";
import type { Config } from "#gateway/platform/config.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { FaultRules } from "#gateway/platform/request/faults.ts";
import type { Controls } from "#gateway/platform/request/controls.ts";
import type { NoteOperation } from "#gateway/platform/request/keepJournal.ts";
import { isAllowedOrigin, ownOrigin } from "#gateway/platform/request/security.ts";

/** What one viewer (or one address without a session) may hold open at once. */
export const LIMITS = { sockets: 20, operations: 50 };

/** Close codes of ours: the socket was opened wrongly; the session ended; too many sockets. */
export const BAD_REQUEST = 4400;

export const SESSION_ENDED = 4401;

export const TOO_MANY = 4429;

export interface OpenSocket {
  request: FastifyRequest;
  sessionId: string | null;
  /** The sandbox that its operations work on. */
  sandbox: string | null;
  /** Who is counted against the limits: the account, else the address. */
  holder: string;
  operations: Set<string>;
  close(code: number, reason: string): void;
}

/** The developer tools that sockets have a part in. */
export interface SocketDevTools {
  controls: Controls;
  faults: FaultRules;
  note: NoteOperation;
}

/** The sockets that are open now. */
export interface Sockets {
  /** Closes the sockets of a session that ended. */
  endSession(sessionId: string): void;
  /** Closes all sockets and stops the checks. */
  close(): void;
}

/** @throws {AppError} FORBIDDEN when a page that may not read answers asks for a socket. */
export function refuseForeign(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== ownOrigin(config, request) && !isAllowedOrigin(config, origin)) {
    throw new AppError("FORBIDDEN", "Pages of this origin may not open a socket here (CORS_ORIGINS).");
  }
}
