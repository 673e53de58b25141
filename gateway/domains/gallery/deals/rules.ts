import { z } from "zod";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { badInput, type FieldError } from "#gateway/platform/errors.ts";
import { text } from "#gateway/platform/validate.ts";
import { DealAudience, type DealData, DealKind, DealStatus, dealTable } from "./repository.ts";

const MOST_PERCENT = 90;
const MOST_MINOR = 10_000_000;
const LONGEST_DAYS = 366;

const fields = z.object({
  name: text(1, 120),
  kind: z.enum(DealKind),
  value: z.int().min(0).max(MOST_MINOR),
  code: text(0, 16).regex(/^(?:[A-Z0-9]{3,16})?$/, "write 3 to 16 capitals and digits"),
  audience: z.enum(DealAudience),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  status: z.enum(DealStatus),
});

const missing: FieldError = { code: "REQUIRED", message: "Fill this in before the deal is submitted." };

/** What a deal lacks: nothing in a draft, whose fields are each right in themselves. */
function faultsOf({ kind, value, code, startsOn, endsOn, status }: DealData): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {};
  const most = kind === DealKind.PERCENT ? MOST_PERCENT : MOST_MINOR;
  if (kind !== DealKind.FREE_SHIPPING && (value < 1 || value > most))
    faults["value"] = {
      code: "OUT_OF_RANGE",
      message: `Write a number from 1 to ${most}.`,
      params: { min: 1, max: most },
    };
  if (startsOn !== null && endsOn !== null) {
    const days = (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000;
    if (days < 0) faults["endsOn"] = { code: "WRONG_ORDER", message: "Choose the first day or a later one." };
    if (days > LONGEST_DAYS)
      faults["endsOn"] = { code: "OUT_OF_RANGE", message: "Choose a day within a year of the first one." };
  }
  if (status === DealStatus.DRAFT) return faults;
  if (code === "") faults["code"] = missing;
  if (startsOn === null) faults["startsOn"] = missing;
  if (endsOn === null) faults["endsOn"] = missing;
  return faults;
}

export const deals = defineRecords({
  what: "Deal",
  table: dealTable,
  create: fields.extend({
    startsOn: fields.shape.startsOn.default(null),
    endsOn: fields.shape.endsOn.default(null),
  }),
  change: fields.partial(),
  emptied: ["startsOn", "endsOn"],
  check: (deal) => {
    const faults = faultsOf(deal);
    if (Object.keys(faults).length > 0) throw badInput(faults);
  },
});

export const seedDeals = seedRows(dealTable, () => fields);
