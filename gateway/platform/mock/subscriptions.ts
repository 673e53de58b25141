import { setTimeout } from "node:timers/promises";
import { getNullableType } from "graphql";
import { Repeater } from "graphql-yoga";
import { fieldValue, type MockResolver } from "./fields.ts";
import { sizeOf } from "./leaf.ts";
import { idIn } from "./queries.ts";
import { refTo } from "./refs.ts";
import { worldOf } from "./rows.ts";
import type { SeededStore } from "./seededStore.ts";
import { objectTypeOf } from "./values.ts";
import { hasId, type Row } from "./world.ts";

const EVERY_MS = 3_000;

/**
 * Answers a subscription without a resolver, since a store answers once: a seeded event at once and then every 3 seconds,
 * until the caller leaves.
 */
export const subscriptionOf =
  (store: SeededStore): MockResolver =>
  (_source, args, context, info) => {
    const world = worldOf(store, context, info);
    const { fieldName, parentType, returnType } = info;
    const eventOf = async (count: number): Promise<Row> => {
      const seed = `${fieldName}:${count}`;
      const type = objectTypeOf(returnType, seed, world);
      const isOne = hasId(type) && getNullableType(returnType) === type;
      const key = idIn(args, world) ?? String(((count - 1) % sizeOf(type?.name ?? "")) + 1);
      return {
        [fieldName]: isOne
          ? refTo(type.name, key, world)
          : await fieldValue(refTo(parentType.name, seed, world), {}, world),
      };
    };
    return new Repeater<Row>(async (push, stop) => {
      const left = new AbortController();
      void stop.then(() => left.abort());
      for (let count = 1; !left.signal.aborted; count++) {
        await push(await eventOf(count));
        await setTimeout(EVERY_MS, undefined, { signal: left.signal }).catch(() => {});
      }
    });
  };
