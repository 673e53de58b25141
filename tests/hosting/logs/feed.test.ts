import { expect, it } from "vitest";
import { createFeed, isSkipped, type LogLine, MOST } from "#web/features/hosting/apps/logs/logFeed.ts";

const line = (at: number): LogLine => ({
  cursor: `c${at}`,
  at: new Date(at).toISOString(),
  pod: "one",
  stream: "OUT",
  level: null,
  text: `line ${at}`,
});
const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => line(from + at));
const batch = (from: number, count: number, skipped = 0) => ({
  lines: lines(from, count),
  cursor: "",
  skipped,
  skippedSince: skipped > 0 ? new Date(from - skipped).toISOString() : null,
  skippedUntil: skipped > 0 ? new Date(from - 1).toISOString() : null,
});
const begun = (count = 10) => {
  const feed = createFeed();
  feed.begin({ lines: lines(0, count), older: "older", newer: null });
  return feed;
};
const texts = (feed: ReturnType<typeof createFeed>) =>
  feed.state.get().rows.map((row) => (isSkipped(row) ? `${row.skipped} skipped` : row.text));

it("what comes is shown together, and only so much is kept", () => {
  const feed = begun();
  for (let from = 10; from < MOST + 500; from += 500) {
    feed.receive(batch(from, 500));
    feed.flush(false);
  }
  const { rows, older } = feed.state.get();
  expect(rows.length).toBe(MOST);
  expect(texts(feed).at(-1)).toBe(`line ${MOST + 509}`);
  expect(older).toBe("c510");
});

it("what comes while one reads is counted, and shown later", () => {
  const feed = begun();
  feed.receive(batch(10, 5));
  feed.flush(true);
  expect([feed.state.get().rows.length, feed.state.get().unseen]).toEqual([10, 5]);
  feed.flush(false);
  expect([feed.state.get().rows.length, feed.state.get().unseen]).toEqual([15, 0]);
});

it("what nobody looks at for long is left out, and said so", () => {
  const feed = begun();
  for (let from = 0; from < 3 * MOST; from += 1_000) feed.receive(batch(10 + from, 1_000));
  feed.flush(false);
  const skipped = feed.state.get().rows.reduce((sum, row) => sum + (isSkipped(row) ? row.skipped : 0), 0);
  const left = feed.state.get().rows.filter((row) => !isSkipped(row)).length;
  expect(skipped).toBeGreaterThan(MOST);
  expect(skipped + left).toBe(3 * MOST + 10);
});

it("what was left out is filled in from behind, until it meets what is there", () => {
  const feed = begun();
  feed.receive(batch(30, 5, 20));
  feed.flush(false);
  expect(texts(feed).slice(9, 12)).toEqual(["line 9", "20 skipped", "line 30"]);
  const gap = feed.state.get().rows.find(isSkipped)?.id ?? "";
  expect(feed.behind(gap)).toBe("c30");
  feed.fill(gap, lines(18, 12));
  expect(texts(feed).slice(9, 12)).toEqual(["line 9", "8 skipped", "line 18"]);
  feed.fill(gap, lines(5, 13));
  expect(texts(feed)).toEqual(lines(0, 35).map(({ text }) => text));
});

it("so many older lines that the newest go say where newer ones begin", () => {
  const feed = begun(MOST);
  feed.before({ lines: lines(-300, 300), older: null, newer: null });
  const { rows, newer, older } = feed.state.get();
  expect([rows.length, older, newer]).toEqual([MOST, null, `c${MOST - 301}`]);
});
