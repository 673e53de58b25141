import { createHash } from "node:crypto";
import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { z } from "zod";
import { directivesOf } from "#gateway/platform/directives.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Live, RowChange } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { keepAnswer, SAMPLE_KEYS, takeKey } from "#gateway/platform/store/idempotencyKeys.ts";
import { inGroup } from "#gateway/platform/store/grouped.ts";
import { inTransaction, tryAgain } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";

const keyInput = z.object({ idempotencyKey: text(1, 100) });

/** What a call asks for, whatever the order in which its arguments were written. */
function requestOf(field: string, args: Record<string, unknown>): string {
  const sorted = (_name: string, value: unknown): unknown =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash("sha256")
    .update(JSON.stringify([field, args], sorted))
    .digest("base64url");
}

/** A bus that keeps what is said until it may be heard. */
function heldBack(live: Live): Live & { release(): void } {
  const said: [string, readonly RowChange[]][] = [];
  let isHeld = true;
  return {
    ...live,
    publish: (topic, ...changes) =>
      isHeld ? void said.push([topic, changes]) : live.publish(topic, ...changes),
    release: () => {
      isHeld = false;
      for (const [topic, changes] of said) live.publish(topic, ...changes);
    },
  };
}

/** A call that may come twice. */
interface Call {
  /** The field or route, and what it was given. */
  name: string;
  args: Record<string, unknown>;
  /** The key the caller gave, not yet read. */
  idempotencyKey: unknown;
  /** Sample data changes in the request's store; what belongs to a person in the gateway's own. */
  isSample: boolean;
}

/**
 * Does the work once for a key: within 24 hours the same key with the same arguments gives the first answer again and
 * changes nothing. The key, the change and the answer are one transaction, so a call that failed leaves its key free.
 * @throws {AppError} IDEMPOTENCY_MISMATCH when the key came with other arguments before.
 */
export async function once(
  { name, args, idempotencyKey, isSample }: Call,
  context: RequestContext,
  work: (context: RequestContext) => Promise<unknown>,
): Promise<unknown> {
  const space = isSample ? SAMPLE_KEYS : "own:";
  const { viewer } = context;
  // An API token, or who views as another role, is never given the answer that the account got with all its rights.
  const isNarrowed = viewer && (viewer.scopes !== null || viewer.isViewingAs);
  const person = isNarrowed ? `${viewer.userId}:${viewer.sessionId}` : viewer?.userId;
  const of = {
    holder: space + (person ?? "guest"),
    key: validate(keyInput, { idempotencyKey }).idempotencyKey,
  };
  const request = requestOf(name, args);
  const [live, homeLive] = [heldBack(context.live), heldBack(context.homeLive)];
  const later: Parameters<RequestContext["afterwards"]>[0][] = [];
  const base = isSample ? context.store : context.home;
  const alone = isSample ? inTransaction : inGroup;
  const answer = await alone(base, async (db): Promise<unknown> => {
    const earlier = await takeKey(db, of, request, timestamp(context.clock), timestamp(context.clock, DAY));
    if (earlier && earlier.request !== request) {
      throw new AppError(
        "IDEMPOTENCY_MISMATCH",
        "This idempotencyKey came with another call before: take a new one.",
      );
    }
    if (earlier) return earlier.answer?.value;
    const within = (store: Store): Store => (store === base ? { ...base, db } : store);
    const value = await work({
      ...context,
      live,
      homeLive,
      store: within(context.store),
      home: within(context.home),
      afterwards: (one) => void later.push(one),
    });
    await keepAnswer(db, of, value);
    return value;
  });
  live.release();
  homeLive.release();
  for (const one of later) context.afterwards(one);
  return answer;
}

/** Makes every mutation with an argument `idempotencyKey` safe to send twice; the same schema is given back. */
export function withIdempotency(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (!field.args.some(({ name }) => name === "idempotencyKey")) continue;
    const { name, resolve = defaultFieldResolver } = field;
    const isSample = directivesOf(schema, field)["sample"] !== undefined;
    field.resolve = async (root, given: Record<string, unknown>, context: RequestContext, info) => {
      const { idempotencyKey, ...args } = given;
      if (idempotencyKey === undefined || idempotencyKey === null)
        return await resolve(root, given, context, info);
      const call = { name, args, idempotencyKey, isSample };
      return await tryAgain(
        async () =>
          await once(
            call,
            context,
            async (within): Promise<unknown> => await resolve(root, given, within, info),
          ),
      );
    };
  }
  return schema;
}
