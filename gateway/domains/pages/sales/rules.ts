import { z } from "zod";
import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { conditions, type Wanted } from "./conditions.ts";
import {
  saleList,
  saleTable,
  SampleSaleReceived,
  SampleSaleStatus,
  type SampleSaleRow,
} from "./repository.ts";

/** What became of the sales that count: those that were not called off. */
export const agreed = [SampleSaleStatus.COMPLETED, SampleSaleStatus.CONFIRMED];

export const dateOf = (clock: Clock, { day }: Pick<SampleSaleRow, "day">): string => calendarDay(clock, day);

/** All sales that the filter matches, newest first. */
export async function sales(
  { store, clock }: Pick<RequestContext, "store" | "clock">,
  filter?: Wanted | null,
): Promise<SampleSaleRow[]> {
  const sort = { field: "DATE", order: "DESC" } as const;
  const where = conditions(clock, filter);
  return (await saleList.page(store, { page: 1, itemsPerPage: null, sort, where })).items;
}

const minor = z.int().min(0);
const sample = z
  .object({
    product: z.strictObject({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      brand: z.string(),
      category: z.enum(["Electronics", "Accessories", "Shoes", "Office", "Home Decor", "Games"]),
      priceMinor: minor,
      image: z.string(),
      hasFreeShipping: z.boolean(),
      rating: z.int().min(1).max(5),
      description: z.string(),
    }),
    day: z.int().max(0),
    buyer: z.strictObject({ name: z.string(), avatar: z.string() }),
    payment: z.strictObject({
      totalMinor: minor,
      receivedPaymentStatus: z.enum(SampleSaleReceived),
      paidAmountMinor: minor,
      status: z.enum(SampleSaleStatus),
    }),
  })
  .transform(({ payment: { totalMinor, receivedPaymentStatus, paidAmountMinor, status }, ...row }) => ({
    ...row,
    totalMinor,
    paidMinor: paidAmountMinor,
    received: receivedPaymentStatus,
    status,
  }));
const dated = z.looseObject({ day: z.int() });

/** A sale is added on its day. */
export const seedSales = (store: Store, fixture: Fixture, clock: Clock): Promise<void> =>
  seedRows(saleTable, () => sample)(
    store,
    fixture.map((one) => {
      const row = dated.parse(one);
      return { ...row, createdDay: row.day };
    }),
    clock,
  );
