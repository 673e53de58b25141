import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#gateway/platform/config.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { createExposition, type Exposition } from "#gateway/platform/metrics/exposition.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What is done where the gateway is too busy to answer; by default it refuses. */
    pressureHandler?: () => void;
  }
}

const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from a program on this machine: over the loopback, to a name of it (no page of another site can
 * send that), and through no proxy.
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? "") &&
  LOOPBACK_HOST.test(headers.host ?? "") &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a request carries the token; how long that takes says nothing of it. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer +(.+)$/i.exec(headers.authorization ?? "") ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/**
 * `/metrics`, in the text format of Prometheus: for programs on this machine, and for who carries `METRICS_TOKEN`. Nobody else
 * learns that there is such an address. It is answered however busy the gateway is.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, "metricsToken">,
  metrics: Metrics,
): void {
  let made: Promise<Exposition> | null = null;
  app.get(
    "/metrics",
    { logLevel: "silent", config: { rateLimit: false, pressureHandler: () => undefined } },
    async (request, reply) => {
      if (!isLocal(request) && !hasToken(request, metricsToken)) throw notFound("Address");
      made ??= createExposition(metrics);
      const { contentType, text } = await made;
      return reply
        .header("cache-control", "no-store")
        .type(contentType)
        .send(await text());
    },
  );
}
