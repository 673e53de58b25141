import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/calendar/events.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { CELLS, type Event, eventCalls, UPDATE } from "./eventCalls.ts";

const DAY = 86_400_000;
const TODAY = Date.parse("2026-11-21T00:00:00.000Z");
const RANGE = `query ($from: DateTime!, $to: DateTime!, $calendars: [String!]) { calendarRange(from: $from, to: $to, calendars: $calendars) { ${CELLS} } }`;

describe.each(storeKinds)("calendar events on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, failure, one } = eventCalls(() => gateway);
  const range = async (from: string, to: string, calendars?: string[]) =>
    (await ask<{ calendarRange: Event[] }>(RANGE, { from, to, calendars })).calendarRange;
  const shiftOf = (at: string, row: (typeof fixture)[number] | undefined) =>
    Math.floor((Date.parse(at) - TODAY) / DAY) - (row?.day ?? 0);

  it("stand around today, as the fixture says", async () => {
    const { items, total } = await list({ size: 100 });
    expect(total).toBe(fixture.length);
    expect(items.map(({ start }, at) => shiftOf(start, fixture[at]))).toEqual(fixture.map(() => 0));
    expect(items.filter(({ start, end }) => end < start)).toEqual([]);
  });

  it("are found by the range that they take place in", async () => {
    const all = (await list({ size: 100 })).items;
    const [from, to] = ["2026-11-25T12:00:00Z", "2026-11-27T12:00:00+02:00"];
    const expected = all.filter(
      ({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from),
    );
    const found = await range(from, to);
    expect(found.map(({ title }) => title)).toContain("Team retreat");
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect((await range(from, to, ["Business"])).every(({ calendar }) => calendar === "Business")).toBe(true);
    expect(await range(from, to, ["business"])).toEqual([]);
    expect(await range(from, to, [])).toEqual([]);
    expect((await range("2026-12-21T00:00:00Z", "2026-12-22T00:00:00Z")).map(({ title }) => title)).toEqual([
      "Winter holidays",
      "Backup drill",
    ]);
    expect(await range("2026-11-21T09:15:00Z", "2026-11-21T09:15:00Z")).toEqual([]);
  });

  it.each([
    ["2026-11-27T00:00:00Z", "2026-11-25T00:00:00Z", "INVALID"],
    ["2026-01-01T00:00:00Z", "2027-11-25T00:00:00Z", "OUT_OF_RANGE"],
  ])("refuse the range from %s to %s", async (from, to, code) => {
    expect((await failure(RANGE, { from, to }))?.extensions.fields?.["to"]?.code).toBe(code);
  });

  it.each(["START", "END", "TITLE", "CALENDAR", "CREATED"])(
    "sort by %s both ways, equal ones oldest first",
    async (field) => {
      const value = (row: Event): string | number =>
        ({
          START: row.start,
          END: row.end,
          TITLE: row.title.normalize("NFKC").toLowerCase(),
          CALENDAR: row.calendar,
          CREATED: Number(row.id),
        })[field] ?? "";
      const base = (await list({ size: 100 })).items;
      for (const [order, way] of [
        ["ASC", 1],
        ["DESC", -1],
      ] as const) {
        const expected = base.toSorted((a, b) =>
          value(a) < value(b) ? -way : value(a) > value(b) ? way : 0,
        );
        expect((await list({ size: 100, sort: { field, order } })).items.map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        );
      }
    },
  );

  it("are filtered by calendar, text, day and length, and counted by calendar", async () => {
    expect((await list({ filter: { q: "anniversaire" } })).items.map(({ title }) => title)).toEqual([
      "Anniversaire de Mamie",
    ]);
    expect((await list({ filter: { q: "外婆" } })).total).toBe(1);
    expect((await list({ filter: { calendars: ["Holiday"], allDay: true } })).total).toBe(3);
    expect(
      (await list({ filter: { startsFrom: "2026-11-21T00:00:00Z", startsTo: "2026-11-21T23:59:59Z" } }))
        .total,
    ).toBe(fixture.filter(({ day }) => day === 0).length);
    const { calendars } = await ask<{ calendars: { value: string; count: number }[] }>(
      "{ calendars { value count } }",
    );
    expect(calendars.map(({ value }) => value)).toEqual(["Business", "ETC", "Family", "Holiday", "Personal"]);
    expect(calendars.reduce((sum, { count }) => sum + count, 0)).toBe(fixture.length);
  });

  it("move on with the days, except those that somebody changed", async () => {
    const before = await one("13");
    await ask(UPDATE, { id: "14", input: { location: "Canteen" } });
    const touched = await one("14");
    gateway.clock.move(3 * DAY);
    expect((await one("13"))?.start).toBe(new Date(Date.parse(before?.start ?? "") + 3 * DAY).toISOString());
    expect(await one("14")).toEqual(touched);
    expect((await range("2026-11-24T00:00:00Z", "2026-11-25T00:00:00Z")).map(({ id }) => id)).toContain("13");
    gateway.clock.move(-3 * DAY);
    expect(await one("13")).toEqual(before);
  });
});
