import { AppError } from "#gateway/platform/errors.ts";
import type { AppRow, Phase } from "./repository.ts";

/**
 * Who does something: who pays for the app, an administrator, the platform by itself, or somebody of the app's team by their role
 * there: who may manage it, run it, pay for it, or only see it; or somebody of the staff whom its owner lets do it for a while.
 */
export const actors = [
  "OWNER",
  "ADMIN",
  "SYSTEM",
  "TEAM_ADMIN",
  "TEAM_DEVELOPER",
  "TEAM_BILLING",
  "TEAM_VIEWER",
  "STAFF",
] as const;
export type Actor = (typeof actors)[number];

/** Why an action that the phase offers is not open. */
export type ActionReason =
  | "DELETE_PROTECTED"
  | "UNPAID"
  | "NO_REVISION"
  | "NOTHING_TO_CANCEL"
  | "NOT_HELD"
  | "NOT_BY_TERM"
  | "EXPIRED";

export type Stand = Pick<
  AppRow,
  | "phase"
  | "reason"
  | "isDeleteProtected"
  | "latestRevision"
  | "deploymentStatus"
  | "orderId"
  | "expiresAt"
  | "billing"
>;

export interface Step {
  /** Where it leads, by where it is taken. */
  moves: Partial<Record<Phase, Phase>>;
  who: readonly Actor[];
  guard?: (app: Stand) => ActionReason | null;
  confirm?: "NONE" | "SIMPLE" | "TYPE_NAME";
}

const people: readonly Actor[] = ["OWNER", "ADMIN", "TEAM_ADMIN"];
const runners: readonly Actor[] = [...people, "TEAM_DEVELOPER"];
const payers: readonly Actor[] = ["OWNER", "TEAM_ADMIN", "TEAM_BILLING"];
const each = (phases: readonly Phase[], to: Phase): Partial<Record<Phase, Phase>> =>
  Object.fromEntries(phases.map((phase) => [phase, to]));
const same = (phases: readonly Phase[]): Partial<Record<Phase, Phase>> =>
  Object.fromEntries(phases.map((phase) => [phase, phase]));

/** Where an app's pods may be. */
export const live = ["STARTING", "RUNNING", "DEGRADED", "UPDATING"] as const satisfies Phase[];
const settled = [...live, "STOPPED", "SLEEPING", "FAILED"] as const satisfies Phase[];
const kept = ["CREATING", ...settled, "STOPPING", "SUSPENDED"] as const satisfies Phase[];

/** By a pack that was not paid for, nothing runs. */
const unpaid = ({ billing, expiresAt }: Stand) =>
  billing === "MONTHLY" && expiresAt === null ? "UNPAID" : null;
const holdsMoney = ["DEBT", "BUDGET", "EXPIRED", "REFUNDED", "UNPAID"];

export const peopleSteps = {
  UPDATE: { moves: same(kept), who: runners },
  DEPLOY: {
    moves: {
      STARTING: "STARTING",
      ...each(["RUNNING", "DEGRADED", "UPDATING", "SLEEPING", "FAILED"], "UPDATING"),
      STOPPED: "STOPPED",
    },
    who: runners,
  },
  ROLLBACK: {
    moves: {
      STARTING: "STARTING",
      ...each(["RUNNING", "DEGRADED", "UPDATING", "SLEEPING", "FAILED"], "UPDATING"),
      STOPPED: "STOPPED",
    },
    who: runners,
    guard: ({ latestRevision }) => (latestRevision < 2 ? "NO_REVISION" : null),
    confirm: "SIMPLE",
  },
  SCALE: { moves: same(settled), who: runners },
  RESTART: {
    moves: each(["RUNNING", "DEGRADED"], "STARTING"),
    who: [...runners, "STAFF"],
    confirm: "SIMPLE",
  },
  STOP: {
    moves: each(["STARTING", "RUNNING", "DEGRADED", "UPDATING", "SLEEPING", "FAILED"], "STOPPING"),
    who: runners,
    confirm: "SIMPLE",
  },
  START: { moves: each(["STOPPED", "SLEEPING", "FAILED"], "STARTING"), who: runners, guard: unpaid },
  TERMINAL: { moves: same(live), who: runners },
  SLEEP: { moves: each(["RUNNING", "DEGRADED"], "SLEEPING"), who: [...runners, "SYSTEM"] },
  SLEEP_SET: { moves: same(kept), who: runners },
  CLONE: { moves: same(kept), who: ["OWNER", "TEAM_ADMIN", "TEAM_DEVELOPER"] },
  CANCEL: {
    moves: same(["STARTING", "UPDATING"]),
    who: runners,
    guard: ({ deploymentStatus }) =>
      deploymentStatus === null || deploymentStatus === "CHECKING" ? "NOTHING_TO_CANCEL" : null,
  },
  PAY: {
    moves: same(["CREATING"]),
    who: payers,
    guard: (app) => (unpaid(app) === null ? "NOT_HELD" : null),
    confirm: "SIMPLE",
  },
  RENEW: {
    moves: same(kept),
    who: payers,
    guard: ({ billing, expiresAt }) => (billing === "MONTHLY" && expiresAt !== null ? null : "NOT_BY_TERM"),
  },
  ENVIRONMENT: { moves: same([...kept, "DELETING", "RECYCLED"]), who: runners },
  MOVE: { moves: same([...kept, "RECYCLED"]), who: people },
  DELETE: {
    moves: each(kept, "DELETING"),
    who: people,
    guard: ({ isDeleteProtected }) => (isDeleteProtected ? "DELETE_PROTECTED" : null),
    confirm: "TYPE_NAME",
  },
  RESTORE: { moves: { RECYCLED: "STOPPED" }, who: people },
  PURGE: { moves: { RECYCLED: "DELETED" }, who: [...people, "SYSTEM"], confirm: "TYPE_NAME" },
  SUSPEND: {
    moves: each([...settled, "STOPPING"], "SUSPENDED"),
    who: ["ADMIN", "SYSTEM"],
    confirm: "SIMPLE",
  },
  RESUME: {
    moves: { SUSPENDED: "STOPPED" },
    who: ["ADMIN", "SYSTEM"],
    guard: ({ reason }) => (holdsMoney.includes(reason ?? "") ? "NOT_HELD" : null),
  },
} as const satisfies Record<string, Step>;

