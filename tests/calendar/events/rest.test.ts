import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/calendar/events.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { restCalls } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const { get } = restCalls(() => gateway);

describe("GET /api/apps/calendar", () => {
  it("answers all events where no calendar is named", async () => {
    const events = await get();
    expect(events.map(({ title }) => title)).toEqual(fixture.map(({ title }) => title));
    expect(events[0]).toEqual({
      id: 1,
      title: "Sprint planning",
      start: "2026-11-09T09:00:00.000Z",
      end: "2026-11-09T10:30:00.000Z",
      allDay: false,
      url: "",
      extendedProps: {
        calendar: "Business",
        location: "Room Kelp",
        description: "Bring the estimates for the deployment board.",
        guests: ["Tobias Lindqvist", "Ines Carvalho"],
      },
    });
  });

  it.each([
    "?calendars=Family&calendars=Holiday",
    "?calendars=Family,Holiday",
    "?calendars[]=Family&calendars[]=Holiday",
    "?calendars%5B0%5D=Family&calendars%5B1%5D=Holiday",
    "?calendars=%5B%22Family%22,%22Holiday%22%5D",
    "?calendars=Holiday,Family,",
    "?calendars=Family&calendars=&calendars=Holiday,Boats",
  ])("takes the calendars of %s", async (query) => {
    const wanted = fixture.filter(({ calendar }) => ["Family", "Holiday"].includes(calendar));
    expect((await get(query)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  it("answers all where the names are empty", async () => {
    expect(await get("?calendars=")).toEqual(await get());
    expect(await get("?calendars[]=&colour=red")).toEqual(await get());
  });

  it.each(["?calendars=family", "?calendars=%27%20or%201=1", "?calendars=%00", "?calendars=Boats"])(
    "matches nothing with %s",
    async (query) => {
      expect(await get(query)).toEqual([]);
    },
  );
});

it("REST and GraphQL answer the same events", async () => {
  const events = await get();
  const { data } = await gateway.graphql(
    "{ calendarEvents(itemsPerPage: 100) { items { id title start end allDay url calendar location description guests } } }",
  );
  const plain = events.map(({ id, extendedProps, ...rest }) => ({
    id: String(id),
    ...rest,
    ...extendedProps,
  }));
  expect(data).toEqual({ calendarEvents: { items: plain } });
});
