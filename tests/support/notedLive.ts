import type { Live, RowChange } from "#gateway/platform/live.ts";

/** A live bus that tells how many have begun to listen to it, ever. */
export interface NotedLive extends Live {
  readonly begun: number;
}

/** Notes who begins to listen to a bus: who has asked it for the first change hears all from then on. */
export function noteListeners(live: Live): NotedLive {
  let begun = 0;
  const noted = (changes: AsyncIterable<RowChange>): AsyncIterable<RowChange> => ({
    [Symbol.asyncIterator]: () => {
      const source = changes[Symbol.asyncIterator]();
      let isFirst = true;
      return {
        next: async () => {
          const next = source.next();
          if (isFirst) begun += 1;
          isFirst = false;
          return await next;
        },
        return: async () => (await source.return?.()) ?? { done: true, value: undefined },
      };
    },
  });
  return {
    publish: live.publish,
    subscribe: (topic) => noted(live.subscribe(topic)),
    close: live.close,
    get begun() {
      return begun;
    },
  };
}
