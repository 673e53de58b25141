import { targetOf, type ServedZone } from "#gateway/dns/zone.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { all } from "#gateway/domains/domains/suffixes/repository.ts";
import { byName, type DomainRow } from "#gateway/domains/domains/domains/repository.ts";
import { zoneOf, type KeptZone } from "./repository.ts";

/** The servers that answer for a suffix. */
export const serversOf = (suffix: string): string[] => [`ns1.${suffix}`, `ns2.${suffix}`];

type Place = Pick<Config, "appsAddress" | "appsDomain">;

const addressType = (address: string): "A" | "AAAA" => (address.includes(":") ? "AAAA" : "A");
const leading = (names: readonly string[], { appsAddress }: Place) =>
  names.map((name) => ({ type: addressType(appsAddress), name, value: appsAddress, ttl: 60 }));

/** A domain's zone as it is answered now: what is over leads to a page that says so; what is held has nothing in it. */
export function servedZone(domain: DomainRow, zone: KeptZone, place: Place): ServedZone {
  const { fqdn: apex, suffix, status, nameservers } = domain;
  const base = { apex, serial: zone.applied, servers: serversOf(suffix) };
  if (status === "EXPIRED") return { ...base, records: leading(["@", "*"], place) };
  if (status !== "ACTIVE" && status !== "EXPIRING") return { ...base, records: [] };
  const records = zone.served.filter(({ isEnabled }) => isEnabled);
  return { ...base, records, ...(nameservers.length > 0 && { delegatedTo: nameservers }) };
}

/** The zone that a name is in: that of a domain, of a suffix itself, or of the apps' own names. */
export async function zoneAt(db: Db, name: string, place: Place): Promise<ServedZone | null> {
  const { appsDomain } = place;
  if (name === appsDomain || name.endsWith(`.${appsDomain}`))
    return {
      apex: appsDomain,
      serial: 1,
      servers: [`ns1.${appsDomain}`],
      records: leading(["@", "*"], place),
    };
  const suffix = (await all(db)).find(
    (one) => name === one.suffix || name.endsWith(`.${one.suffix}`),
  )?.suffix;
  if (suffix === undefined) return null;
  const label =
    name === suffix
      ? ""
      : (name
          .slice(0, -suffix.length - 1)
          .split(".")
          .at(-1) ?? "");
  const domain = label === "" ? undefined : await byName(db, `${label}.${suffix}`);
  if (domain) return servedZone(domain, await zoneOf(db, domain.id), place);
  return { apex: suffix, serial: 1, servers: serversOf(suffix), records: leading(["ns1", "ns2"], place) };
}

/** The names that a zone's names stand for within the apps' own. */
export const leadsTo = (zone: ServedZone, host: string): string[] =>
  zone.records
    .filter(
      ({ type, name }) => type === "CNAME" && (name === "@" ? zone.apex : `${name}.${zone.apex}`) === host,
    )
    .map(({ value }) => targetOf(value, zone.apex));
