import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Actor } from "./machine.ts";
import * as machines from "./repository.ts";
import type { MachineChanges, MachineRow } from "./repository.ts";
import { warningOf } from "./warning.ts";

export { allow, isOffered, peopleActions, reasonOf, stepOf } from "./allowing.ts";
export { busy, dueUntil, idleIn, inQuestion, nextDue, nextWarning, warnedUntil } from "./listRepository.ts";
export { up } from "./machine.ts";
export type { Actor, MachineStep } from "./machine.ts";
export { isEnding, warningOf } from "./warning.ts";
export { change as changeOperation, insert as insertOperation } from "./operationRepository.ts";

/** The live topic of everybody's machines, and of those of one person. */
export const TOPIC = "machines_machines";
export const topicOf = (userId: string): string => `${TOPIC}:${userId}`;
/** The live topic on which the reconciler hears what it has to look at. */
export const WAKE = "machines_wake";

/** Administrators see and manage everybody's machines. */
export const isAdmin = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "all") ?? false;

/** A machine that the viewer sees; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<MachineRow | null> {
  const row = await machines.byId(context.home.db, id);
  if (!row || row.state === "RELEASED") return null;
  return row.ownerId === viewerIdOf(context) || isAdmin(context) ? row : null;
}

/** @throws {AppError} NOT_FOUND */
export async function machineOf(context: RequestContext, id: string): Promise<MachineRow> {
  const row = await find(context, id);
  if (!row) throw notFound("Machine");
  return row;
}

/** As what the viewer stands before a machine. */
export const whoIs = (context: RequestContext, { ownerId }: Pick<MachineRow, "ownerId">): Actor[] => [
  ...(ownerId === viewerIdOf(context) ? (["OWNER"] as const) : []),
  ...(isAdmin(context) ? (["ADMIN"] as const) : []),
];

/** Somebody else was faster; the answer holds what the machine is now. */
export const overtaken = (now?: MachineRow): AppError =>
  new AppError("VERSION_CONFLICT", "Machine: it changed meanwhile. Look at it again, and then do this.", {
    ...(now && { current: { id: now.id, name: now.name, state: now.state, version: now.version } }),
  });

/** What changing a machine needs of where it happens. */
export type Changing = Within & { clock: Clock };

/** Says that a machine changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">,
  { id, ownerId }: Pick<MachineRow, "id" | "ownerId">,
  kind: "CREATED" | "UPDATED" | "DELETED" = "UPDATED",
): void =>
  afterwards(() => {
    homeLive.publish(topicOf(ownerId), { kind, id });
    homeLive.publish(TOPIC, { kind, id });
  });

/** Asks the reconciler to look at a machine, once what changed is kept. */
export const wake = ({ homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">, id: string): void =>
  afterwards(() => homeLive.publish(WAKE, { kind: "UPDATED", id }));

/** When something happens to a machine by itself: the end of its state or of its term; while it is busy, once it is not. */
function dueOf({ task, state, until, expiresAt, period }: MachineRow): string | null {
  if (task !== null || state === "RELEASED") return null;
  const isTerm = period !== "HOUR" && ["RUNNING", "STOPPED", "RESCUE", "RESIZED", "ERROR"].includes(state);
  const moments = [until, isTerm ? expiresAt : null].filter((one) => one !== null);
  return moments.toSorted()[0] ?? null;
}

/**
 * Writes something into a machine as it was read, and tells of it.
 * @throws {AppError} VERSION_CONFLICT where somebody was faster.
 */
export async function amend(
  within: Changing,
  machine: MachineRow,
  changes: MachineChanges,
): Promise<MachineRow> {
  const updatedAt = timestamp(within.clock);
  const dueAt = dueOf({ ...machine, ...changes });
  const warnAt = warningOf({ ...machine, ...changes }, within.businessClock.now());
  const changed = await machines.update(within.home.db, machine, { ...changes, dueAt, warnAt, updatedAt });
  if (!changed) throw overtaken(await machines.byId(within.home.db, machine.id));
  tell(within, changed, changed.state === "RELEASED" ? "DELETED" : "UPDATED");
  return changed;
}

/** Writes into the security record of whose machine it is what somebody does to it. */
export async function noteAct(
  context: RequestContext,
  { id, name, ownerId }: Pick<MachineRow, "id" | "name" | "ownerId">,
  what: string,
): Promise<void> {
  const actor = viewerIdOf(context);
  await note(context, {
    kind: "machineChanged",
    userId: ownerId,
    sessionId: context.viewer?.sessionId ?? null,
    target: id,
    detail: {
      machine: name,
      what,
      ...(context.viewer?.scopes && { via: "API" }),
      ...(actor !== ownerId && { actor }),
    },
  });
}
