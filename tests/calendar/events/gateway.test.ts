import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/calendar/events.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";

const DAY = 86_400_000;
const TODAY = Date.parse("2026-11-21T00:00:00.000Z");
interface Event { id: string; title: string; start: string; end: string; allDay: boolean; calendar: string; guests: string[]; version: number }
const CELLS = "id title start end allDay calendar url location description guests version";
const LIST = `query ($page: Int! = 1, $size: Int! = 10, $sort: CalendarEventSort, $filter: CalendarEventFilter) {
  calendarEvents(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total page itemsPerPage items { ${CELLS} } } }`;
const RANGE = `query ($from: DateTime!, $to: DateTime!, $calendars: [String!]) { calendarRange(from: $from, to: $to, calendars: $calendars) { ${CELLS} } }`;
const CREATE = `mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { ${CELLS} } }`;
const UPDATE = `mutation ($id: ID!, $input: CalendarEventUpdateInput!, $expected: Int) { calendarEventUpdate(id: $id, input: $input, expectedVersion: $expected) { ${CELLS} } }`;
const DELETE = "mutation ($id: ID!) { calendarEventDelete(id: $id) { ids undoToken } }";

describe.each(storeKinds)("calendar events on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (variables: object = {}) => (await ask<{ calendarEvents: { total: number; items: Event[] } }>(LIST, variables)).calendarEvents;
  const range = async (from: string, to: string, calendars?: string[]) => (await ask<{ calendarRange: Event[] }>(RANGE, { from, to, calendars })).calendarRange;
  const failure = async (query: string, variables?: object) => (await gateway.graphql(query, variables)).errors?.[0];
  const one = async (id: string) => (await ask<{ calendarEvent: Event | null }>(`query ($id: ID!) { calendarEvent(id: $id) { ${CELLS} } }`, { id })).calendarEvent;
  const input = (more: object = {}) => ({ title: "Harbour swim", start: "2027-03-04T05:00:00Z", end: "2027-03-04T06:00:00Z", calendar: "Personal", ...more });
  const create = async (more?: object) => (await ask<{ calendarEventCreate: Event }>(CREATE, { input: input(more) })).calendarEventCreate;
  const remove = (id: string) => ask<{ calendarEventDelete: { undoToken: string } }>(DELETE, { id });
  const shiftOf = (at: string, row: (typeof fixture)[number] | undefined) => Math.floor((Date.parse(at) - TODAY) / DAY) - (row?.day ?? 0);

  it("stand around today, as the fixture says", async () => {
    const { items, total } = await list({ size: 100 });
    expect(total).toBe(fixture.length);
    expect(items.map(({ start }, at) => shiftOf(start, fixture[at]))).toEqual(fixture.map(() => 0));
    expect(items.filter(({ start, end }) => end < start)).toEqual([]);
  });

  it("are found by the range that they take place in", async () => {
    const all = (await list({ size: 100 })).items;
    const [from, to] = ["2026-11-25T12:00:00Z", "2026-11-27T12:00:00+02:00"];
    const expected = all.filter(({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from));
    const found = await range(from, to);
    expect(found.map(({ title }) => title)).toContain("Team retreat");
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect((await range(from, to, ["Business"])).every(({ calendar }) => calendar === "Business")).toBe(true);
    expect(await range(from, to, ["business"])).toEqual([]);
    expect(await range(from, to, [])).toEqual([]);
    expect((await range("2026-12-21T00:00:00Z", "2026-12-22T00:00:00Z")).map(({ title }) => title)).toEqual(["Winter holidays", "Backup drill"]);
    expect((await range("2026-11-21T09:15:00Z", "2026-11-21T09:15:00Z"))).toEqual([]);
  });

  it.each([["2026-11-27T00:00:00Z", "2026-11-25T00:00:00Z", "INVALID"], ["2026-01-01T00:00:00Z", "2027-11-25T00:00:00Z", "OUT_OF_RANGE"]])(
    "refuse the range from %s to %s", async (from, to, code) => {
      expect((await failure(RANGE, { from, to }))?.extensions.fields?.["to"]?.code).toBe(code);
    });

  it.each(["START", "END", "TITLE", "CALENDAR", "CREATED"])("sort by %s both ways, equal ones oldest first", async (field) => {
    const value = (row: Event): string | number =>
      ({ START: row.start, END: row.end, TITLE: row.title.normalize("NFKC").toLowerCase(), CALENDAR: row.calendar, CREATED: Number(row.id) })[field] ?? "";
    const base = (await list({ size: 100 })).items;
    for (const [order, way] of [["ASC", 1], ["DESC", -1]] as const) {
      const expected = base.toSorted((a, b) => (value(a) < value(b) ? -way : value(a) > value(b) ? way : 0));
      expect((await list({ size: 100, sort: { field, order } })).items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });

  it("are filtered by calendar, text, day and length, and counted by calendar", async () => {
    expect((await list({ filter: { q: "anniversaire" } })).items.map(({ title }) => title)).toEqual(["Anniversaire de Mamie"]);
    expect((await list({ filter: { q: "外婆" } })).total).toBe(1);
    expect((await list({ filter: { calendars: ["Holiday"], allDay: true } })).total).toBe(3);
    expect((await list({ filter: { startsFrom: "2026-11-21T00:00:00Z", startsTo: "2026-11-21T23:59:59Z" } })).total).toBe(fixture.filter(({ day }) => day === 0).length);
    const { calendars } = await ask<{ calendars: { value: string; count: number }[] }>("{ calendars { value count } }");
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

  it("are added with defaults, changed in part under their version, and removed with a way back", async () => {
    const made = await create({ calendar: undefined });
    expect(made).toMatchObject({ title: "Harbour swim", start: "2027-03-04T05:00:00.000Z", allDay: false, calendar: "ETC", url: "", guests: [], version: 1 });
    const { calendarEventUpdate } = await ask<{ calendarEventUpdate: Event }>(UPDATE, { id: made.id, input: { guests: ["Aiko Tanabe"], end: "2027-03-04T09:00:00+02:00" }, expected: 1 });
    expect(calendarEventUpdate).toMatchObject({ title: "Harbour swim", end: "2027-03-04T07:00:00.000Z", guests: ["Aiko Tanabe"], version: 2 });
    expect((await failure(UPDATE, { id: made.id, input: { title: "Late" }, expected: 1 }))?.extensions).toMatchObject({ code: "VERSION_CONFLICT", current: { version: 2 } });
    const { undoToken } = (await remove(made.id)).calendarEventDelete;
    expect(await one(made.id)).toBeNull();
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
    expect(await one(made.id)).toEqual(calendarEventUpdate);
    const { calendarEventBulkDelete } = await ask<{ calendarEventBulkDelete: { ids: string[] } }>("mutation ($ids: [ID!]!) { calendarEventBulkDelete(ids: $ids) { ids } }", { ids: [made.id, "999"] });
    expect(calendarEventBulkDelete.ids).toEqual([made.id]);
  });

  it.each([
    [{ title: " " }, "title", "REQUIRED"], [{ title: "x".repeat(201) }, "title", "TOO_LONG"], [{ end: "2027-03-04T04:00:00Z" }, "end", "INVALID"],
    [{ url: "javascript:alert(1)" }, "url", "INVALID"], [{ calendar: "" }, "calendar", "REQUIRED"], [{ description: "a\0b" }, "description", "INVALID"],
    [{ guests: Array.from({ length: 51 }, () => "Guest") }, "guests", "OUT_OF_RANGE"],
    [{ end: "9999-12-31T23:59:59-12:00" }, "end", "INVALID"],
  ])("refuse a wrong value at its field, case %#, and add nothing", async (more, field, code) => {
    const error = await failure(CREATE, { input: input(more) });
    expect(error?.extensions.code).toBe("BAD_USER_INPUT");
    expect(error?.extensions.fields?.[field]?.code).toBe(code);
    expect((await list()).total).toBe(fixture.length);
  });

  it("bear signs that stand for nothing", async () => {
    const { id, guests } = await create({ title: "A\u{D800}B \u0007\u202E", guests: ["\uDFFF", "😀"] });
    expect(guests).toEqual(["\uFFFD", "😀"]);
    await remove(id);
  });

  it("are not found by unknown ids", async () => {
    for (const id of ["999", "0", "abc", ""]) {
      expect((await failure(UPDATE, { id, input: { title: "x" } }))?.extensions.code).toBe("NOT_FOUND");
      expect((await failure(DELETE, { id }))?.extensions.code).toBe("NOT_FOUND");
      expect(await one(id)).toBeNull();
    }
  });

  it("lose none of 50 changes at once", async () => {
    const { id } = await create();
    await Promise.all(Array.from({ length: 50 }, (_, at) => ask(UPDATE, { id, input: { location: `Place ${at}` } })));
    expect((await one(id))?.version).toBe(51);
    await remove(id);
  });

  it("tell of their changes", async () => {
    const events = gateway.live.subscribe("calendar_events")[Symbol.asyncIterator]();
    const next = events.next();
    const { id } = await create();
    expect((await next).value).toEqual({ kind: "CREATED", id });
    await events.return?.();
    await remove(id);
  });
});
