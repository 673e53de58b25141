import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput, notFound, type FieldError } from "#gateway/platform/errors.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { DomainRow } from "#gateway/domains/domains/domains/repository.ts";
import { allow, boundIn, domainOf, PUBLISH, tell, whoIs } from "#gateway/domains/domains/domains/rules.ts";
import { compare, sumsOf } from "./changes.ts";
import { read, type ReadRecord } from "./file.ts";
import { checked, demandFit, LIMIT } from "./records.ts";
import * as zones from "./repository.ts";
import type { KeptRecord, KeptZone, ZoneVersionRow } from "./repository.ts";

type Input = Omit<KeptRecord, "id">;

export const seen = (row: KeptZone) => {
  const records = compare(row.served, row.draft);
  const { id, applied, revision } = row;
  return { id, applied, revision, records, ...sumsOf(records), limit: LIMIT };
};

interface At {
  domainId: string;
  expectedRevision: number;
}

const overtaken = () =>
  new AppError("VERSION_CONFLICT", "The zone changed meanwhile: look at it again, and then do this.");

/** Changes a zone of a domain that the viewer may edit, as they saw it. */
async function editing(
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

const staged = (row: KeptZone, draft: KeptRecord[]): KeptZone => {
  demandFit(draft);
  return { ...row, draft };
};

const placeOf = ({ config }: RequestContext, { fqdn }: DomainRow) => ({
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

/** The records of a file. @throws {AppError} with an error at `line.N` for each line that is refused: BAD_USER_INPUT, DNS_PRIVATE_ADDRESS where that is all. */
function checkedLines(asked: readonly ReadRecord[], place: ReturnType<typeof placeOf>): Input[] {
  const fields: Record<string, FieldError> = {};
  let isPrivate = true;
  const records = asked.flatMap(({ line, ...record }) => {
    try {
      return [checked(record, place)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      isPrivate &&= error.code === "DNS_PRIVATE_ADDRESS";
      fields[`line.${line}`] = { code: "INVALID", message: error.message, params: { line } };
      return [];
    }
  });
  if (Object.keys(fields).length === 0) return records;
  if (!isPrivate) throw badInput(fields);
  throw new AppError("DNS_PRIVATE_ADDRESS", "Addresses in it are of private networks.", { fields });
}

/** Stages the records of a zone file; those that there are already keep what they are. */
export const bringIn = async (
  context: RequestContext,
  { text: file, mode, ...at }: At & { text: string; mode: "MERGE" | "REPLACE" },
) =>
  await editing(context, at, (row, inside, domain) => {
    const place = placeOf(inside, domain);
    const asked = read(file, domain.fqdn);
    if (asked.length > LIMIT) demandFit(asked.map((one, index) => ({ ...one, id: String(index) })));
    const known = new Map(row.draft.map((one) => [`${one.type} ${one.name} ${one.value}`, one]));
    const records = new Map<string, KeptRecord>();
    for (const one of checkedLines(asked, place)) {
      const key = `${one.type} ${one.name} ${one.value}`;
      records.set(key, { id: known.get(key)?.id ?? newId("rec", inside.clock), ...one });
    }
    const kept =
      mode === "MERGE" ? row.draft.filter((one) => !records.has(`${one.type} ${one.name} ${one.value}`)) : [];
    return staged(row, [...kept, ...records.values()]);
  });
