import type { MongoAbility } from "@casl/ability";
import type { FastifyBaseLogger } from "fastify";
import type { Sealer } from "#gateway/platform/sealing.ts";
import type { LetterLimits } from "#gateway/platform/limits/letterLimits.ts";
import type { SignInLimits } from "#gateway/platform/limits/signInLimits.ts";
import type { Outbound } from "#gateway/platform/outbound/outbound.ts";
import type { Jobs } from "#gateway/platform/jobs/jobs.ts";
import type { MailTransport } from "#gateway/platform/mail/transport.ts";
import type { Background } from "#gateway/platform/background.ts";
import type { BusinessClock } from "#gateway/platform/businessClock.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { DevTools } from "./devTools.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";
import type { Store } from "#gateway/platform/store/database.ts";

/** One thing the holder may do. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** What an API token may let its holder do. */
export type TokenScope = "read" | "write";

/** The person behind a request, as far as the platform knows it. */
export interface Viewer {
  /** The account's id. */
  userId: string;
  /** The session's id, or that of the API token; never the token itself. */
  sessionId: string;
  /** What the API token lets its holder do; null in a session. */
  scopes: readonly TokenScope[] | null;
  /** Whether another role's rights are put on: the session only reads then. */
  isViewingAs: boolean;
  /** What the console's routes are guarded by. */
  abilityRules: readonly AbilityRule[];
  /** What the viewer may do to resources. */
  permissions: readonly AbilityRule[];
  /** Both together, ready to be asked. */
  ability: MongoAbility;
}

/** Sets and clears the session's cookies on the answer; not there on a socket. */
export interface SessionCookies {
  set(session: { token: string; user: unknown; rules: unknown }, maxAge?: number): void;
  clear(): void;
}

/** What lives as long as the gateway. */
export interface Services {
  config: Config;
  /** Real time: sessions, tokens, limits, the record, sample data. */
  clock: Clock;
  /** The time that money, orders and resources go by. */
  businessClock: BusinessClock;
  live: Live;
  log: FastifyBaseLogger;
  /** What this process counts of itself. */
  metrics: Metrics;
  devTools: DevTools;
  background: Background;
  signInLimits: SignInLimits;
  letterLimits: LetterLimits;
  /** Seals the secrets that are kept. */
  sealer: Sealer;
  /** Sends mails; null where there is no mail server. */
  mail: MailTransport | null;
  /** Asks other hosts. */
  outbound: Outbound;
  /** Work that survives the process. */
  jobs: Jobs;
  /** Says that a session ended, so that its sockets close. */
  sessionEnded(sessionId: string): void;
}

/** What every resolver and route handler is given. */
export interface RequestContext extends Services {
  requestId: string;
  /** Where the caller reaches this gateway: `PUBLIC_URL`, else what the request calls this host. */
  origin: string;
  /** The caller's network address. */
  address: string;
  /** The header `user-agent`, at most 300 characters; empty without one. */
  agent: string;
  /** The data the request works on. */
  store: Store;
  /** The sandbox whose data that is, by name; null for the main data. */
  sandbox: string | null;
  /** Where accounts, sessions and what belongs to a person are kept: always the gateway's own store, whatever `store` is. */
  home: Store;
  /** The bus of `home`; `live` is that of `store`. */
  homeLive: Live;
  viewer: Viewer | null;
  cookies: SessionCookies | null;
  /** The session token the request carries, whether it is valid or not. */
  token: string | null;
  /**
   * Does something once what the request changes is kept, at once where no transaction is open; what it is given works
   * outside of any transaction.
   */
  afterwards(work: (context: RequestContext) => void): void;
}
