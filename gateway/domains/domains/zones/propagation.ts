import { createLookup } from "#gateway/dns/lookup.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { domainOf } from "#gateway/domains/domains/domains/rules.ts";
import { zoneOf } from "./repository.ts";

/** Asks each server of names which version of a zone it answers from. @throws {AppError} NOT_FOUND */
export async function propagation(context: RequestContext, domainId: string) {
  const { fqdn } = await domainOf(context, domainId);
  const { applied } = await zoneOf(context.home.db, domainId);
  return await Promise.all(
    context.config.dnsServers.map(async (server) => {
      const begun = performance.now();
      const serial = await createLookup([server]).serial(fqdn);
      const ms = serial === null ? null : Math.round(performance.now() - begun);
      return { server, serial, isCurrent: serial === applied, ms };
    }),
  );
}
