import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { guardedBy, within as boundWithin } from "#gateway/domains/hosting/bindings/rules.ts";
import { all as allSuffixes } from "#gateway/domains/domains/suffixes/repository.ts";
import { allow, dueAt, type Actor, type DomainActionText } from "./machine.ts";
import * as domains from "./repository.ts";
import type { DomainRow } from "./repository.ts";

export { allow, dueAt } from "./machine.ts";

/** A name in a free domain is bound by whoever has the domain; one below a suffix that nobody has, by nobody. */
guardedBy(async (db, host, ownerId) => {
  const suffix = (await allSuffixes(db)).find(
    (one) => host === one.suffix || host.endsWith(`.${one.suffix}`),
  );
  if (!suffix) return true;
  const label =
    host
      .slice(0, -suffix.suffix.length - 1)
      .split(".")
      .at(-1) ?? "";
  return (await domains.byName(db, `${label}.${suffix.suffix}`))?.ownerId === ownerId;
});

/** The live topic of one person's domains, and of what the servers of names answer. */
export const topicOf = (userId: string): string => `domains_domains:${userId}`;
export const SERVED = "domains_served";
/** The job that brings a zone to the servers that answer for it. */
export const PUBLISH = "domains/zonePublish";

/** Whether the viewer looks at names with flagged words. */
export const isReviewer = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "WorkOrderStaff") ?? false;
export const isAdmin = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "all") ?? false;

/** As what the viewer stands before a domain. */
export const whoIs = (context: RequestContext, { ownerId }: Pick<DomainRow, "ownerId">): Actor[] => [
  ...(ownerId === viewerIdOf(context) ? (["OWNER"] as const) : []),
  ...(isReviewer(context) ? (["REVIEWER"] as const) : []),
  ...(isAdmin(context) ? (["ADMIN"] as const) : []),
];

/** A domain that the viewer sees; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<DomainRow | null> {
  const row = await domains.byId(context.home.db, id);
  return row && whoIs(context, row).length > 0 ? row : null;
}

/** @throws {AppError} NOT_FOUND */
export async function domainOf(context: RequestContext, id: string): Promise<DomainRow> {
  const row = await find(context, id);
  if (!row) throw notFound("Domain");
  return row;
}

/** How many host names in a domain are bound to apps. */
export const boundIn = async (db: Db, fqdn: string): Promise<number> =>
  (await boundWithin(db, [fqdn])).length;

/** What changing a domain needs of where it happens. */
export interface Changing extends Pick<RequestContext, "homeLive" | "jobs"> {
  home: Store;
  businessClock: Clock;
  afterwards(work: () => void): void;
}

/** Says that a domain, or its zone, changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Changing, "homeLive" | "afterwards">,
  { id, ownerId }: Pick<DomainRow, "id" | "ownerId">,
  kind: "CREATED" | "UPDATED" | "DELETED" = "UPDATED",
): void =>
  afterwards(() => {
    homeLive.publish(topicOf(ownerId), { kind, id });
    homeLive.publish(SERVED, { kind, id });
  });

type Changes = Partial<Omit<DomainRow, "id" | "lock" | "status" | "dueAt">>;

/**
 * Takes one step with a domain as it was read, with what changes by it.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED; VERSION_CONFLICT where somebody was faster.
 */
export async function step(
  within: Changing,
  row: DomainRow,
  action: DomainActionText,
  who: readonly Actor[],
  changes: Changes = {},
): Promise<DomainRow> {
  const status = allow({ status: row.status, bound: await boundIn(within.home.db, row.fqdn) }, action, who);
  const isOver = status === "RELEASED" || status === "REJECTED";
  const changed = await domains.update(within.home.db, row, {
    ...changes,
    status,
    dueAt: dueAt(status, changes.expiresAt ?? row.expiresAt, within.businessClock.now()),
    ...(isOver && { taken: null }),
  });
  if (!changed) throw new AppError("VERSION_CONFLICT", "Domain: it changed meanwhile. Look at it again.");
  await within.jobs.add(within.home.db, PUBLISH, { id: changed.id });
  within.afterwards(() => within.jobs.wake());
  tell(within, changed, isOver ? "DELETED" : "UPDATED");
  if (changed.ownerId !== row.ownerId) tell(within, row, "DELETED");
  return changed;
}

/** Does something with a domain that the viewer sees, in one transaction that its record tells of. */
export async function changing<T>(
  context: RequestContext,
  id: string,
  what: string,
  work: (inside: RequestContext, row: DomainRow, who: Actor[]) => Promise<T>,
): Promise<T> {
  await domainOf(context, id);
  return await inHome(context, async (inside) => {
    const row = await domainOf(inside, id);
    const answer = await work(inside, row, whoIs(inside, row));
    const actor = viewerIdOf(inside);
    await note(inside, {
      kind: "domainChanged",
      userId: row.ownerId,
      sessionId: inside.viewer?.sessionId ?? null,
      target: id,
      detail: { domain: row.fqdn, what, ...(actor !== row.ownerId && { actor }) },
    });
    return answer;
  });
}
