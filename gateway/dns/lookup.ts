import { Resolver } from "node:dns/promises";

/** Asks servers of names; where none answers, it throws. */
export interface Lookup {
  /** The names that a name stands for; empty for none. */
  aliases(host: string): Promise<string[]>;
  /** The addresses of a name, its aliases followed; empty for none. */
  addresses(host: string): Promise<string[]>;
  /** The number of the version that a zone is answered from; null where it is not. */
  serial(apex: string): Promise<number | null>;
}

const absent = new Set(["ENOTFOUND", "ENODATA", "EREFUSED"]);

/** What is not there is nothing; that nobody answers is a failure. */
function nothing(error: unknown): string[] {
  if (error instanceof Error && "code" in error && absent.has(String(error.code))) return [];
  throw error;
}

/**
 * Asks names.
 * @param servers whom, with ports; the system's own where none is given.
 */
export function createLookup(servers: readonly string[] = []): Lookup {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  return {
    aliases: async (host) => await resolver.resolveCname(host).catch(nothing),
    addresses: async (host) => [
      ...(await resolver.resolve4(host).catch(nothing)),
      ...(await resolver.resolve6(host).catch(nothing)),
    ],
    serial: async (apex) =>
      await resolver.resolveSoa(apex).then(
        ({ serial }) => serial,
        () => null,
      ),
  };
}
