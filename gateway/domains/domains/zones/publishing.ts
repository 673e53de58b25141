import { z } from "zod";
import { powerDns } from "#gateway/dns/powerDns.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { PUBLISH } from "#gateway/domains/domains/domains/rules.ts";
import { byId } from "#gateway/domains/domains/domains/repository.ts";
import { zoneOf } from "./repository.ts";
import { servedZone } from "./serving.ts";

const about = z.object({ id: z.string() });

/** Our own server reads the store itself; another one is told. */
const publish: JobHandler = async ({ config, home, payload }) => {
  const { powerDnsUrl } = config;
  if (powerDnsUrl === undefined) return;
  const { id } = about.parse(payload);
  const domain = await byId(home.db, id);
  if (!domain) return;
  const driver = powerDns(powerDnsUrl);
  if (domain.taken === null) await driver.withdraw(domain.fqdn);
  else await driver.publish(servedZone(domain, await zoneOf(home.db, id), config));
};

export const jobs = { [PUBLISH]: publish };
