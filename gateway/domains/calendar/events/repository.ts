import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { DAY, type Clock } from "#gateway/platform/clock.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { jsonType, type Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { createSampleDayIndex, keepCurrent, type SampleDay } from "#gateway/platform/store/sampleDays.ts";

export interface CalendarEventData extends SampleDay {
  title: string;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  calendar: string;
  url: string;
  location: string;
  description: string;
  guests: string[];
  /** The properties as a REST client sent them, its own ones among them; null where none were sent. */
  extendedProps: Record<string, unknown> | null;
}

export interface CalendarEventRow extends CalendarEventData, Stamps {
  /** Whether it takes longer than a week: those few are looked for beside the others. */
  isLong: boolean;
  titleKey: string;
  search: string;
}

const table = "calendar_events";
const SHORT = 7 * DAY;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    calendar_events: Stored<CalendarEventRow>;
  }
}

const sorts = {
  START: "startsAt",
  END: "endsAt",
  TITLE: "titleKey",
  CALENDAR: "calendar",
  CREATED: "id",
} as const;

export const migrations: Record<string, Step> = {
  "0300_calendar_events": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      table,
      {
        title: "text",
        startsAt: "text",
        endsAt: "text",
        allDay: "boolean",
        calendar: "text",
        url: "text",
        location: "text",
        description: "text",
        guests: "json",
        sampleDay: "integer or null",
        titleKey: "text",
        isLong: "boolean",
      },
      {
        sorts: ["startsAt", "endsAt", "titleKey", "calendar"],
        facets: ["calendar", "allDay"],
        ties: "oldest",
      },
    );
    await db.schema.createIndex(`${table}_long`).on(table).columns(["isLong", "startsAt"]).execute();
    await createSampleDayIndex(db, table);
  },
  "0301_calendar_extended_props": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("extendedProps", jsonType(dialect)).execute();
  },
};

export const events = defineRows<CalendarEventData, CalendarEventRow>({
  name: table,
  derive: ({ title, location, description, startsAt, endsAt }) => ({
    titleKey: foldForSearch(title),
    search: searchText(title, location, description),
    isLong: Date.parse(endsAt) - Date.parse(startsAt) > SHORT,
  }),
});

export const eventList = defineList(events, {
  sorts,
  facets: ["calendar", "allDay"],
  ties: "oldest",
});

/** Moves untouched sample events to today. */
export const current = async ({ store, clock }: { store: Store; clock: Clock }): Promise<void> =>
  await keepCurrent(store, clock, table, ["startsAt", "endsAt"]);

/** The events that take place within the range, earliest first, at most so many; one without length counts where it stands. */
export async function within(
  { db }: Store,
  from: string,
  to: string,
  calendars: readonly string[] | null,
  limit: number,
): Promise<CalendarEventRow[]> {
  if (calendars?.length === 0) return [];
  const overlapping = db
    .selectFrom(table)
    .selectAll()
    .where("startsAt", "<", to)
    .where((where) => where.or([where("endsAt", ">", from), where("startsAt", "=", from)]));
  const chosen = (calendars ? overlapping.where("calendar", "in", [...calendars]) : overlapping)
    .orderBy("startsAt")
    .orderBy("id")
    .limit(limit);
  const earliest = new Date(Date.parse(from) - SHORT).toISOString();
  const short = await chosen.where("isLong", "=", false).where("startsAt", ">=", earliest).execute();
  const long = await chosen.where("isLong", "=", true).execute();
  const order = (a: CalendarEventRow, b: CalendarEventRow) =>
    a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id - b.id;
  return [...short, ...long].toSorted(order).slice(0, limit);
}
