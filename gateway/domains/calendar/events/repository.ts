import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { DAY, type Clock } from "#gateway/platform/clock.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { jsonType, type Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { seriesSpan } from "./recurrence.ts";
import { createSampleDayIndex, keepCurrent, type SampleDay } from "#gateway/platform/store/sampleDays.ts";

/** What of an instance differs from its series. */
export type EventOverride = Partial<
  Pick<
    CalendarEventData,
    "title" | "startsAt" | "endsAt" | "allDay" | "calendar" | "url" | "location" | "description" | "guests"
  >
>;

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
  /** The rule of RFC 5545, empty where it takes place once. */
  recurrence: string;
  timeZone: string;
  /** What differs from the rule, by the start that the rule says; null where that instance is gone. */
  exceptions: Record<string, EventOverride | null> | null;
  /** Minutes before its start. */
  reminders: number[] | null;
  /** Who is told, and when next. */
  remindFor: string | null;
  remindAt: string | null;
  /** The properties as a REST client sent them, its own ones among them; null where none were sent. */
  extendedProps: Record<string, unknown> | null;
}

export interface CalendarEventRow extends CalendarEventData, Stamps {
  /** Whether it takes longer than a week: those few are looked for beside the others. */
  isLong: boolean;
  /** Between which instants a repeated one can take place; empty for others. */
  seriesFrom: string;
  seriesTo: string;
  titleKey: string;
  search: string;
  /** The start that the rule says, where this is an instance and no row of the table. */
  originalStart?: string;
}

const table = "calendar_events";
const SHORT = 7 * DAY;
const MAX_SERIES = 2_000;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    calendar_events: Stored<Omit<CalendarEventRow, "originalStart">>;
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
  "0302_calendar_recurrence": async (db, dialect) => {
    for (const name of ["recurrence", "seriesFrom", "seriesTo"])
      await db.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    await db.schema
      .alterTable(table)
      .addColumn("timeZone", "text", (column) => column.notNull().defaultTo("UTC"))
      .execute();
    for (const name of ["exceptions", "reminders"])
      await db.schema.alterTable(table).addColumn(name, jsonType(dialect)).execute();
    for (const name of ["remindFor", "remindAt"])
      await db.schema.alterTable(table).addColumn(name, "text").execute();
    for (const name of ["seriesTo", "remindAt"])
      await db.schema.createIndex(`${table}_${name}`).on(table).column(name).execute();
  },
};

export const events = defineRows<CalendarEventData, CalendarEventRow>({
  name: table,
  derive: (data) => ({
    titleKey: foldForSearch(data.title),
    search: searchText(data.title, data.location, data.description),
    isLong: Date.parse(data.endsAt) - Date.parse(data.startsAt) > SHORT,
    ...seriesSpan(data),
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

/** The events that take place once, within the range, at most so many; one without length counts where it stands. */
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
    .where("recurrence", "=", "")
    .where("startsAt", "<", to)
    .where((where) => where.or([where("endsAt", ">", from), where("startsAt", "=", from)]));
  const chosen = (calendars ? overlapping.where("calendar", "in", [...calendars]) : overlapping)
    .orderBy("startsAt")
    .orderBy("id")
    .limit(limit);
  const earliest = new Date(Date.parse(from) - SHORT).toISOString();
  const short = await chosen.where("isLong", "=", false).where("startsAt", ">=", earliest).execute();
  const long = await chosen.where("isLong", "=", true).execute();
  return [...short, ...long];
}

/** The events that repeat and may take place within the range. */
export const seriesWithin = async (
  { db }: Store,
  from: string,
  to: string,
  calendars: readonly string[] | null,
): Promise<CalendarEventRow[]> => {
  const found = db
    .selectFrom(table)
    .selectAll()
    .where("seriesTo", ">", from)
    .where((where) => where.or([where("startsAt", "<", to), where("seriesFrom", "<", to)]));
  return await (calendars && calendars.length > 0 ? found.where("calendar", "in", [...calendars]) : found)
    .limit(MAX_SERIES)
    .execute();
};

/** The events whose reminder is due by an instant, at most so many at once. */
export const dueBy = (db: Db, now: string): Promise<CalendarEventRow[]> =>
  db.selectFrom(table).selectAll().where("remindAt", "<=", now).orderBy("remindAt").limit(100).execute();

/** When the next reminder is due; null where none is. */
export const nextDue = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select((row) => row.fn.min("remindAt").as("next"))
      .executeTakeFirst()
  )?.next ?? null;
