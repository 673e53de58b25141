import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { sampleId } from "#gateway/platform/ids.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { metersRunning } from "#gateway/domains/ledger/usage/rules.ts";
import { insert, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { insertSampleDeployment, insertSampleRevision } from "#gateway/domains/hosting/deployments/rules.ts";
import { noteEvent } from "#gateway/domains/hosting/pods/repository.ts";
import { changesBetween, type Snapshot } from "#gateway/domains/hosting/specs/rules.ts";

const version = z.strictObject({
  image: z.string(),
  comment: z.string(),
  minutesAgo: z.int().positive(),
  failed: z.enum(["IMAGE_PULL_FAILED", "HEALTH_CHECK_FAILED", "EXITED"]).optional(),
  message: z.string().default(""),
});
const sample = z.strictObject({
  id: z.string(),
  ownerId: z.string(),
  teamId: z.string().nullable().default(null),
  projectId: z.string().nullable().default(null),
  name: z.string(),
  displayName: z.string(),
  icon: z.string().nullable().default(null),
  tags: z.array(z.string()),
  phase: z.enum(["RUNNING", "STOPPED", "SLEEPING", "FAILED"]),
  cpuMilli: z.int(),
  memoryMib: z.int(),
  replicas: z.int().default(1),
  ports: z.array(z.int()).default([]),
  health: z.string().nullable().default(null),
  volumes: z.array(z.strictObject({ name: z.string(), mountPath: z.string(), sizeGib: z.int() })).default([]),
  variables: z.record(z.string(), z.string()).default({}),
  pack: z.string().nullable().default(null),
  daysLeft: z.int().default(0),
  versions: z.array(version).min(1),
});
type Sample = z.output<typeof sample>;

function snapshotOf(one: Sample, image: string): Snapshot {
  const [first] = one.ports;
  return {
    spec: {
      image,
      command: null,
      args: null,
      cpuMilli: one.cpuMilli,
      memoryMib: one.memoryMib,
      ports: one.ports.map((port) => ({ port, protocol: "HTTP", isPublic: true })),
      health: first === undefined ? null : { port: first, path: one.health },
      volumes: one.volumes,
      isReadOnly: false,
    },
    variables: Object.entries(one.variables).map(([key, value]) => ({ key, value, isSecret: false })),
    files: [],
  };
}

async function fillOne(home: Store, one: Sample, clock: Clock, meterId: string | null): Promise<void> {
  const ago = (minutes: number) => timestamp(clock, -minutes * MINUTE);
  const made = one.versions[0]?.minutesAgo ?? 1;
  const last = one.versions.at(-1);
  const serving = one.versions.findLastIndex(({ failed }) => failed === undefined) + 1;
  const failure = one.phase === "FAILED" ? last?.failed : undefined;
  const image = (one.phase === "FAILED" ? last : one.versions[serving - 1])?.image ?? "";
  const since = ago(last?.minutesAgo ?? 1);
  const isRunning = one.phase === "RUNNING";
  const expiresAt = one.pack === null ? null : timestamp(clock, one.daysLeft * DAY);
  const row: Parameters<typeof insert>[1] = {
    id: one.id,
    ownerId: one.ownerId,
    teamId: one.teamId,
    projectId: one.projectId,
    name: one.name,
    host: one.name,
    displayName: one.displayName,
    icon: one.icon,
    tags: one.tags,
    phase: one.phase,
    wish: one.phase === "STOPPED" ? "STOP" : "RUN",
    reason: failure ?? null,
    reasonMessage: failure ? (last?.message ?? "") : "",
    reasonSince: failure ? since : null,
    spec: snapshotOf(one, image).spec,
    replicas: one.replicas,
    readyReplicas: isRunning ? one.replicas : 0,
    sleep: { isEnabled: one.phase === "SLEEPING", idleMinutes: 30 },
    billing: one.pack === null ? "HOURLY" : "MONTHLY",
    productId: one.pack,
    orderId: null,
    expiresAt,
    isAutoRenewed: 0,
    isDeleteProtected: one.id === "app_demo" ? 1 : 0,
    templateId: null,
    currentRevision: serving === 0 ? null : serving,
    latestRevision: one.versions.length,
    deploymentId: null,
    deploymentStatus: null,
    meterId,
    dueAt: expiresAt,
    idleAt: null,
    phaseAt: since,
    runningSince: isRunning ? since : null,
    createdAt: ago(made),
    updatedAt: since,
  };
  await insert(home.db, row);
  await fillVersions(home, one, row, clock);
}

async function fillVersions(
  home: Store,
  one: Sample,
  { id, ownerId }: Pick<AppRow, "id" | "ownerId">,
  clock: Clock,
): Promise<void> {
  let before: Snapshot | null = null;
  let served: number | null = null;
  for (const [at, { image, comment, minutesAgo, failed, message }] of one.versions.entries()) {
    const number = at + 1;
    const snapshot = snapshotOf(one, image);
    const then: Clock = { now: () => clock.now() - minutesAgo * MINUTE };
    const createdAt = timestamp(then);
    await insertSampleRevision(home.db, {
      appId: id,
      number,
      snapshot,
      changes: before ? changesBetween(before, snapshot) : [],
      comment,
      createdBy: ownerId,
      createdAt,
    });
    await insertSampleDeployment(home.db, {
      id: sampleId("dep", then),
      appId: id,
      ownerId,
      revision: number,
      previousRevision: served,
      errorCode: failed ?? null,
      errorMessage: message,
      at: then,
    });
    const what = failed ? ("DEPLOY_FAILED" as const) : ("DEPLOYED" as const);
    const lastAt = timestamp(then, 48_000);
    const type = failed ? "WARNING" : "NORMAL";
    const reason = failed ?? null;
    const event = { appId: id, pod: null, revision: number, type, what, reason, message, lastAt } as const;
    await noteEvent(home.db, { ...event, id: sampleId("evt", then) });
    before = snapshot;
    if (!failed) served = number;
  }
}

/** Apps of the sample accounts in different phases; those that run are brought up by the reconciler once the gateway leads. */
export async function seedApps(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const meters = await metersRunning(home.db);
  for (const one of readRows(sample, fixture)) {
    const meter = meters.find(({ userId, name }) => userId === one.ownerId && name === one.name);
    await fillOne(
      home,
      one,
      clock,
      one.pack === null && one.phase === "RUNNING" ? (meter?.id ?? null) : null,
    );
  }
}
