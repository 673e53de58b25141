import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/calendar/events.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { CELLS, type Event, eventCalls, UPDATE } from "./eventCalls.ts";

const CREATE = `mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { ${CELLS} } }`;
const DELETE = "mutation ($id: ID!) { calendarEventDelete(id: $id) { ids undoToken } }";

describe.each(storeKinds)("calendar events on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, failure, one } = eventCalls(() => gateway);
  const input = (more: object = {}) => ({
    title: "Harbour swim",
    start: "2027-03-04T05:00:00Z",
    end: "2027-03-04T06:00:00Z",
    calendar: "Personal",
    ...more,
  });
  const create = async (more?: object) =>
    (await ask<{ calendarEventCreate: Event }>(CREATE, { input: input(more) })).calendarEventCreate;
  const remove = (id: string) => ask<{ calendarEventDelete: { undoToken: string } }>(DELETE, { id });

  it("are added with defaults, changed in part under their version, and removed with a way back", async () => {
    const made = await create({ calendar: undefined });
    expect(made).toMatchObject({
      title: "Harbour swim",
      start: "2027-03-04T05:00:00.000Z",
      allDay: false,
      calendar: "ETC",
      url: "",
      guests: [],
      version: 1,
    });
    const { calendarEventUpdate } = await ask<{ calendarEventUpdate: Event }>(UPDATE, {
      id: made.id,
      input: { guests: ["Aiko Tanabe"], end: "2027-03-04T09:00:00+02:00" },
      expected: 1,
    });
    expect(calendarEventUpdate).toMatchObject({
      title: "Harbour swim",
      end: "2027-03-04T07:00:00.000Z",
      guests: ["Aiko Tanabe"],
      version: 2,
    });
    expect(
      (await failure(UPDATE, { id: made.id, input: { title: "Late" }, expected: 1 }))?.extensions,
    ).toMatchObject({ code: "VERSION_CONFLICT", current: { version: 2 } });
    const { undoToken } = (await remove(made.id)).calendarEventDelete;
    expect(await one(made.id)).toBeNull();
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
    expect(await one(made.id)).toEqual(calendarEventUpdate);
    const { calendarEventBulkDelete } = await ask<{ calendarEventBulkDelete: { ids: string[] } }>(
      "mutation ($ids: [ID!]!) { calendarEventBulkDelete(ids: $ids) { ids } }",
      { ids: [made.id, "999"] },
    );
    expect(calendarEventBulkDelete.ids).toEqual([made.id]);
  });

  it.each([
    [{ title: " " }, "title", "REQUIRED"],
    [{ title: "x".repeat(201) }, "title", "TOO_LONG"],
    [{ end: "2027-03-04T04:00:00Z" }, "end", "INVALID"],
    [{ url: "javascript:alert(1)" }, "url", "INVALID"],
    [{ calendar: "" }, "calendar", "REQUIRED"],
    [{ description: "a\0b" }, "description", "INVALID"],
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
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(UPDATE, { id, input: { location: `Place ${at}` } })),
    );
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
