import { z } from "zod";
import { targetOf, type ServedZone, type ZoneEntry } from "./zone.ts";

/** Brings zones to servers that answer for them. */
export interface ZonePublisher {
  /** Has them answer a zone as it is now, whatever they answered before. */
  publish(zone: ServedZone): Promise<void>;
  /** Has them know nothing of a zone. */
  withdraw(apex: string): Promise<void>;
}

const PATIENCE = 10_000;
const known = z.object({ rrsets: z.array(z.object({ name: z.string(), type: z.string() })) });

/** A value as PowerDNS takes it: names are whole and end with a dot. */
function contentOf({ type, value }: ZoneEntry, apex: string): string {
  if (!["CNAME", "NS", "MX", "SRV"].includes(type)) return value;
  const words = value.split(/\s+/);
  const name = words.at(-1) ?? "";
  return [...words.slice(0, -1), name === "." ? name : `${targetOf(name, apex)}.`].join(" ");
}

const wholeName = (name: string, apex: string): string => (name === "@" ? `${apex}.` : `${name}.${apex}.`);

/** The records of a zone, those of a name and a type together. */
function setsOf({ apex, serial, servers, records, delegatedTo }: ServedZone) {
  const sets = new Map<string, { name: string; type: string; ttl: number; contents: string[] }>();
  const add = (name: string, type: string, ttl: number, content: string) => {
    const key = `${name} ${type}`;
    const set = sets.get(key) ?? { name, type, ttl, contents: [] };
    sets.set(key, { ...set, ttl: Math.min(set.ttl, ttl), contents: [...set.contents, content] });
  };
  const top = `${apex}.`;
  add(top, "SOA", 60, `${servers[0] ?? apex}. hostmaster.${top} ${serial} 7200 900 1209600 60`);
  for (const server of delegatedTo ?? servers) add(top, "NS", 3600, `${server}.`);
  if (!delegatedTo)
    for (const one of records) add(wholeName(one.name, apex), one.type, one.ttl, contentOf(one, apex));
  return [...sets.values()];
}

/**
 * Drives the HTTP API of PowerDNS.
 * @param url its address, with the key as the password: `http://:KEY@127.0.0.1:8081`.
 */
export function powerDns(url: string): ZonePublisher {
  const { origin, password } = new URL(url);
  const zones = `${origin}/api/v1/servers/localhost/zones`;
  const ask = async (method: string, address: string, body?: object): Promise<Response> =>
    await fetch(address, {
      method,
      headers: { "x-api-key": decodeURIComponent(password), "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  const demand = async (answer: Response): Promise<void> => {
    if (!answer.ok)
      throw new Error(`PowerDNS answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  };
  return {
    publish: async (zone) => {
      const at = `${zones}/${zone.apex}.`;
      let before = await ask("GET", at);
      if (before.status === 404 || before.status === 422) {
        const made = { name: `${zone.apex}.`, kind: "Native", nameservers: [] };
        await demand(await ask("POST", zones, made));
        before = await ask("GET", at);
      }
      const sets = setsOf(zone);
      const names = new Set(sets.map(({ name, type }) => `${name} ${type}`));
      const gone = known
        .parse(await before.json())
        .rrsets.filter(({ name, type }) => !names.has(`${name} ${type}`))
        .map((one) => ({ ...one, changetype: "DELETE" }));
      const kept = sets.map(({ contents, ...set }) => ({
        ...set,
        changetype: "REPLACE",
        records: contents.map((content) => ({ content, disabled: false })),
      }));
      await demand(await ask("PATCH", at, { rrsets: [...gone, ...kept] }));
    },
    withdraw: async (apex) => {
      const answer = await ask("DELETE", `${zones}/${apex}.`);
      if (answer.status !== 404) await demand(answer);
    },
  };
}
