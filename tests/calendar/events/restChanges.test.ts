import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/calendar/events.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { type Event, restCalls, URL } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const { get, send } = restCalls(() => gateway);
const event = {
  title: "Rowing",
  start: "2026-12-01T10:00:00.000Z",
  end: "2026-12-01T11:00:00.000Z",
  allDay: false,
  url: "",
  extendedProps: { calendar: "Personal" },
};

describe("changes", () => {
  it("are added, merged by PUT and PATCH, and removed", async () => {
    const made = await send("POST", "", event);
    expect(made.statusCode).toBe(201);
    const { id, ...rest } = made.json<Event>();
    expect(id).toBe(fixture.length + 1);
    expect(rest).toMatchObject(event);
    const put = await send("PUT", `/${id}`, {
      title: "Rowing, long",
      extendedProps: { location: "Boathouse" },
    });
    expect(put.statusCode).toBe(200);
    expect(put.json()).toMatchObject({
      ...event,
      id,
      title: "Rowing, long",
      extendedProps: { calendar: "Personal", location: "Boathouse" },
    });
    const patch = await send("PATCH", `/${id}`, {
      ...put.json<Event>(),
      allDay: true,
      start: "2026-12-02",
      end: "2026-12-03",
    });
    expect(patch.json()).toMatchObject({
      id,
      allDay: true,
      start: "2026-12-02T00:00:00.000Z",
      end: "2026-12-03T00:00:00.000Z",
    });
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(204);
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(400);
  });

  it.each(["PUT", "PATCH"] as const)(
    "%s of a start after the end moves the end, and keeps the length",
    async (method) => {
      const { id } = (await send("POST", "", event)).json<Event>();
      const moved = await send(method, `/${id}`, { start: "2026-12-05T08:30:00Z" });
      expect(moved.statusCode).toBe(200);
      expect(moved.json()).toMatchObject({
        start: "2026-12-05T08:30:00.000Z",
        end: "2026-12-05T09:30:00.000Z",
      });
      const earlier = await send(method, `/${id}`, { start: "2026-12-05T08:00:00Z" });
      expect(earlier.json()).toMatchObject({ end: "2026-12-05T09:30:00.000Z" });
      for (const wrong of [
        { end: "2026-12-05T07:00:00Z" },
        { start: "2026-12-06T08:00:00Z", end: "2026-12-05T07:00:00Z" },
      ])
        expect((await send(method, `/${id}`, wrong)).json()).toMatchObject({
          errors: { end: expect.anything() },
        });
      await send("DELETE", `/${id}`);
    },
  );

  it("keep the properties as they were sent, own ones among them", async () => {
    const extendedProps = {
      calendar: "Personal",
      guests: [],
      boat: { crew: 4, cox: true },
      start: "at the pier",
    };
    const made = (await send("POST", "", { ...event, extendedProps })).json<Event>();
    expect(made).toEqual({ ...event, id: made.id, extendedProps });
    const put = await send("PUT", `/${made.id}`, { extendedProps: { calendar: "Family", boat: null } });
    expect(put.json()).toEqual({
      ...made,
      extendedProps: { ...extendedProps, calendar: "Family", boat: null },
    });
    expect((await get()).find(({ id }) => id === made.id)).toEqual(put.json());
    const tooMuch = await send("PATCH", `/${made.id}`, { extendedProps: { logbook: "x".repeat(20_001) } });
    expect(tooMuch.json()).toMatchObject({ errors: { extendedProps: expect.anything() } });
    await send("DELETE", `/${made.id}`);
  });

  it.each(["999", "0", "abc", "1.5", "%27", "%00", "9".repeat(400)])(
    "of the unknown event %s are refused with Something Went Wrong",
    async (id) => {
      for (const answer of [
        await send("PUT", `/${id}`, { title: "x" }),
        await send("PATCH", `/${id}`, { title: "x" }),
        await send("DELETE", `/${id}`),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ message: "Something Went Wrong" });
      }
    },
  );

  it.each([
    [{ ...event, title: undefined }, "title"],
    [{ ...event, title: "" }, "title"],
    [{ ...event, start: undefined }, "start"],
    [{ ...event, end: undefined }, "end"],
    [{ ...event, end: "2026-11-30T00:00:00Z" }, "end"],
    [{ ...event, start: "tomorrow" }, "start"],
    [{ ...event, start: 12 }, "start"],
    [{ ...event, allDay: "yes" }, "allDay"],
    [{ ...event, extendedProps: "Personal" }, "extendedProps"],
    [{ ...event, extendedProps: { calendar: 3 } }, "calendar"],
    [{}, "title"],
  ])("refuse half an event, case %#, with a message and errors, and change nothing", async (body, field) => {
    const answer = await send("POST", "", body);
    expect(answer.statusCode).toBe(400);
    const { message, errors } = answer.json<{ message: string; errors: Record<string, string> }>();
    expect(message).toBeTruthy();
    expect(Object.keys(errors)).toContain(field);
    expect(await get()).toHaveLength(fixture.length);
  });

  it.each([
    "[]",
    '"text"',
    "7",
    "null",
    '{"title": "x"',
    '{"__proto__": {"admin": true}, "title": "x"}',
    '{"constructor": {"prototype": {}}}',
  ])("refuse the body %s", async (payload) => {
    for (const method of ["POST", "PATCH"] as const) {
      const url = method === "POST" ? URL : `${URL}/1`;
      const answer = await gateway.inject({
        method,
        url,
        payload,
        headers: { "content-type": "application/json" },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty("message");
    }
  });

  it("refuse an end before the start that stays", async () => {
    const answer = await send("PATCH", "/1", { end: "2020-01-01T00:00:00Z" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty("errors.end");
  });
});
