import { timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { hasSecret } from "#gateway/platform/redaction.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import { page } from "#gateway/domains/hosting/logs/rules.ts";
import { ofApp } from "#gateway/domains/hosting/pods/rules.ts";
import { tell } from "./changes.ts";
import { keepSnapshot, type TicketRow } from "./repository.ts";
import type { TicketPriority, TicketResourceRow, TicketSnapshotRow } from "./values.ts";

/** So many of the last lines go along. */
const LINES = 20;

/** A line of a log as others may read it: what looks like a secret is not told. */
export const shownLine = (text: string): string => (hasSecret(text) ? "••••••" : text.slice(0, 500));

/** The newest lines of an app's log; none where they cannot be read now. */
async function lastLines(context: RequestContext, appId: string): Promise<string[]> {
  try {
    return (await page(context, { appId, first: LINES })).lines.map(({ text }) => shownLine(text));
  } catch {
    return [];
  }
}

/** Reads the last lines of the app's log for a ticket that is kept: an engine is never asked within a transaction. */
export const addLines = (context: RequestContext, ticket: TicketRow): void =>
  context.background.after(0, async () => {
    const { id, resource, snapshot } = ticket;
    const lines = resource && snapshot ? await lastLines(context, resource.id) : [];
    if (!snapshot || lines.length === 0) return;
    await keepSnapshot(context.home.db, id, { ...snapshot, lines });
    tell(context, ticket);
  });

/** Whether an app that is paid for is down: it failed, or none of its pods is ready though it is to run. */
const isDown = ({ phase, wish, readyReplicas, billing, expiresAt }: AppRow): boolean =>
  (billing === "HOURLY" || expiresAt !== null) &&
  (phase === "FAILED" ||
    (wish === "RUN" && readyReplicas === 0 && (phase === "DEGRADED" || phase === "UPDATING")));

/** What is known of the app that a new ticket is about. */
export interface Linked {
  resource: TicketResourceRow;
  snapshot: TicketSnapshotRow;
}

/**
 * Looks at the app that a new ticket is about, and whether it may be urgent; outside of any transaction.
 * @throws {AppError} NOT_FOUND; BAD_USER_INPUT where nothing that is paid for is down.
 */
export async function lookAt(
  context: RequestContext,
  appId: string | null,
  priority: TicketPriority,
): Promise<Linked | null> {
  const app = appId === null ? null : await appOf(context, appId);
  if (priority === "URGENT" && (app === null || !isDown(app)))
    throw badInput({
      priority: {
        code: "INVALID",
        message: "Urgent is for an app that is paid for and down: link it, or choose another priority.",
        params: { reason: "NOT_DOWN" },
      },
    });
  if (app === null) return null;
  const pods = await ofApp(context, app.id);
  return {
    resource: { type: "APP", id: app.id, name: app.displayName || app.name },
    snapshot: {
      takenAt: timestamp(context.businessClock),
      phase: app.phase,
      reason: app.reason,
      image: app.spec.image,
      revision: app.currentRevision,
      readyReplicas: app.readyReplicas,
      replicas: app.replicas,
      nodes: [...new Set(pods.flatMap(({ node }) => node ?? []))],
      lines: [],
    },
  };
}
