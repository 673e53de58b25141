import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:https";
import { createSecureContext, type SecureContext } from "node:tls";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { displayed } from "./hosts.ts";
import type { BindingRow } from "./repository.ts";
import * as kept from "./certificateRepository.ts";

/** How long before its end a certificate is renewed at the latest, and how soon one that did not come is asked for again. */
const EARLY = 30 * DAY;
const AGAIN = DAY;
/** How long an authority has to answer, in milliseconds. */
const PATIENCE = 10_000;

type Around = Pick<Services, "config" | "sealer" | "businessClock" | "clock" | "live" | "jobs"> & {
  home: Store;
};

/** Says at once that an authority does not answer: its client tries for long, and then does not tell why. */
const reach = async (url: string, agent: Agent | undefined) =>
  await new Promise<void>((resolve, reject) => {
    const asked = get(url, { ...(agent && { agent }), timeout: PATIENCE }, (answer) => {
      answer.resume();
      resolve();
    });
    asked.on("timeout", () => asked.destroy(new Error("The authority does not answer.")));
    asked.on("error", reject);
  });

const challengeId = (token: string): string => `challenge:${token}`;

/** Asks the authority for a certificate of a name; the answer to its question at the name is the ingress's to give. */
async function order({ config, sealer, home: { db } }: Around, url: string, host: string) {
  const { Client, axios, crypto } = await import("acme-client");
  const agent = config.acmeCa === undefined ? undefined : new Agent({ ca: readFileSync(config.acmeCa) });
  if (agent) axios.defaults.httpsAgent = agent;
  await reach(url, agent);
  const known = await kept.acmeValue(db, `account:${url}`);
  const accountKey = known === null ? (await crypto.createPrivateEcdsaKey()).toString() : sealer.open(known);
  if (known === null) await kept.keepAcme(db, `account:${url}`, sealer.seal(accountKey));
  const accountUrl = await kept.acmeValue(db, `accountUrl:${url}`);
  const client = new Client({ directoryUrl: url, accountKey, ...(accountUrl !== null && { accountUrl }) });
  if (accountUrl === null) {
    await client.createAccount({ termsOfServiceAgreed: true });
    await kept.keepAcme(db, `accountUrl:${url}`, client.getAccountUrl());
  }
  const [key, csr] = await crypto.createCsr({ commonName: host, altNames: [host] });
  const chain = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ["http-01"],
    skipChallengeVerification: true,
    challengeCreateFn: async (_, { token }, answer) => await kept.keepAcme(db, challengeId(token), answer),
    challengeRemoveFn: async (_, { token }) => await kept.forgetAcme(db, challengeId(token)),
  });
  return { key: key.toString(), chain };
}

/** Sees to it that a name which leads here has a certificate that is not about to end. */
export async function certify(
  around: Around,
  { id: bindingId, host }: BindingRow,
  ownerId: string,
): Promise<void> {
  const { config, sealer, businessClock, home } = around;
  const url = config.acmeUrl;
  const before = await kept.ofBinding(home.db, bindingId);
  if (url === undefined || (before && before.renewAt > timestamp(businessClock))) return;
  try {
    const { key, chain } = await order(around, url, host);
    const { validFrom, validTo } = new X509Certificate(chain);
    const end = Date.parse(validTo);
    const third = (end - Date.parse(validFrom)) / 3;
    await kept.keepCertificate(home.db, {
      bindingId,
      host,
      chain,
      sealedKey: sealer.seal(key),
      notAfter: new Date(end).toISOString(),
      renewAt: new Date(end - Math.min(EARLY, third)).toISOString(),
      failure: null,
    });
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    await kept.keepCertificate(home.db, {
      bindingId,
      host,
      renewAt: timestamp(businessClock, AGAIN),
      failure,
    });
    await tell({ ...around, homeLive: around.live }, ownerId, {
      kind: "deployment",
      tone: "bad",
      message: "certificateFailed",
      params: { host: displayed(host), failure },
    });
  }
}

const loadCertificate = defineLoader<string, Omit<kept.KeptCertificate, "sealedKey" | "host">>(
  async ({ home }, ids) => new Map((await kept.ofBindings(home.db, ids)).map((row) => [row.bindingId, row])),
);

/** The first of these parts of a distinguished name that it has. */
const partOf = (name: string, ...parts: readonly string[]): string | null =>
  parts.flatMap((part) => new RegExp(`^${part}=(.+)$`, "m").exec(name)?.[1] ?? [])[0] ?? null;

/** How a certificate stands that holds until then; null where none came. */
function standOf(notAfter: string | null, now: number): "VALID" | "EXPIRING" | "EXPIRED" | "FAILED" {
  if (notAfter === null) return "FAILED";
  const left = Date.parse(notAfter) - now;
  if (left <= 0) return "EXPIRED";
  return left <= EARLY ? "EXPIRING" : "VALID";
}

/** What is told of a name's certificate; null where none was asked for. */
export async function certificateOf(context: RequestContext, { id }: Pick<BindingRow, "id">) {
  const row = await loadCertificate(context, id);
  if (!row) return null;
  const issuer = row.chain === null ? null : partOf(new X509Certificate(row.chain).issuer, "O", "CN");
  return { ...row, issuer, status: standOf(row.notAfter, context.businessClock.now()) };
}

/** What the ingress answers to an authority that asks at a name; null where nothing was asked for. */
export const challengeAnswer = async ({ db }: Store, token: string): Promise<string | null> =>
  /^[\w-]{1,200}$/.test(token) ? await kept.acmeValue(db, challengeId(token)) : null;

/** Opens the certificate of a name for those who come by TLS; null where it has none. */
export function secureContexts({ sealer }: Pick<Services, "sealer">, { db }: Store) {
  const open = new Map<string, { chain: string; context: SecureContext }>();
  return async (host: string): Promise<SecureContext | null> => {
    const found = await kept.ofHost(db, host);
    if (!found || found.chain === null || found.sealedKey === null) return null;
    const before = open.get(host);
    if (before?.chain === found.chain) return before.context;
    const context = createSecureContext({ key: sealer.open(found.sealedKey), cert: found.chain });
    if (open.size > 5_000) open.clear();
    open.set(host, { chain: found.chain, context });
    return context;
  };
}
