import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const HOUR = 3_600_000;
const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
  const answer = await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    // Sessions end while the time passes.
    headers: { authorization: `Bearer ${await gateway.signIn("admin")}` },
  });
  return answer.json<{ data: T }>().data;
};
const titles = async () =>
  (
    await ask<{ notifications: { items: { title: string }[] } }>(
      "{ notifications(first: 50) { items { title } } }",
    )
  ).notifications.items
    .map(({ title }) => title)
    .filter((title) => title.startsWith("Tide"));
const CREATE = "mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { id } }";
const create = async (title: string, input: object = {}) => {
  const start = gateway.clock.now() + 2 * HOUR;
  const at = (ms: number) => new Date(ms).toISOString();
  const made = await ask<{ calendarEventCreate: { id: string } }>(CREATE, {
    input: { title, start: at(start), end: at(start + HOUR), reminders: [30], ...input },
  });
  await gateway.timers.pass(0);
  return made.calendarEventCreate.id;
};

it("tells who set it in time, once, and of a repeated event each time", async () => {
  await create("Tide once");
  await create("Tide daily", { recurrence: "FREQ=DAILY;COUNT=2" });
  await gateway.timers.pass(HOUR);
  expect(await titles()).toEqual([]);
  await gateway.timers.pass(HOUR);
  expect((await titles()).toSorted()).toEqual(["Tide daily", "Tide once"]);
  await gateway.timers.pass(72 * HOUR);
  expect((await titles()).toSorted()).toEqual(["Tide daily", "Tide daily", "Tide once"]);
});

it("tells nothing of an event that was removed or moved away", async () => {
  const before = await titles();
  const gone = await create("Tide gone");
  const moved = await create("Tide moved");
  await ask("mutation ($id: ID!) { calendarEventDelete(id: $id) { ids } }", { id: gone });
  const start = new Date(gateway.clock.now() + 200 * HOUR).toISOString();
  await ask(
    "mutation ($id: ID!, $start: DateTime!) { calendarEventSave(id: $id, input: { start: $start }) { undoToken } }",
    { id: moved, start },
  );
  await gateway.timers.pass(5 * HOUR);
  expect(await titles()).toEqual(before);
});
