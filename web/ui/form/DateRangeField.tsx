import type { DateFieldProps } from "./DateField.tsx";
import { lazyField } from "./lazyField.tsx";

/** Two days. */
export interface DateRangeFieldProps extends DateFieldProps {
  /** The stretches that one button sets; all of them by default. */
  presets?: readonly DatePreset[];
}

/** A stretch up to today: the last days, this month, the month before, this year. */
export type DatePreset = "last7" | "last30" | "thisMonth" | "lastMonth" | "thisYear";

/** A field for a first and a last day. The form holds `{ from, to }`, each a day or null. */
export const DateRangeField = lazyField<DateRangeFieldProps>(async () => (await import("./DateRangeInput.tsx")).DateRangeInput, 72);
