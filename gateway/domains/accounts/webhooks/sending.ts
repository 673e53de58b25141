import { z } from "zod";
import { DAY, HOUR, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import type { JobFacts } from "#gateway/platform/jobs/jobs.ts";
import { outboundFailure } from "#gateway/platform/outbound/outbound.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { HOOKS, tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { dispatch, SEND, topicOf } from "./deliveries.ts";
import * as kept from "./deliveryRepository.ts";
import * as hooks from "./repository.ts";
import type { WebhookDeliveryRow, WebhookOffReasonText, WebhookRow } from "./repository.ts";
import { signatureOf } from "./signing.ts";

/** How long after each attempt that came to nothing the next one follows; after the last it is given up. */
const WAITS = [MINUTE / 2, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR] as const;
/** An endpoint to which nothing could be delivered for so long is switched off. */
const PATIENCE = 5 * DAY;
const ANSWER = 2_000;
const GONE = 410;

interface Work extends Services, JobFacts {
  /** Does something once the transaction is kept. */
  afterwards: (work: () => void) => void;
}
type Outcome = Pick<WebhookDeliveryRow, "responseCode" | "answer" | "failure" | "durationMs">;

function secretsOf({ sealer, clock }: Services, { secret, formerSecret, formerUntil }: WebhookRow): string[] {
  const isBoth = formerSecret !== null && formerUntil !== null && formerUntil > timestamp(clock);
  return [secret, ...(isBoth ? [formerSecret] : [])].map((sealed) => sealer.open(sealed));
}

const failureOf = (status: number): Outcome["failure"] => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "refused";
};

/** Sends it, and answers what came of it. */
async function ask(work: Services, { url, ...hook }: WebhookRow, row: WebhookDeliveryRow): Promise<Outcome> {
  const { id, payload: body } = row;
  const seconds = Math.floor(work.clock.now() / 1000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatureOf({ id, timestamp: seconds, body }, secretsOf(work, { url, ...hook })),
  };
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    const answer = await work.outbound.fetch(url, { method: "POST", headers, body });
    const said = (await answer.text()).replaceAll("\0", "\uFFFD").slice(0, ANSWER).toWellFormed();
    const { status } = answer;
    return { responseCode: status, answer: said, failure: failureOf(status), durationMs: since() };
  } catch (error) {
    return { responseCode: null, answer: null, failure: outboundFailure(error), durationMs: since() };
  }
}

/** Switches an endpoint off, and tells whose it is, once. */
async function end(
  work: Work,
  { id, userId, name }: WebhookRow,
  reason: WebhookOffReasonText,
): Promise<void> {
  if (!(await hooks.switchOff(work.home.db, id, reason))) return;
  await tell({ ...work, homeLive: work.live }, userId, {
    kind: "system",
    tone: "bad",
    message: reason === "gone" ? "webhookGone" : "webhookOff",
    params: { name },
    link: "/user/profile/webhooks",
  });
}

/** Keeps what came of an attempt with what follows from it, unless somebody else did so before. */
async function settle(
  work: Work,
  hook: WebhookRow,
  row: WebhookDeliveryRow,
  outcome: Outcome,
): Promise<void> {
  const { home, clock, jobs } = work;
  const isWell = outcome.failure === null;
  const isGone = outcome.responseCode === GONE;
  const attempts = row.attempts + 1;
  const wait = isWell || isGone || outcome.failure === "off" ? undefined : WAITS[attempts - 1];
  const nextAttemptAt = wait === undefined ? null : timestamp(clock, wait);
  const changed = await kept.update(home.db, row, {
    ...outcome,
    status: isWell ? "delivered" : nextAttemptAt === null ? "failed" : "pending",
    attempts,
    attemptedAt: timestamp(clock),
    nextAttemptAt,
  });
  if (!changed) return;
  if (nextAttemptAt !== null)
    await jobs.add(home.db, SEND, { id: row.id, attempt: attempts + 1 }, nextAttemptAt);
  if (outcome.failure === "off") return;
  const failingSince = isWell ? null : (hook.failingSince ?? timestamp(clock));
  if (failingSince !== hook.failingSince) await hooks.setFailing(home.db, hook.id, failingSince);
  if (isGone) await end(work, hook, "gone");
  else if (failingSince !== null && failingSince <= timestamp(clock, -PATIENCE))
    await end(work, hook, "failing");
}

const asked = z.object({ id: z.string(), attempt: z.int() });
const off: Outcome = { responseCode: null, answer: null, failure: "off", durationMs: null };

/** Sends a delivery, at least once for each attempt, always by the same `webhook-id`. */
const send: JobHandler = async (work) => {
  const { id, attempt } = asked.parse(work.payload);
  const row = await kept.byId(work.home.db, id);
  if (row?.status !== "pending" || row.attempts !== attempt - 1) return;
  const hook = await hooks.byId(work.home.db, row.webhookId);
  if (!hook) return;
  // A test is sent to what is switched off too.
  const outcome = hook.isEnabled || row.kind === null ? await ask(work, hook, row) : off;
  const later: (() => void)[] = [];
  const afterwards = (one: () => void) => void later.push(one);
  await inHome({ ...work, afterwards }, (inside) => settle(inside, hook, row, outcome));
  for (const one of later) one();
  work.jobs.wake();
  work.live.publish(topicOf(hook.userId), { kind: "UPDATED", id: hook.id });
};

export const jobs = { [HOOKS]: dispatch, [SEND]: send };
