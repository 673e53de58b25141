import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { because, noteAct, overtaken, tell } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, insert, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { addRevision } from "#gateway/domains/hosting/deployments/rules.ts";
import {
  filesOf,
  sleepOf,
  specOf,
  variablesOf,
  type KeptVariable,
  type Snapshot,
} from "#gateway/domains/hosting/specs/rules.ts";
import { afford, withinPack } from "./affording.ts";
import { inHolding } from "#gateway/domains/ledger/transactions/rules.ts";
import { bringUp, triggerOf } from "./deploying.ts";
import { resize, take } from "./metering.ts";
import { hostOf } from "./names.ts";
import { orderFor, packOf, type Pack } from "./packs.ts";
import { holdPlace, placeOf, type Place } from "./places.ts";
import { withinQuota } from "./quotas.ts";
import { sealedBy } from "./variables.ts";

export const tagsOf = z.array(text(1, 30)).max(10);
export const displayNameOf = text(1, 60);
export const iconOf = z
  .string()
  .max(60)
  .regex(/^[\w./-]*$/)
  .nullish()
  .transform((given) => given || null);

const never = { isEnabled: false, idleMinutes: 30 };

/** What a new app is made of, once it is read. */
export interface NewApp {
  name: string;
  displayName: string;
  icon: string | null;
  tags: string[];
  snapshot: Snapshot;
  replicas: number;
  sleep: AppRow["sleep"];
  isStarted: boolean;
  templateId: string | null;
  pack: Pack | null;
  comment: string;
}

/** Makes an app of what was read, within a transaction that holds its owner's money. */
async function make(inside: RequestContext, place: Place, wanted: NewApp): Promise<AppRow> {
  const { db } = inside.home;
  const { ownerId, teamId, projectId } = place;
  const { name, snapshot, replicas, pack } = wanted;
  const host = await hostOf(db, ownerId, name);
  const at = timestamp(inside.clock);
  const id = newId("app", inside.clock);
  const isWaiting = pack !== null;
  const row: Parameters<typeof insert>[1] = {
    id,
    ownerId,
    teamId,
    projectId,
    name,
    host,
    displayName: wanted.displayName,
    icon: wanted.icon,
    tags: wanted.tags,
    phase: isWaiting || wanted.isStarted ? "CREATING" : "STOPPED",
    wish: wanted.isStarted ? "RUN" : "STOP",
    ...because(inside, isWaiting ? "UNPAID" : null),
    spec: snapshot.spec,
    replicas,
    readyReplicas: 0,
    sleep: wanted.sleep,
    billing: isWaiting ? "MONTHLY" : "HOURLY",
    productId: pack?.productId ?? null,
    orderId: null,
    expiresAt: null,
    isAutoRenewed: pack?.isAutoRenewed ? 1 : 0,
    isDeleteProtected: 0,
    templateId: wanted.templateId,
    currentRevision: null,
    latestRevision: 1,
    deploymentId: null,
    deploymentStatus: null,
    meterId: null,
    // What nobody pays for goes away by itself.
    dueAt: isWaiting ? timestamp(inside.businessClock, DAY) : null,
    idleAt: null,
    phaseAt: at,
    runningSince: null,
    createdAt: at,
    updatedAt: at,
  };
  withinPack(row);
  await withinQuota(db, ownerId, row);
  if (wanted.isStarted) await afford(db, row);
  const app = await insert(db, row);
  tell(inside, app, "CREATED");
  await noteAct(inside, app, { what: "CREATE" });
  const said = { cause: "CREATE", comment: wanted.comment, createdBy: viewerIdOf(inside) } as const;
  await addRevision(inside, { ...app, latestRevision: 0 }, snapshot, said);
  if (pack) {
    const order = await orderFor(inside, app, pack);
    // What costs nothing is paid for at once.
    return await resize(inside, (await byId(db, id)) ?? app, order);
  }
  if (!wanted.isStarted) return app;
  const begun = await bringUp(inside, app, { revision: 1, kind: "DEPLOY", ...triggerOf(inside) });
  return await take(inside, app, "BEGIN", ["SYSTEM"], begun);
}

/** Makes an app of the viewer's own, or in a project, which its team's owner pays for. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function makeApp(
  context: RequestContext,
  projectId: string | null,
  wanted: NewApp,
): Promise<AppRow> {
  const { ownerId } = await placeOf(context, projectId);
  return await inHolding(context, ownerId, async (inside) => {
    const place = await holdPlace(inside, projectId);
    if (place.ownerId !== ownerId) throw overtaken();
    return await make(inside, place, wanted);
  });
}

interface Given {
  name: string;
  displayName?: string | null;
  projectId?: string | null;
  billing?: Parameters<typeof packOf>[0];
}

/**
 * Makes an app.
 * @throws {AppError} BAD_USER_INPUT, NAME_RESERVED, QUOTA_EXCEEDED, INSUFFICIENT_BALANCE, COUPON_UNUSABLE.
 */
export async function create(context: RequestContext, input: Given): Promise<AppRow> {
  const prices = await currentPrices(context.home.db);
  const read = validate(
    z.object({
      name: z.string().trim(),
      displayName: displayNameOf.nullish(),
      icon: iconOf,
      tags: tagsOf,
      spec: specOf(prices),
      variables: variablesOf,
      files: filesOf,
      replicas: z
        .int()
        .min(1)
        .max(Number(prices("LAS_REPLICAS"))),
      sleep: sleepOf.nullish(),
      isStarted: z.boolean(),
      templateId: text(1, 60).nullish(),
    }),
    input,
  );
  const none: KeptVariable[] = [];
  const { spec, files } = read;
  return await makeApp(context, input.projectId ?? null, {
    ...read,
    displayName: read.displayName ?? read.name,
    sleep: read.sleep ?? never,
    templateId: read.templateId ?? null,
    snapshot: { spec, files, variables: sealedBy(context, read.variables, none) },
    pack: packOf(input.billing),
    comment: "",
  });
}
