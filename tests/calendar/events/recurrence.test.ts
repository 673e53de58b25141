import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const CELLS = "id seriesId originalStart title start end version recurrence";
const RANGE = `query ($from: DateTime!, $to: DateTime!) { calendarRange(from: $from, to: $to, calendars: ["Tides"]) { ${CELLS} } }`;
const CREATE = `mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { ${CELLS} } }`;
const SAVE = `mutation ($id: ID!, $input: CalendarEventUpdateInput!, $scope: CalendarEventScope!) { done: calendarEventSave(id: $id, input: $input, scope: $scope) { events { ${CELLS} } undoToken } }`;
const DELETE =
  "mutation ($id: ID!, $scope: CalendarEventScope!) { done: calendarEventDelete(id: $id, scope: $scope) { ids undoToken } }";

interface Event {
  id: string;
  title: string;
  start: string;
  seriesId: string | null;
  recurrence: string;
}

describe.each(storeKinds)("repeated events on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const range = async (from: string, to: string) =>
    (await ask<{ calendarRange: Event[] }>(RANGE, { from, to })).calendarRange;
  const march = () => range("2027-03-01T00:00:00Z", "2027-04-30T00:00:00Z");
  const days = async () => (await march()).map(({ title, start }) => `${title} ${start.slice(5, 16)}`);
  const input = (more: object = {}) => ({
    title: "Tide",
    calendar: "Tides",
    start: "2027-03-16T08:00:00Z",
    end: "2027-03-16T09:00:00Z",
    timeZone: "Europe/Paris",
    recurrence: "FREQ=WEEKLY;COUNT=4",
    ...more,
  });
  const create = async (more?: object) =>
    (await ask<{ calendarEventCreate: Event }>(CREATE, { input: input(more) })).calendarEventCreate;
  const save = async (id: string, scope: string, change: object) =>
    (await ask<{ done: { events: Event[]; undoToken: string } }>(SAVE, { id, scope, input: change })).done;
  const remove = async (id: string, scope = "ALL") =>
    (await ask<{ done: { undoToken: string } }>(DELETE, { id, scope })).done;
  const undo = (token: string) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const third = async () => (await march())[2]?.id ?? "";
  const whole = ["Tide 03-16T08:00", "Tide 03-23T08:00", "Tide 03-30T07:00", "Tide 04-06T07:00"];

  it("keep the clock of their zone, and have instances of their own", async () => {
    const { id } = await create();
    expect(await days()).toEqual(whole);
    const [first] = await march();
    expect(first).toMatchObject({ id: `${id}_20270316T080000Z`, seriesId: id });
    const one = "query ($id: ID!) { calendarEvent(id: $id) { id start } }";
    expect(await ask(one, { id: first?.id })).toMatchObject({ calendarEvent: { id: first?.id } });
    for (const wrong of [`${id}_20270317T080000Z`, `${id}_99999999T999999Z`, "999_20270316T080000Z"])
      expect(await ask(one, { id: wrong })).toEqual({ calendarEvent: null });
    await remove(id);
    expect(await march()).toEqual([]);
  });

  it.each([
    ["THIS", ["Tide 03-16T08:00", "Tide 03-23T08:00", "Ebb 03-31T10:00", "Tide 04-06T07:00"]],
    ["FOLLOWING", ["Tide 03-16T08:00", "Tide 03-23T08:00", "Ebb 03-31T10:00", "Ebb 04-07T10:00"]],
    ["ALL", ["Ebb 03-17T11:00", "Ebb 03-24T11:00", "Ebb 03-31T10:00", "Ebb 04-07T10:00"]],
  ])("are moved and renamed: %s; and undo takes it back", async (scope, expected) => {
    const { id } = await create();
    const change = { title: "Ebb", start: "2027-03-31T10:00:00Z", end: "2027-03-31T11:00:00Z" };
    const { undoToken } = await save(await third(), scope, change);
    expect(await days()).toEqual(expected);
    await undo(undoToken);
    expect(await days()).toEqual(whole);
    await remove(id);
  });

  it.each([
    ["THIS", [0, 1, 3]],
    ["FOLLOWING", [0, 1]],
    ["ALL", []],
  ])("are removed: %s; and undo brings them back", async (scope, left) => {
    const { id } = await create();
    const { undoToken } = await remove(await third(), scope);
    expect(await days()).toEqual(left.map((at) => whole[at]));
    await undo(undoToken);
    expect(await days()).toEqual(whole);
    await remove(id);
  });

  it("move the days that their rule names", async () => {
    const { id } = await create({ recurrence: "FREQ=WEEKLY;BYDAY=TU;COUNT=2" });
    await save((await march())[1]?.id ?? "", "ALL", {
      start: "2027-03-25T08:00:00Z",
      end: "2027-03-25T09:00:00Z",
    });
    expect(await days()).toEqual(["Tide 03-18T08:00", "Tide 03-25T08:00"]);
    await remove(id);
  });

  it("without an end take place 50 years on, and cost no more there", async () => {
    const { id } = await create({ recurrence: "FREQ=DAILY" });
    expect(await range("2077-06-01T00:00:00Z", "2077-06-08T00:00:00Z")).toHaveLength(7);
    const { undoToken } = await remove(`${id}_20770603T070000Z`, "FOLLOWING");
    expect(await range("2077-06-01T00:00:00Z", "2077-06-08T00:00:00Z")).toHaveLength(2);
    await undo(undoToken);
    await remove(id);
  });

  it.each([
    { recurrence: "FREQ=SECONDLY" },
    { recurrence: "FREQ=DAILY;COUNT=100000" },
    { recurrence: "FREQ=DAILY;INTERVAL=0" },
    { recurrence: "FREQ=WEEKLY;BYDAY=XX" },
    { recurrence: "every day" },
    { recurrence: "FREQ=DAILY\nDTSTART:19700101T000000" },
    { timeZone: "Atlantis/Harbour" },
  ])("refuse %j at its field", async (more) => {
    const { errors } = await gateway.graphql(CREATE, { input: input(more) });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(more));
    expect(await march()).toEqual([]);
  });
});
