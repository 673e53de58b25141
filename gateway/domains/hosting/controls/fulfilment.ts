import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import {
  fulfilledBy,
  sampleFulfilment,
  type Fulfilment,
  type Outcome,
} from "#gateway/domains/orders/orders/rules.ts";
import { because, type Changing } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { fitsPack } from "./affording.ts";
import { bringUp, endUnderWay } from "./deploying.ts";
import { resize, take } from "./metering.ts";
import { letGo } from "./moneyLook.ts";
import { KEPT } from "./steps.ts";

type Item = Parameters<Fulfilment["begin"]>[2];
type Order = Parameters<Fulfilment["begin"]>[1];

/** Real time where it is there; of a sample of the past its own. */
const timed = (within: Within): Changing => ({ ...within, clock: within.clock ?? within.businessClock });

/** The app that an item is for; undefined where it is for none of the buyer's. */
async function appFor({ home }: Within, order: Order, item: Item): Promise<AppRow | undefined> {
  const id = item.resourceId ?? item.resourceIds[0] ?? item.spec.labels?.[0];
  const app = id?.startsWith("app_") ? await byId(home.db, id) : undefined;
  return app?.ownerId === order.userId ? app : undefined;
}

const failed = (reason: string): Outcome => ({ state: "FAILED", reason });

/** Starts what was waiting to be paid for. */
async function begin(
  within: Changing,
  app: AppRow,
  order: Order,
  { days, productId }: Item,
): Promise<Outcome> {
  if (app.phase !== "CREATING" || app.productId !== productId)
    return failed("The app does not wait for this any more.");
  const expiresAt = timestamp(within.businessClock, days * DAY);
  const paid = { orderId: String(order.id), expiresAt, dueAt: expiresAt, ...because(within, null) };
  if (app.wish === "STOP") {
    await take(within, app, "HOLD", ["SYSTEM"], paid);
    return { state: "DONE", resourceIds: [app.id] };
  }
  const begun = await bringUp(within, app, {
    revision: app.latestRevision,
    kind: "DEPLOY",
    trigger: "USER",
    createdBy: order.userId,
  });
  await resize(within, app, { ...paid, ...begun });
  return { state: "DONE", resourceIds: [app.id] };
}

/** Lets an app's term go on for longer. */
async function renew(within: Changing, app: AppRow, { days, productId }: Item): Promise<Outcome> {
  if (app.phase === "RECYCLED" || app.phase === "DELETING" || app.phase === "DELETED")
    return failed("The app is deleted: take it out of the bin first.");
  const now = within.businessClock.now();
  const from = Math.max(now, app.expiresAt === null ? now : Date.parse(app.expiresAt));
  const expiresAt = new Date(from + days * DAY).toISOString();
  const longer = await resize(within, app, { expiresAt, dueAt: expiresAt, productId, billing: "MONTHLY" });
  if (longer.phase === "SUSPENDED" && longer.reason === "EXPIRED") await letGo(within, longer);
  return { state: "DONE", resourceIds: [app.id] };
}

/** Gives an app another pack for the rest of its term. */
async function repack(within: Changing, app: AppRow, { productId }: Item): Promise<Outcome> {
  if (!fitsPack({ ...app, productId }))
    return failed("The app is larger than this pack: make it smaller first.");
  await resize(within, app, { productId });
  return { state: "DONE", resourceIds: [app.id] };
}

/** What people order is brought about: an app's first term, more of them, and other packs; all else stays a sample. */
const apps: Fulfilment = {
  begin: async (given, order, item) => {
    const app = await appFor(given, order, item);
    if (!app) return await sampleFulfilment.begin(given, order, item);
    const within = timed(given);
    if (order.kind === "RENEW") return await renew(within, app, item);
    if (order.kind === "UPGRADE" || order.kind === "DOWNGRADE") return await repack(within, app, item);
    return await begin(within, app, order, item);
  },
  revoke: async (given, order, item) => {
    const app = await appFor(given, order, item);
    const isGone = !app || ["DELETING", "RECYCLED", "DELETED"].includes(app.phase);
    if (isGone) return;
    const within = timed(given);
    await endUnderWay(within, app, "CANCELLED");
    await take(within, { ...app, isDeleteProtected: 0 }, "DELETE", ["OWNER"], {
      deploymentId: null,
      deploymentStatus: null,
      ...because(within, "REFUNDED"),
      expiresAt: timestamp(within.businessClock),
      dueAt: timestamp(within.businessClock, KEPT),
    });
  },
  current: async (...given) => await sampleFulfilment.current(...given),
};

fulfilledBy("LAS", apps);
