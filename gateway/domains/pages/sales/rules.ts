import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import {
  saleRows,
  SampleSaleStatus,
  type SampleSaleReceivedText,
  type SampleSaleStatusText,
} from "./repository.ts";

/** What became of the sales that count: those that were not called off. */
export const agreed = [SampleSaleStatus.COMPLETED, SampleSaleStatus.CONFIRMED];

type Stored = (typeof saleRows)[number];
/** A sale, dated by the clock. */
export type SaleRow = Omit<Stored, "day"> & { date: string };

interface Wanted {
  status?: readonly SampleSaleStatusText[] | null | undefined;
  received?: readonly SampleSaleReceivedText[] | null | undefined;
  category?: readonly Stored["product"]["category"][] | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
}

/** The sales that the filter matches, newest first. */
export const sales = (clock: Clock, filter?: Wanted | null): SaleRow[] =>
  saleRows
    .map(({ day, ...row }) => ({ ...row, date: calendarDay(clock, day) }))
    .filter(
      ({ date, product, payment }) =>
        (filter?.status?.includes(payment.status) ?? true) &&
        (filter?.received?.includes(payment.receivedPaymentStatus) ?? true) &&
        (filter?.category?.includes(product.category) ?? true) &&
        date >= (filter?.dateFrom ?? "") &&
        date <= (filter?.dateTo ?? "9999"),
    );
