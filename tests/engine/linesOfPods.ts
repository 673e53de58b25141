import { expect, it } from "vitest";
import type { LogLine } from "#gateway/engine/engine.ts";
import { linesOf, ownApps, shell, until, type EngineKit } from "./kit.ts";

/** Writes to both streams in bursts, many lines within an instant, and then once in a while. */
const talkative = shell(
  "i=0; while [ $i -lt 150 ]; do echo out $i; echo err $i >&2; i=$((i+1)); done; while :; do echo tick $i; i=$((i+1)); sleep 0.2; done",
);

/** What pods write, read in every way. */
export function linesOfPods(get: () => EngineKit): void {
  const apps = ownApps(get);
  const run = async () => {
    const { pod } = await apps.run({ command: talkative });
    await until(
      get(),
      async () => await linesOf(get(), pod.name),
      (lines) => expect(lines.length).toBeGreaterThan(100),
      10_000,
    );
    return pod;
  };
  const told = (lines: readonly LogLine[]) => lines.map(({ cursor, text }) => `${cursor} ${text}`);

  it("tells lines with their instants, streams and a cursor each", async () => {
    const pod = await run();
    const lines = await linesOf(get(), pod.name);
    expect(new Set(lines.map(({ cursor }) => cursor)).size).toBe(lines.length);
    expect(new Set(lines.map((line) => line.pod))).toEqual(new Set([pod.name]));
    expect(lines.every(({ at, text }) => !Number.isNaN(Date.parse(at)) && !text.includes("\n"))).toBe(true);
    expect([...new Set(lines.map(({ stream }) => stream))].toSorted()).toEqual(["ERR", "OUT"]);
  });

  it("goes on after any cursor without a gap or a line twice", async () => {
    const pod = await run();
    const all = told(await linesOf(get(), pod.name));
    const cursors = (await linesOf(get(), pod.name)).map(({ cursor }) => cursor);
    for (let at = 0; at < 100; at += 7) {
      const rest = told(await linesOf(get(), pod.name, { after: cursors[at] ?? null }));
      expect(rest.slice(0, all.length - at - 1)).toEqual(all.slice(at + 1));
    }
  });

  it("tells the last ones only", async () => {
    const pod = await run();
    const tail = await linesOf(get(), pod.name, { tail: 10 });
    expect(tail).toHaveLength(10);
    const all = told(await linesOf(get(), pod.name));
    const [first = ""] = told(tail);
    expect(all.slice(all.indexOf(first), all.indexOf(first) + 10)).toEqual(told(tail));
    expect(await linesOf(get(), pod.name, { tail: 0 })).toEqual([]);
  });

  it("tells those of a range: its start is in, its end is out", async () => {
    const pod = await run();
    const all = await linesOf(get(), pod.name);
    const [since, end] = [all[20]?.at ?? "", all[90]?.at ?? ""];
    const range = await linesOf(get(), pod.name, { since, until: end });
    const expected = all.filter(({ at }) => at >= since && at < end);
    expect(told(range)).toEqual(told(expected));
    expect(expected.length).toBeGreaterThan(0);
  });

  it("follows what is written, from a cursor and from the last ones, without a gap or a line twice", async () => {
    const pod = await run();
    const before = await linesOf(get(), pod.name);
    for (const range of [{ after: before[50]?.cursor ?? null }, { tail: 5 }]) {
      const over = new AbortController();
      const heard: LogLine[] = [];
      const hearing = (async () => {
        for await (const line of get().engine.logs(pod.name, { ...range, isFollowed: true }, over.signal))
          heard.push(line);
      })();
      const known = new Set(before.map(({ cursor }) => cursor));
      await until(
        get(),
        () => Promise.resolve(heard.filter(({ cursor }) => !known.has(cursor)).length),
        (fresh) => expect(fresh).toBeGreaterThan(3),
      );
      over.abort();
      await hearing;
      const all = told(await linesOf(get(), pod.name));
      const [first = ""] = told(heard);
      expect(told(heard)).toEqual(all.slice(all.indexOf(first), all.indexOf(first) + heard.length));
    }
  });

  it("ends what is followed when the pod is removed", async () => {
    const pod = await run();
    const heard: LogLine[] = [];
    let isOver = false;
    const hearing = (async () => {
      for await (const line of get().engine.logs(pod.name, { tail: 1, isFollowed: true })) heard.push(line);
      isOver = true;
    })();
    await until(
      get(),
      () => Promise.resolve(heard.length),
      (count) => expect(count).toBeGreaterThan(1),
    );
    await get().engine.remove(pod.appId, { graceSeconds: 0 });
    await until(
      get(),
      () => Promise.resolve(isOver),
      (has) => expect(has).toBe(true),
    );
    await hearing;
  });
}
