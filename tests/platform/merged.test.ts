import { expect, it } from "vitest";
import { merged, openLocalLive } from "#gateway/platform/live.ts";

it("tells the events of several topics as they come, and ends all of them", async () => {
  const live = openLocalLive();
  const events = merged(live.subscribe("courses"), live.subscribe("learning"))[Symbol.asyncIterator]();
  const first = events.next();
  live.publish("learning", { kind: "UPDATED", id: "1" });
  expect((await first).value).toEqual({ kind: "UPDATED", id: "1" });
  const second = events.next();
  live.publish("courses", { kind: "DELETED", id: "2" });
  expect((await second).value).toEqual({ kind: "DELETED", id: "2" });
  expect((await events.return?.())?.done).toBe(true);
  expect((await events.next()).done).toBe(true);
  await live.close();
});
