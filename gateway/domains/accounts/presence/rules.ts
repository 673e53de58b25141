import { Repeater } from "graphql-yoga";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { byIds } from "#gateway/domains/accounts/users/repository.ts";
import * as presence from "./repository.ts";
import type { PresenceActivityText, PresenceRow } from "./repository.ts";

const HEARTBEAT_MS = 20_000;
const LOST_MS = MINUTE;

const record = z.object({ record: z.string().regex(/^[A-Z]\w{0,59}:[\w.-]{1,80}$/, "write it as Type:id") });

type Guard = (context: RequestContext, id: string) => Promise<boolean>;
const guards = new Map<string, Guard>();

/** Records of a type of the product, where only those are heard of each other who see the record. */
export const attendedBy = (type: string, sees: Guard): void => void guards.set(type, sees);

async function mayAttend(context: RequestContext, at: string): Promise<boolean> {
  const [type = "", id = ""] = at.split(":");
  return (await guards.get(type)?.(context, id)) ?? true;
}

/** The others at a record, with their accounts. */
async function others({ store, home }: RequestContext, at: string, userId: string): Promise<PresenceRow[]> {
  const stays = await presence.others(store.db, at, userId);
  const users = new Map(
    (await byIds(home.db, [...new Set(stays.map((entry) => entry.userId))])).map((user) => [user.id, user]),
  );
  return stays.flatMap((entry) => {
    const user = users.get(entry.userId);
    return user ? [{ ...entry, user }] : [];
  });
}

/** Stays at a record until the iteration ends, and tells who else is there. */
export function attend(
  context: RequestContext,
  given: string,
  activity: PresenceActivityText,
): AsyncIterable<PresenceRow[]> {
  const {
    store: { db },
    clock,
    live,
    log,
  } = context;
  const userId = viewerIdOf(context);
  const at = validate(record, { record: given }).record;
  const topic = `presence:${at}`;
  const id = newId("stay", clock);
  return new Repeater<PresenceRow[]>(async (push, stop) => {
    if (!(await mayAttend(context, at))) throw notFound("Record");
    const changes = live.subscribe(topic)[Symbol.asyncIterator]();
    const now = timestamp(clock);
    await presence.forgetLost(db, at, timestamp(clock, -LOST_MS));
    await presence.enter(db, { id, record: at, userId, activity, since: now, seenAt: now });
    live.publish(topic, { kind: "CREATED", id });
    const beat = setInterval(() => {
      const kept = presence.touch(db, id, timestamp(clock)).then(async () => {
        if ((await presence.forgetLost(db, at, timestamp(clock, -LOST_MS))) > 0)
          live.publish(topic, { kind: "DELETED", id: "" });
      });
      kept.catch((error: unknown) => log.warn({ err: error }, "presence heartbeat failed"));
    }, HEARTBEAT_MS).unref();
    void stop
      .then(async () => {
        clearInterval(beat);
        await presence.leave(db, id);
        live.publish(topic, { kind: "DELETED", id });
        await changes.return?.();
      })
      .catch((error: unknown) => log.warn({ err: error }, "presence was not ended"));
    let last = "";
    do {
      const there = await others(context, at, userId);
      const said = JSON.stringify(there.map((one) => [one.id, one.activity]));
      if (said !== last) void push(there);
      last = said;
    } while (!(await changes.next()).done);
    stop();
  });
}
