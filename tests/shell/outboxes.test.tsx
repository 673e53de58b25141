import { expect, test } from "vitest";
import { readAreas } from "#web/app/areas.ts";

test("what waits in an area is looked for where the area keeps it", async () => {
  const outboxes = (await readAreas()).flatMap(({ outbox }) => outbox ?? []);
  expect(outboxes.map(({ key }) => key).toSorted()).toEqual(["chat.outbox", "email.outbox"]);
  expect(await Promise.all(outboxes.map(async ({ load }) => (await load()).key))).toEqual(
    outboxes.map(({ key }) => key),
  );
});
