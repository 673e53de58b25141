import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { DomainRow } from "#gateway/domains/domains/domains/repository.ts";
import { allow, boundIn, domainOf, PUBLISH, tell, whoIs } from "#gateway/domains/domains/domains/rules.ts";
import { compare, sumsOf } from "./changes.ts";
import { checked, demandFit, LIMIT } from "./records.ts";
import * as zones from "./repository.ts";
import type { KeptRecord, KeptZone, ZoneVersionRow } from "./repository.ts";

type Input = Omit<KeptRecord, "id">;

export const seen = (row: KeptZone) => {
  const records = compare(row.served, row.draft);
  const { id, applied, revision } = row;
  return { id, applied, revision, records, ...sumsOf(records), limit: LIMIT };
};

export interface At {
  domainId: string;
  expectedRevision: number;
}

const overtaken = () =>
  new AppError("VERSION_CONFLICT", "The zone changed meanwhile: look at it again, and then do this.");

/** Changes a zone of a domain that the viewer may edit, as they saw it. */
export async function editing(
  context: RequestContext,
  { domainId, expectedRevision }: At,
  work: (row: KeptZone, inside: RequestContext, domain: DomainRow) => KeptZone | Promise<KeptZone>,
) {
  await domainOf(context, domainId);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const domain = await domainOf(inside, domainId);
    const stand = { status: domain.status, bound: await boundIn(db, domain.fqdn) };
    allow(stand, "EDIT", whoIs(inside, domain));
    const row = await zones.zoneOf(db, domainId);
    if (row.revision !== expectedRevision) throw overtaken();
    const kept = await zones.keep(db, await work(row, inside, domain));
    if (!kept) throw overtaken();
    tell(inside, domain);
    return seen(kept);
  });
}

export const staged = (row: KeptZone, draft: KeptRecord[]): KeptZone => {
  demandFit(draft);
  return { ...row, draft };
};

export const placeOf = ({ config }: RequestContext, { fqdn }: DomainRow) => ({
  apex: fqdn,
  own: config.appsAddress,
});

/** @throws {AppError} see the schema. */
export const save = async (
  context: RequestContext,
  { recordId, input, ...at }: At & { recordId?: string | null; input: Input },
) =>
  await editing(context, at, (row, inside, domain) => {
    const record = checked(input, placeOf(inside, domain));
    if (!recordId) return staged(row, [...row.draft, { id: newId("rec", inside.clock), ...record }]);
    if (!row.draft.some(({ id }) => id === recordId)) throw notFound("Record");
    return staged(
      row,
      row.draft.map((one) => (one.id === recordId ? { id: one.id, ...record } : one)),
    );
  });

export const remove = async (
  context: RequestContext,
  { recordIds, ...at }: At & { recordIds: readonly string[] },
) =>
  await editing(context, at, (row) =>
    staged(
      row,
      row.draft.filter(({ id }) => !recordIds.includes(id)),
    ),
  );

/** Takes staged changes back: of these records, or all. */
export const discard = async (
  context: RequestContext,
  { recordIds, ...at }: At & { recordIds?: readonly string[] | null },
) =>
  await editing(context, at, (row) => {
    if (!recordIds) return { ...row, draft: row.served };
    const rest = row.draft.filter(({ id }) => !recordIds.includes(id));
    return staged(row, [...rest, ...row.served.filter(({ id }) => recordIds.includes(id))]);
  });

const comment = text(0, 120);

/** Applies what is staged as one version. */
export const apply = async (context: RequestContext, { comment: given, ...at }: At & { comment: string }) =>
  await editing(context, at, async (row, inside, domain) => {
    const words = validate(comment, given);
    const sums = sumsOf(compare(row.served, row.draft));
    if (sums.added + sums.changed + sums.removed === 0)
      throw new AppError("STEP_REFUSED", "Nothing is staged: change a record first.", { reason: "NOTHING" });
    const { db } = inside.home;
    const number = row.applied + 1;
    const sessionId = inside.viewer?.sessionId ?? null;
    await zones.insertVersion(db, {
      id: newId("zov", inside.clock),
      domainId: domain.id,
      number,
      records: row.draft,
      comment: words,
      authorId: viewerIdOf(inside),
      ...sums,
      createdAt: timestamp(inside.businessClock),
    });
    const detail = { domain: domain.fqdn, what: "ZONE", number: String(number) };
    await note(inside, {
      kind: "domainChanged",
      userId: domain.ownerId,
      sessionId,
      target: domain.id,
      detail,
    });
    await inside.jobs.add(db, PUBLISH, { id: domain.id });
    inside.afterwards(() => inside.jobs.wake());
    return { ...row, served: row.draft, applied: number };
  });

/** @throws {AppError} NOT_FOUND */
export async function versionOf(
  context: RequestContext,
  domainId: string,
  number: number,
): Promise<ZoneVersionRow> {
  const row = await zones.versionOf(context.home.db, domainId, number);
  if (!row) throw notFound("Version");
  return row;
}

export const restore = async (context: RequestContext, { number, ...at }: At & { number: number }) =>
  await editing(context, at, async (row, inside) =>
    staged(row, (await versionOf(inside, at.domainId, number)).records),
  );
