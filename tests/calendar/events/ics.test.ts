import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { restCalls, URL } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const ask = asking(() => gateway);
const { get } = restCalls(() => gateway);
const CELLS = "title start end allDay calendar url location description guests recurrence timeZone reminders";
const CREATE = `mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { id } }`;
const RANGE = `query ($calendars: [String!]) { calendarRange(from: "2027-03-01T00:00:00Z", to: "2027-06-01T00:00:00Z", calendars: $calendars) { ${CELLS} } }`;

const create = async (input: object) =>
  (await ask<{ calendarEventCreate: { id: string } }>(CREATE, { input: { calendar: "Tides", ...input } }))
    .calendarEventCreate.id;
const range = async () =>
  (await ask<{ calendarRange: object[] }>(RANGE, { calendars: ["Tides"] })).calendarRange;
const exported = async () => (await gateway.inject({ url: `${URL}/export?calendars=Tides` })).body;
interface Outcome {
  applied: boolean;
  total: number;
  created: number;
  undoToken: string;
  skipped: { title: string; field: string; line: number }[];
  errors?: object;
}
const send = async (file: string, apply = false) => {
  const answer = await gateway.inject({
    method: "POST",
    url: `${URL}/import?apply=${apply}`,
    payload: Buffer.from(file),
    headers: { "content-type": "text/calendar" },
  });
  return { status: answer.statusCode, outcome: answer.json<Outcome>() };
};
const undo = (token: string) => ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
const remove = (id: string) => ask("mutation ($id: ID!) { calendarEventDelete(id: $id) { ids } }", { id });
const wrapped = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

it("goes out and comes back the same, repeated events, exceptions and zones included, and a second parser reads it", async () => {
  const long = `Bring oilskins; boots, and \\ rope.\n第二行，${"渡轮".repeat(40)}`;
  const series = await create({
    title: "Tide, high",
    start: "2027-03-16T08:00:00Z",
    end: "2027-03-16T09:30:00Z",
    timeZone: "Europe/Paris",
    recurrence: "FREQ=WEEKLY;BYDAY=TU;COUNT=5",
    description: long,
    guests: ['Ada "the" Diver', "林知夏"],
    reminders: [10],
    url: "https://tides.example/?a=1,2;b",
  });
  const all = await create({
    title: "Fair",
    start: "2027-04-01T00:00:00Z",
    end: "2027-04-03T00:00:00Z",
    allDay: true,
  });
  const save = `mutation ($id: ID!) { calendarEventSave(id: $id, scope: THIS, input: { title: "Ebb", start: "2027-03-24T10:00:00Z", end: "2027-03-24T11:00:00Z" }) { undoToken } }`;
  await ask(save, { id: `${series}_20270323T080000Z` });
  await ask("mutation ($id: ID!) { calendarEventDelete(id: $id, scope: THIS) { ids } }", {
    id: `${series}_20270330T070000Z`,
  });
  const before = await range();
  expect(before).toHaveLength(5);
  const file = await exported();
  expect(file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);

  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const parsed = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const tide = parsed.find(({ summary }) => summary === "Tide, high") ?? expect.fail("no series");
  expect(tide.description).toBe(long);
  const starts: string[] = [];
  const steps = tide.iterator();
  for (let next = steps.next(); next; next = steps.next()) starts.push(next.toJSDate().toISOString());
  expect(starts).toEqual([
    "2027-03-16T08:00:00.000Z",
    "2027-03-23T08:00:00.000Z",
    "2027-04-06T07:00:00.000Z",
    "2027-04-13T07:00:00.000Z",
  ]);
  expect(parsed.find(({ summary }) => summary === "Fair")?.startDate.isDate).toBe(true);

  await remove(series);
  await remove(all);
  expect(await range()).toEqual([]);
  const { outcome } = await send(file, true);
  expect(outcome).toMatchObject({ applied: true, created: 2, skipped: [] });
  expect(await range()).toEqual(before);
  await undo(outcome.undoToken);
  expect(await range()).toEqual([]);
});

it("is only looked at first, and names what is passed over", async () => {
  const count = (await get()).length;
  const { outcome } = await send(
    wrapped(
      ...event("SUMMARY:Good", "DTSTART:20270401T090000Z", "DURATION:PT90M"),
      ...event("SUMMARY:Turned", "DTSTART:20270401T090000Z", "DTEND:20270401T080000Z"),
      ...event("SUMMARY:Nowhere", "DTSTART;TZID=Atlantis/Harbour:20270401T090000", "DURATION:PT1H"),
      ...event("SUMMARY:Often", "DTSTART:20270401T090000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY"),
      ...event("SUMMARY:Timeless"),
      ...event("DTSTART:20270401T090000Z"),
    ),
  );
  expect(outcome).toMatchObject({ applied: false, total: 6, created: 1, undoToken: null });
  expect(outcome.skipped.map(({ title, field }) => [title, field])).toEqual([
    ["Turned", "end"],
    ["Nowhere", "timeZone"],
    ["Often", "recurrence"],
    ["Timeless", "start"],
    ["", "title"],
  ]);
  expect(await get()).toHaveLength(count);
});

it("passes over what the calendar has already, and what stands in the file twice", async () => {
  const tide = ["DTSTART:20270501T090000Z", "DTEND:20270501T100000Z", "CATEGORIES:Tides"];
  const file = wrapped(
    ...event("SUMMARY:Neap", ...tide),
    ...event("SUMMARY:Spring", ...tide),
    ...event("SUMMARY:Spring", ...tide),
  );
  const first = (await send(file, true)).outcome;
  expect(first).toMatchObject({ total: 3, created: 2, skipped: [{ title: "Spring", field: "duplicate" }] });
  const again = (await send(file, true)).outcome;
  expect(again).toMatchObject({ created: 0, undoToken: null });
  expect(again.skipped.map(({ title }) => title)).toEqual(["Neap", "Spring", "Spring"]);
  expect(await range()).toHaveLength(2);
  await undo(first.undoToken);
});

it.each(["", "no calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Half", wrapped("BEGIN:VEVENT")])(
  "that is broken is refused, case %#",
  async (file) => {
    const { status, outcome } = await send(file, true);
    expect(status).toBe(400);
    expect(Object.keys(outcome.errors ?? {})).toEqual(["file"]);
  },
);

it("with a script in its text brings text, and no link that runs", async () => {
  const { outcome } = await send(
    wrapped(
      ...event(
        "SUMMARY:<script>alert(1)</script>",
        "DTSTART:20270501T090000Z",
        "DTEND:20270501T100000Z",
        "URL:javascript:alert(1)",
        "CATEGORIES:Tides",
      ),
    ),
    true,
  );
  expect(await range()).toMatchObject([{ title: "<script>alert(1)</script>", url: "" }]);
  await undo(outcome.undoToken);
});

it("of 10,000 events is taken at once, and one of more refused", async () => {
  const many = (count: number) =>
    wrapped(
      ...Array.from({ length: count }, (_, at) =>
        event(`SUMMARY:Wave ${at}`, "DTSTART:20280401T090000Z", "DTEND:20280401T100000Z", "CATEGORIES:Waves"),
      ).flat(),
    );
  const { outcome } = await send(many(10_000), true);
  expect(outcome).toMatchObject({ created: 10_000, skipped: [] });
  await undo(outcome.undoToken);
  expect((await send(many(10_001))).status).toBe(400);
}, 60_000);
