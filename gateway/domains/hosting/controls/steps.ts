import { z } from "zod";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { allow, because, demand, type AppAction } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { note } from "#gateway/domains/hosting/pods/rules.ts";
import { sleepOf } from "#gateway/domains/hosting/specs/rules.ts";
import { afford, withinPack } from "./affording.ts";
import { change, expectName, expectVersion } from "./changing.ts";
import { displayNameOf, iconOf, tagsOf } from "./creating.ts";
import { bringUp, endUnderWay, triggerOf } from "./deploying.ts";
import { resize, take } from "./metering.ts";
import { withinQuota } from "./quotas.ts";

/** How long an app rests in the recycle bin, in milliseconds. */
export const KEPT = 7 * DAY;

const ended = { deploymentId: null, deploymentStatus: null } as const;

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, input, expectedVersion }: { id: string; input: object; expectedVersion: number },
): Promise<AppRow> {
  const { isDeleteProtected, isAutoRenewed, ...read } = validate(
    z.object({
      displayName: displayNameOf.optional(),
      icon: "icon" in input ? iconOf : z.undefined().optional(),
      tags: tagsOf.optional(),
      isDeleteProtected: z.boolean().optional(),
      isAutoRenewed: z.boolean().optional(),
    }),
    Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => value !== undefined && (value !== null || name === "icon"),
      ),
    ),
  );
  return await change(context, id, { what: "UPDATE" }, async (inside, app, who) => {
    allow(app, "UPDATE", who);
    // What keeps it, and what it costs, is of who manages it.
    if (isDeleteProtected !== undefined && isDeleteProtected !== (app.isDeleteProtected !== 0))
      await demand(inside, app, "DELETE");
    if (isAutoRenewed !== undefined && isAutoRenewed !== (app.isAutoRenewed !== 0))
      await demand(inside, app, "DELETE");
    expectVersion(app, expectedVersion);
    return await resize(inside, app, {
      ...(read.displayName !== undefined && { displayName: read.displayName }),
      ...(read.icon !== undefined && { icon: read.icon }),
      ...(read.tags !== undefined && { tags: read.tags }),
      ...(isDeleteProtected !== undefined && { isDeleteProtected: isDeleteProtected ? 1 : 0 }),
      ...(isAutoRenewed !== undefined && { isAutoRenewed: isAutoRenewed ? 1 : 0 }),
      version: app.version + 1,
    });
  });
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, QUOTA_EXCEEDED. */
export async function scale(context: RequestContext, id: string, wanted: number): Promise<AppRow> {
  const most = Number((await currentPrices(context.home.db))("LAS_REPLICAS"));
  const { replicas } = validate(z.object({ replicas: z.int().min(1).max(most) }), { replicas: wanted });
  return await change(
    context,
    id,
    (app) => ({ what: "SCALE", more: { from: String(app.replicas), to: String(replicas) } }),
    async (inside, app, who) => {
      allow(app, "SCALE", who);
      const sized = { ...app, replicas };
      withinPack(sized);
      await withinQuota(inside.home.db, app.ownerId, sized);
      if (replicas > app.replicas) await afford(inside.home.db, sized);
      await note(inside, { appId: id, what: "SCALED", message: `${app.replicas} → ${replicas}` });
      return await resize(inside, app, { replicas, version: app.version + 1 });
    },
  );
}

export const sleepSet = async (context: RequestContext, id: string, input: object): Promise<AppRow> => {
  const sleep = validate(sleepOf, input);
  return await change(context, id, { what: "SLEEP_SET" }, async (inside, app, who) => {
    allow(app, "SLEEP_SET", who);
    return await resize(inside, app, { sleep, version: app.version + 1 });
  });
};

/** Starts pods: those of the newest version after a stop, those that serve after all else. */
async function up(inside: RequestContext, app: AppRow, kind: "START" | "RESTART") {
  const revision = kind === "RESTART" ? (app.currentRevision ?? app.latestRevision) : app.latestRevision;
  return await bringUp(inside, app, { revision, kind, ...triggerOf(inside) });
}

export const start = async (context: RequestContext, id: string): Promise<AppRow> =>
  await change(context, id, { what: "START" }, async (inside, app, who) => {
    allow(app, "START", who);
    await afford(inside.home.db, app);
    await withinQuota(inside.home.db, app.ownerId, app);
    return await take(inside, app, "START", who, { ...(await up(inside, app, "START")), wish: "RUN" });
  });

