import { setTimeout } from "node:timers/promises";
import { getNamedType, isAbstractType, isNonNullType, type GraphQLFieldResolver } from "graphql";
import { Repeater } from "graphql-yoga";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { sizeOf } from "./leaf.ts";
import { idIn } from "./queries.ts";
import { rowOf } from "./rows.ts";
import { objectTypeOf, seededValue } from "./values.ts";
import { hasId, type Row } from "./world.ts";

const EVERY_MS = 3_000;

/** Answers a subscription without a resolver: a seeded event at once and then every few seconds, until the caller leaves. */
export const subscriptionOf =
  (pictures: readonly string[]): GraphQLFieldResolver<unknown, RequestContext, Row> =>
  (_source, args, context, info) => {
    const world = { context, info, pictures };
    const eventOf = async (count: number): Promise<Row> => {
      const seed = `${info.fieldName}:${count}`;
      const type = objectTypeOf(info.returnType, seed, world);
      const isOne =
        hasId(type) &&
        !isAbstractType(getNamedType(info.returnType)) &&
        !/\[/.test(String(isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType));
      const key = idIn(args, world) ?? String(((count - 1) % sizeOf(type?.name ?? "")) + 1);
      return {
        [info.fieldName]: isOne
          ? rowOf(type, key, world)
          : await seededValue(info.returnType, info.fieldName, seed, null, args, world),
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
