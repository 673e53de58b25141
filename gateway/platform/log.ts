import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

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
