import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { allow, overtaken, wake } from "#gateway/domains/hosting/apps/rules.ts";
import { change } from "#gateway/domains/hosting/controls/rules.ts";
import { nextTimes } from "./plan.ts";
import * as crons from "./repository.ts";
import type { CronJobRow, CronRunRow } from "./repository.ts";
import { jobOf, topicOf } from "./rules.ts";
import { insertRun } from "./runRepository.ts";

const MOST = 20;

const wanted = z.object({
  name: text(1, 60),
  cron: text(1, 120),
  timezone: text(1, 60),
  command: z
    .array(
      z
        .string()
        .max(4_096)
        .regex(/^[^\0]*$/),
    )
    .min(1)
    .max(20)
    .refine((parts) => parts.join(" ").length <= 4_096, "at most 4 KiB"),
  timeoutSeconds: z.int().min(1).max(3_600),
  retries: z.int().min(0).max(3),
  concurrency: z.enum(["FORBID", "REPLACE"]),
  isEnabled: z.boolean(),
});

function read(context: RequestContext, input: object) {
  const { isEnabled, ...job } = validate(wanted, input);
  const [next] = nextTimes(job.cron, job.timezone, context.clock.now(), 1);
  return { ...job, isEnabled: isEnabled ? 1 : 0, nextRunAt: isEnabled ? (next ?? null) : null };
}

const tell = ({ afterwards, homeLive }: RequestContext, appId: string): void =>
  afterwards(() => homeLive.publish(topicOf(appId), { kind: "UPDATED", id: appId }));

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, QUOTA_EXCEEDED. */
export async function create(context: RequestContext, appId: string, input: object): Promise<CronJobRow> {
  const job = read(context, input);
  return await change(
    context,
    appId,
    { what: "CRON_CREATE", more: { job: job.name } },
    async (inside, app, who) => {
      allow(app, "UPDATE", who);
      const used = (await crons.ofApp(inside.home.db, app.id)).length;
      if (used >= MOST)
        throw new AppError("QUOTA_EXCEEDED", `An app has at most ${MOST} cron jobs: delete one first.`, {
          kind: "cronJobs",
          limit: MOST,
          used,
        });
      const ids = { id: newId("crn", inside.clock), appId: app.id };
      const row = { ...ids, ...job, version: 1, createdAt: timestamp(inside.clock) };
      await crons.insert(inside.home.db, row);
      tell(inside, app.id);
      return row;
    },
  );
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, input, expectedVersion }: { id: string; input: object; expectedVersion: number },
): Promise<CronJobRow> {
  const found = await jobOf(context, id);
  const job = read(context, input);
  const changed = { what: "CRON_UPDATE", more: { job: job.name } } as const;
  return await change(context, found.appId, changed, async (inside, app, who) => {
    allow(app, "UPDATE", who);
    const row = await crons.update(inside.home.db, { id, version: expectedVersion }, job);
    if (!row) throw overtaken();
    tell(inside, row.appId);
    return row;
  });
}

export async function remove(context: RequestContext, id: string): Promise<string> {
  const { appId, name } = await jobOf(context, id);
  await change(context, appId, { what: "CRON_DELETE", more: { job: name } }, async (inside, app, who) => {
    allow(app, "UPDATE", who);
    await crons.remove(inside.home.db, id);
    tell(inside, appId);
  });
  return id;
}

/** Has a job run now. @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function run(context: RequestContext, id: string): Promise<CronRunRow> {
  const { appId, name } = await jobOf(context, id);
  return await change(context, appId, { what: "CRON_RUN", more: { job: name } }, async (inside, app, who) => {
    allow(app, "UPDATE", who);
    if (app.currentRevision === null)
      throw new AppError("STEP_REFUSED", "The app has no version that ran: start it first.", {
        reason: "NO_REVISION",
      });
    const row = await insertRun(inside.home.db, {
      id: newId("run", inside.clock),
      jobId: id,
      attempt: 1,
      isManual: 1,
      startedAt: timestamp(inside.clock),
    });
    tell(inside, appId);
    wake(inside, appId);
    return row;
  });
}

/** The next times of a plan. @throws {AppError} BAD_USER_INPUT */
export const preview = ({ clock }: RequestContext, cron: string, timezone: string): string[] => {
  if (cron.length > 120 || timezone.length > 60)
    throw badInput({ cron: { code: "TOO_LONG", message: "The plan is too long." } });
  return nextTimes(cron, timezone, clock.now(), 5);
};
