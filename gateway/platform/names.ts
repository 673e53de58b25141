import { isIP } from "node:net";
import { z } from "zod";

/** The environment's variables about names and who answers for them. */
export const nameVariables = {
  APPS_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  DNS_PORT: z.coerce.number().int().min(0).max(65_535).default(4053),
  DNS_SERVERS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  POWERDNS_URL: z.url({ protocol: /^https?$/ }).optional(),
  APPS_TLS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  ACME_URL: z.url({ protocol: /^https$/ }).optional(),
  ACME_CA: z.string().optional(),
};

/** What each of them may be. */
export const nameWords: Record<keyof typeof nameVariables, string> = {
  APPS_ADDRESS: "the address that the names of apps lead to, for example 203.0.113.24",
  DNS_PORT: "a whole number from 0 (none) to 65535",
  DNS_SERVERS: "addresses with ports joined by commas, for example 127.0.0.1:4053",
  POWERDNS_URL: "the http(s) address of PowerDNS's API with its key, http://:KEY@HOST:PORT",
  APPS_TLS_PORT: "a whole number from 0 (none) to 65535",
  ACME_URL: "the https address of an authority's ACME directory",
  ACME_CA: "the path of a file with certificates that the authority is trusted by",
};

interface Given {
  HOST: string;
  APPS_ADDRESS?: string | undefined;
  DNS_PORT: number;
  DNS_SERVERS: string[];
  POWERDNS_URL?: string | undefined;
  APPS_TLS_PORT: number;
  ACME_URL?: string | undefined;
  ACME_CA?: string | undefined;
}

/** The settings of names. */
export function readNames({ HOST, APPS_ADDRESS, DNS_PORT, DNS_SERVERS, POWERDNS_URL, ...tls }: Given) {
  const listening = isIP(HOST) === 0 || HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  const own = `${isIP(listening) === 6 ? `[${listening}]` : listening}:${DNS_PORT}`;
  return {
    /** The address that names lead to which are bound to apps. */
    appsAddress: APPS_ADDRESS ?? listening,
    /** The port at which zones are answered for, on UDP and TCP; 0 for none. */
    dnsPort: DNS_PORT,
    /** Which servers are asked of what is applied, and first where names lead; our own without any, none where that is off. */
    dnsServers: DNS_SERVERS.length > 0 ? DNS_SERVERS : DNS_PORT === 0 ? [] : [own],
    /** The PowerDNS that zones are brought to; our own server reads them itself. */
    powerDnsUrl: POWERDNS_URL,
    /** The port at which names with certificates are answered by TLS; 0 for none. */
    appsTlsPort: tls.APPS_TLS_PORT,
    /** The authority that is asked for certificates, and what it is trusted by beside the usual. */
    acmeUrl: tls.ACME_URL,
    acmeCa: tls.ACME_CA,
  };
}