export const restart = async (context: RequestContext, id: string): Promise<AppRow> =>
  await change(context, id, { what: "RESTART" }, async (inside, app, who) => {
    allow(app, "RESTART", who);
    return await take(inside, app, "RESTART", who, await up(inside, app, "RESTART"));
  });

/** Takes a step after which nothing runs. */
const down = async (
  context: RequestContext,
  id: string,
  action: AppAction,
  changes: Parameters<typeof take>[4] = {},
): Promise<AppRow> =>
  await change(context, id, { what: action }, async (inside, app, who) => {
    allow(app, action, who);
    await endUnderWay(inside, app, "CANCELLED");
    return await take(inside, app, action, who, { ...ended, ...changes });
  });

export const stop = async (context: RequestContext, id: string): Promise<AppRow> =>
  await down(context, id, "STOP", { wish: "STOP" });

export const sleep = async (context: RequestContext, id: string): Promise<AppRow> =>
  await down(context, id, "SLEEP");

export const remove = async (context: RequestContext, id: string, confirm: string): Promise<AppRow> =>
  await change(context, id, { what: "DELETE" }, async (inside, app, who) => {
    allow(app, "DELETE", who);
    expectName(app, confirm);
    await endUnderWay(inside, app, "CANCELLED");
    return await take(inside, app, "DELETE", who, {
      ...ended,
      ...because(inside, "DELETED"),
      wish: "STOP",
      dueAt: timestamp(inside.businessClock, KEPT),
    });
  });

export const restore = async (context: RequestContext, id: string): Promise<AppRow> =>
  await change(context, id, { what: "RESTORE" }, async (inside, app, who) => {
    allow(app, "RESTORE", who);
    await withinQuota(inside.home.db, app.ownerId, app);
    const isOver = app.expiresAt !== null && app.expiresAt <= timestamp(inside.businessClock);
    // What its pack no longer pays for is paid for by the hour.
    const billing = isOver
      ? ({ billing: "HOURLY", productId: null, orderId: null, expiresAt: null } as const)
      : {};
    return await take(inside, app, "RESTORE", who, { ...billing, dueAt: isOver ? null : app.expiresAt });
  });

export const purge = async (context: RequestContext, id: string, confirm: string): Promise<string> =>
  await change(context, id, { what: "PURGE" }, async (inside, app, who) => {
    allow(app, "PURGE", who);
    expectName(app, confirm);
    await take(inside, app, "PURGE", who, gone(app));
    return app.id;
  });

/** What is left of an app that is deleted for good, until the engine has let go of it: neither its name nor its address. */
export const gone = ({ id }: AppRow) => ({ name: `~${id}`, host: `~${id}`, dueAt: null });

/** For administrators. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export async function suspend(context: RequestContext, id: string, reason: string): Promise<AppRow> {
  const said = validate(z.object({ reason: text(1, 200) }), { reason });
  return await change(context, id, { what: "SUSPEND" }, async (inside, app, who) => {
    allow(app, "SUSPEND", who);
    await endUnderWay(inside, app, "CANCELLED");
    return await take(inside, app, "SUSPEND", who, { ...ended, ...because(inside, "ABUSE", said.reason) });
  });
}

export const resume = async (context: RequestContext, id: string): Promise<AppRow> =>
  await change(context, id, { what: "RESUME" }, async (inside, app, who) => {
    allow(app, "RESUME", who);
    if (app.wish === "STOP") return await take(inside, app, "RESUME", who);
    return await take(inside, app, "RESUME_RUN", who, await up(inside, app, "START"));
  });

/** Takes a deployment back. @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export const cancel = async (context: RequestContext, appId: string, deploymentId: string) =>
  await change(context, appId, { what: "CANCEL" }, async (inside, app, who) => {
    allow(app, "CANCEL", who);
    if (app.deploymentId !== deploymentId)
      throw new AppError("STEP_REFUSED", "This deployment is over.", { reason: "NOTHING_TO_CANCEL" });
    const row = await endUnderWay(inside, app, "CANCELLED");
    const isServing = app.phase === "UPDATING" && app.runningSince !== null;
    await take(inside, app, isServing ? "FALL_BACK" : "STOPPED", ["SYSTEM"], {
      ...ended,
      ...(!isServing && { wish: "STOP" }),
    });
    return row;
  });
