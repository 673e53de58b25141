import { type FastifyBaseLogger, LogController } from "fastify";
import { type Bindings, type ChildLoggerOptions, type Level, pino } from "pino";

/** Where secrets would stand: they are replaced before a line is written. */
const secrets = [
  "req.headers.authorization",
  "req.headers.cookie",
  "res.headers['set-cookie']",
  ...["password", "currentPassword", "otp", "secret", "token", "accessToken"].flatMap((name) => [
    name,
    `*.${name}`,
  ]),
];

/** The gateway's log: one JSON object a line on standard output, without secrets. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets, censor: "[secret]" },
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split("?", 1)[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}

/** A log that is made when something is said in it first. */
class LateLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  #say(level: Level | "silent", said: readonly unknown[]): void {
    Reflect.apply(this.#log[level], this.#log, said);
  }

  get level(): string {
    return this.#log.level;
  }

  fatal(...said: unknown[]): void {
    this.#say("fatal", said);
  }
  error(...said: unknown[]): void {
    this.#say("error", said);
  }
  warn(...said: unknown[]): void {
    this.#say("warn", said);
  }
  info(...said: unknown[]): void {
    this.#say("info", said);
  }
  debug(...said: unknown[]): void {
    this.#say("debug", said);
  }
  trace(...said: unknown[]): void {
    this.#say("trace", said);
  }
  silent(...said: unknown[]): void {
    this.#say("silent", said);
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}

/**
 * How the server logs: one line for each request where that is wanted, and a log for each request, the given one with the
 * request's number. Most requests say nothing, and to make a log costs more than to answer many of them, so it is made late.
 */
export const loggedBy = (log: FastifyBaseLogger, everyRequest: boolean) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: !everyRequest }),
  childLoggerFactory: (parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) =>
    new LateLog(() => parent.child(bindings, options)),
});
