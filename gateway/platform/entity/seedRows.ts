import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { RowTable, Stamps } from "#gateway/platform/store/rowTable.ts";

/** The instant so many days (and minutes) from the start of today. */
export type SampleTime = (day: number, minute?: number) => string;

const numbered = z.object({ id: z.int().min(1), createdDay: z.int().max(0) });

/**
 * The `fill` of an entity: writes the rows of its fixture, each with its `id` and with `createdDay`, the days from today
 * to the day it was added on.
 * @param sample reads the other columns of a row; given the way to tell times, for rows that have some.
 */
export const seedRows =
  <Data extends object, Row extends Data & Stamps>(
    table: RowTable<Data, Row>,
    sample: (at: SampleTime) => z.ZodType<Data>,
  ) =>
  async (store: Store, fixture: Fixture, clock: Clock): Promise<void> => {
    const at: SampleTime = (day, minute = 0) => timestamp(clock, day * DAY + minute * MINUTE);
    const schema = sample(at);
    await table.insertNumbered(
      store,
      fixture.map((one) => {
        const { id, createdDay } = numbered.parse(one);
        return { ...schema.parse(one), id, createdAt: at(createdDay), updatedAt: at(createdDay) };
      }),
    );
  };