/** What the platform does by itself. */
export const systemSteps = {
  BEGIN: { moves: { CREATING: "STARTING" }, who: ["SYSTEM"] },
  HOLD: { moves: { CREATING: "STOPPED" }, who: ["SYSTEM"] },
  FAIL: { moves: each(["CREATING", "STARTING", "UPDATING", "STOPPING"], "FAILED"), who: ["SYSTEM"] },
  SUCCEED: { moves: each(["STARTING", "UPDATING"], "RUNNING"), who: ["SYSTEM"] },
  FALL_BACK: { moves: each(["STARTING", "UPDATING"], "RUNNING"), who: ["SYSTEM"] },
  DEGRADE: { moves: { RUNNING: "DEGRADED" }, who: ["SYSTEM"] },
  RECOVER: { moves: { DEGRADED: "RUNNING" }, who: ["SYSTEM"] },
  STOPPED: { moves: { STOPPING: "STOPPED", STARTING: "STOPPED", UPDATING: "STOPPED" }, who: ["SYSTEM"] },
  WAKE: { moves: { SLEEPING: "STARTING" }, who: ["SYSTEM"] },
  RESUME_RUN: { moves: { SUSPENDED: "STARTING" }, who: ["ADMIN", "SYSTEM"] },
  DISCARD: { moves: { CREATING: "DELETED" }, who: ["SYSTEM"] },
  RECYCLE: { moves: { DELETING: "RECYCLED", SUSPENDED: "RECYCLED" }, who: ["SYSTEM"] },
} as const satisfies Record<string, Step>;

export type PeopleAction = keyof typeof peopleSteps;
export type AppAction = PeopleAction | keyof typeof systemSteps;

const steps: Readonly<Record<AppAction, Step>> = { ...peopleSteps, ...systemSteps };
export const stepOf = (action: AppAction): Step => steps[action];

/** What people can do, in the order in which it is offered. */
export const peopleActions = Object.keys(peopleSteps).filter((key): key is PeopleAction =>
  Object.hasOwn(peopleSteps, key),
);

export const isOffered = (app: Stand, action: AppAction, who: readonly Actor[]): boolean =>
  steps[action].moves[app.phase] !== undefined && steps[action].who.some((one) => who.includes(one));

/** Why an action that is offered is not open; null where it is. */
export const reasonOf = (app: Stand, action: AppAction): ActionReason | null =>
  steps[action].guard?.(app) ?? null;

const refused = (reason: string) =>
  new AppError(
    "STEP_REFUSED",
    "The app cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the phase it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, STEP_REFUSED with `reason`.
 */
export function allow(app: Stand, action: AppAction, who: readonly Actor[]): Phase {
  if (!steps[action].who.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with an app.");
  const to = steps[action].moves[app.phase];
  if (to === undefined) throw refused("STATE");
  const reason = reasonOf(app, action);
  if (reason !== null) throw refused(reason);
  return to;
}
