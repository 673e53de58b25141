import { AppError, badInput, type FieldError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { read, type ReadRecord } from "./file.ts";
import { checked, clashesIn, demandFit, LIMIT } from "./records.ts";
import type { KeptRecord } from "./repository.ts";
import { type At, editing, placeOf, staged } from "./rules.ts";

const keyOf = ({ type, name, value }: Omit<KeptRecord, "id">): string => `${type} ${name} ${value}`;

/** The records of a file. @throws {AppError} with an error at `line.N` for each line that is refused: BAD_USER_INPUT, DNS_PRIVATE_ADDRESS where that is all. */
function checkedLines(asked: readonly ReadRecord[], place: ReturnType<typeof placeOf>): ReadRecord[] {
  const fields: Record<string, FieldError> = {};
  let isPrivate = true;
  const records = asked.flatMap(({ line, ...record }) => {
    try {
      return [{ ...checked(record, place), line }];
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

/** @throws {AppError} DNS_RECORD_CONFLICT with an error at `line.N` for each line that cannot stand beside the others. */
function demandLinesFit(records: readonly KeptRecord[], lines: ReadonlyMap<string, number>): void {
  const found = clashesIn(records).flatMap(({ record, ...why }) => {
    const line = lines.get(record.id);
    return line === undefined ? [] : [{ ...why, line }];
  });
  const [first] = found;
  if (!first) return;
  throw new AppError("DNS_RECORD_CONFLICT", first.message, {
    reason: first.reason,
    fields: Object.fromEntries(
      found.map(({ line, message }): [string, FieldError] => [
        `line.${line}`,
        { code: "TAKEN", message, params: { line } },
      ]),
    ),
  });
}

/** Stages the records of a zone file; those that there are already keep what they are. */
export const bringIn = async (
  context: RequestContext,
  { text: file, mode, ...at }: At & { text: string; mode: "MERGE" | "REPLACE" },
) =>
  await editing(context, at, (row, inside, domain) => {
    const asked = read(file, domain.fqdn);
    if (asked.length > LIMIT) demandFit(asked.map((one, index) => ({ ...one, id: String(index) })));
    const known = new Map(row.draft.map((one) => [keyOf(one), one.id]));
    const records = new Map<string, KeptRecord>();
    const lines = new Map<string, number>();
    for (const { line, ...one } of checkedLines(asked, placeOf(inside, domain))) {
      const id = records.get(keyOf(one))?.id ?? known.get(keyOf(one)) ?? newId("rec", inside.clock);
      records.set(keyOf(one), { id, ...one });
      lines.set(id, line);
    }
    const kept = mode === "MERGE" ? row.draft.filter((one) => !records.has(keyOf(one))) : [];
    const all = [...kept, ...records.values()];
    demandLinesFit(all, lines);
    return staged(row, all);
  });
