import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { domainSlotsOf } from "#gateway/domains/ledger/goods/rules.ts";
import { spend } from "#gateway/domains/ledger/points/rules.ts";
import { all, bySuffix, type DomainSuffixRow } from "#gateway/domains/domains/suffixes/repository.ts";
import { dueAt } from "./machine.ts";
import { labelOf, type Label } from "./names.ts";
import * as domains from "./repository.ts";
import type { DomainRow } from "./repository.ts";
import { tell } from "./rules.ts";

type OfferState =
  | "AVAILABLE"
  | "NEEDS_REVIEW"
  | "TAKEN"
  | "RESERVED"
  | "GUARDED"
  | "CLOSED"
  | "LENGTH"
  | "LIMIT";

interface Known {
  viewerId: string;
  taken: readonly DomainRow[];
  guarded: readonly DomainRow[];
  /** Whether the viewer has room for one more, by suffix. */
  hasRoom: (suffix: DomainSuffixRow) => boolean;
}

/** The word that has staff look at a name first; a name that could be taken for another one counts as such. */
export const flaggedIn = ({ flagged }: DomainSuffixRow, { shown, isDoubtful }: Label): string | null =>
  flagged.find((word) => word !== "" && shown.includes(word)) ?? (isDoubtful ? shown : null);

function stateOf(
  suffix: DomainSuffixRow,
  label: Label,
  known: Known,
): { state: OfferState; until: string | null } {
  const fqdn = `${label.ascii}.${suffix.suffix}`;
  const taken = known.taken.find((one) => one.fqdn === fqdn);
  const guard = known.guarded.find((one) => one.fqdn === fqdn && one.ownerId !== known.viewerId);
  const of = (state: OfferState, until: string | null = null) => ({ state, until });
  if (taken) return of("TAKEN", taken.expiresAt);
  if (suffix.isEnabled === 0) return of("CLOSED");
  if (label.length < suffix.minLength || label.length > suffix.maxLength) return of("LENGTH");
  if (suffix.reserved.includes(label.shown) || suffix.reserved.includes(label.ascii)) return of("RESERVED");
  if (guard) return of("GUARDED", guard.dueAt);
  if (!known.hasRoom(suffix)) return of("LIMIT");
  return of(flaggedIn(suffix, label) === null ? "AVAILABLE" : "NEEDS_REVIEW");
}

/** How much room somebody has: places that were got for points come to those of each suffix. */
export async function roomOf(db: Db, userId: string): Promise<(suffix: DomainSuffixRow) => boolean> {
  const counts = await domains.countsOf(db, userId);
  const slots = await domainSlotsOf(db, userId);
  const perUser = new Map((await all(db)).map((one) => [one.suffix, one.perUser]));
  const beyond = [...counts].reduce(
    (sum, [suffix, n]) => sum + Math.max(n - (perUser.get(suffix) ?? 0), 0),
    0,
  );
  return (suffix) => (counts.get(suffix.suffix) ?? 0) < suffix.perUser || beyond < slots;
}

async function knownOf(db: Db, viewerId: string, names: readonly string[]): Promise<Known> {
  return {
    viewerId,
    taken: await domains.takenAmong(db, names),
    guarded: await domains.guarded(db, names),
    hasRoom: await roomOf(db, viewerId),
  };
}

/** @throws {AppError} BAD_USER_INPUT at `label`, DOMAIN_MIXED_SCRIPT. */
export async function search(context: RequestContext, given: string) {
  const label = labelOf(given);
  const { db } = context.home;
  const suffixes = await all(db);
  const names = suffixes.map(({ suffix }) => `${label.ascii}.${suffix}`);
  if (names.length === 0) return [];
  const known = await knownOf(db, viewerIdOf(context), names);
  return suffixes.map((one) => ({
    fqdn: `${label.ascii}.${one.suffix}`,
    displayName: `${label.shown}.${one.suffix}`,
    suffix: one.suffix,
    ...stateOf(one, label, known),
    points: one.pointsCost,
    termDays: one.termDays,
  }));
}

const unavailable = (reason: OfferState) =>
  new AppError("DOMAIN_UNAVAILABLE", `This name cannot be had now: ${reason}. Look for another one.`, {
    reason,
    fields: { label: { code: "TAKEN", message: "This name cannot be had now." } },
  });

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND, DOMAIN_MIXED_SCRIPT, DOMAIN_UNAVAILABLE, QUOTA_EXCEEDED, INSUFFICIENT_POINTS. */
export async function register(
  context: RequestContext,
  wanted: { label: string; suffix: string },
): Promise<DomainRow> {
  const label = labelOf(wanted.label);
  const ownerId = viewerIdOf(context);
  try {
    return await inHome(context, async (inside) => {
      const { db } = inside.home;
      const suffix = await bySuffix(db, wanted.suffix);
      if (!suffix) throw notFound("Suffix");
      const fqdn = `${label.ascii}.${suffix.suffix}`;
      const { state } = stateOf(suffix, label, await knownOf(db, ownerId, [fqdn]));
      if (state === "LIMIT")
        throw new AppError(
          "QUOTA_EXCEEDED",
          `You have as many names below ${suffix.suffix} as one person may.`,
          {
            kind: "domains",
            limit: suffix.perUser,
            used: suffix.perUser,
          },
        );
      if (state !== "AVAILABLE" && state !== "NEEDS_REVIEW") throw unavailable(state);
      const isReviewed = state === "NEEDS_REVIEW";
      const id = newId("dom", inside.businessClock);
      const expiresAt = isReviewed ? null : timestamp(inside.businessClock, suffix.termDays * DAY);
      const status = isReviewed ? ("PENDING_REVIEW" as const) : ("ACTIVE" as const);
      const row: DomainRow = {
        id,
        fqdn,
        displayName: `${label.shown}.${suffix.suffix}`,
        suffix: suffix.suffix,
        ownerId,
        status,
        note: "",
        flaggedWord: flaggedIn(suffix, label),
        expiresAt,
        dueAt: dueAt(status, expiresAt, inside.businessClock.now()),
        taken: fqdn,
        nameservers: [],
        lock: 1,
        createdAt: timestamp(inside.businessClock),
      };
      if (suffix.pointsCost > 0)
        await spend(inside, { userId: ownerId, points: suffix.pointsCost, reason: "spend", ref: id });
      await domains.insert(db, row);
      const detail = { domain: fqdn, what: "REGISTER" };
      const sessionId = inside.viewer?.sessionId ?? null;
      await note(inside, { kind: "domainChanged", userId: ownerId, sessionId, target: id, detail });
      tell(inside, row, "CREATED");
      return row;
    });
  } catch (error) {
    if (isTaken(error, "domains_domains")) throw unavailable("TAKEN");
    throw error;
  }
}
