import type { DayRange } from "#web/lib/list/listFilters.ts";
import type { BoundFilter } from "#web/lib/list/listFilters.ts";
import { writeDay } from "#web/ui/form/dates/dayText.ts";
import { type DaysField, fieldBase } from "./parts/filterFields.ts";

/** A filter with a stretch of days. */
export function daysField(id: string, label: string, filter: BoundFilter<DayRange>): DaysField {
  return {
    ...fieldBase(id, label, filter),
    kind: "days",
    value: filter.value ?? {},
    write: writeDay,
    set: filter.set,
  };
}
