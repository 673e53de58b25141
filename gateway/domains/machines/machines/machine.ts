import type { Actor, Stand, Step } from "./stand.ts";
import type { State } from "./repository.ts";

export { actors } from "./stand.ts";
export type { ActionReason, Actor, Stand, Step } from "./stand.ts";

const people: readonly Actor[] = ["OWNER", "ADMIN"];
const each = (states: readonly State[], to: State): Partial<Record<State, State>> =>
  Object.fromEntries(states.map((state) => [state, to]));
const same = (states: readonly State[]): Partial<Record<State, State>> =>
  Object.fromEntries(states.map((state) => [state, state]));

/** Where a guest is up. */
export const up = ["RUNNING", "RESCUE", "RESIZED"] as const satisfies State[];
const still = ["RUNNING", "STOPPED"] as const satisfies State[];
const settled = [...up, "STOPPED", "ERROR"] as const satisfies State[];
const held = ["RUNNING", "STOPPED", "RESCUE", "ERROR"] as const satisfies State[];

const isByTerm = ({ period }: Stand): boolean => period !== "HOUR";
/** Without its first term, nothing is made. */
const isUnpaid = (machine: Stand): boolean => isByTerm(machine) && machine.expiresAt === null;
const isProtected = ({ isDeleteProtected }: Stand) => (isDeleteProtected !== 0 ? "DELETE_PROTECTED" : null);

export const peopleSteps = {
  START: { moves: { STOPPED: "RUNNING" }, who: people, task: { name: "STARTING", job: "START" } },
  STOP: {
    moves: each(["RUNNING", "RESCUE"], "STOPPED"),
    who: people,
    task: { name: "STOPPING", job: "STOP" },
    confirm: "SIMPLE",
  },
  REBOOT: {
    moves: same(["RUNNING"]),
    who: people,
    task: { name: "REBOOTING", job: "REBOOT" },
    confirm: "SIMPLE",
  },
  REBOOT_HARD: {
    moves: each(["RUNNING", "ERROR"], "RUNNING"),
    who: people,
    task: { name: "REBOOTING", job: "REBOOT_HARD" },
    guard: (machine) => (isUnpaid(machine) ? "UNPAID" : null),
    confirm: "SIMPLE",
  },
  CONSOLE: { moves: same(up), who: people, isDuringTask: true },
  PASSWORD: {
    moves: same(["RUNNING"]),
    who: people,
    task: { name: "RESETTING_PASSWORD", job: "PASSWORD", isHarmless: true },
    confirm: "SIMPLE",
  },
  SNAPSHOT: {
    moves: same(still),
    who: people,
    task: { name: "SNAPSHOTTING", job: "SNAPSHOT", isHarmless: true },
  },
  SNAPSHOT_RESTORE: {
    moves: same(["STOPPED"]),
    who: people,
    task: { name: "RESTORING", job: "SNAPSHOT_RESTORE" },
    confirm: "SIMPLE",
  },
  SNAPSHOT_DELETE: {
    moves: same(still),
    who: people,
    task: { name: "PRUNING", job: "SNAPSHOT_DELETE", isHarmless: true },
    confirm: "SIMPLE",
  },
  RESCUE: {
    moves: { RUNNING: "RESCUE" },
    who: people,
    task: { name: "RESCUING", job: "RESCUE" },
    confirm: "SIMPLE",
  },
  UNRESCUE: { moves: { RESCUE: "RUNNING" }, who: people, task: { name: "UNRESCUING", job: "UNRESCUE" } },
  REBUILD: {
    moves: each(["STOPPED", "ERROR"], "RUNNING"),
    who: people,
    task: { name: "REBUILDING", job: "REBUILD" },
    guard: (machine) => (isUnpaid(machine) ? "UNPAID" : null),
    confirm: "TYPE_NAME",
  },
  RESIZE: {
    moves: { STOPPED: "RESIZED" },
    who: people,
    task: { name: "RESIZING", job: "RESIZE", isHarmless: true },
  },
  CONFIRM: { moves: { RESIZED: "RUNNING" }, who: [...people, "SYSTEM"], confirm: "SIMPLE" },
  REVERT: {
    moves: { RESIZED: "STOPPED" },
    who: [...people, "SYSTEM"],
    task: { name: "REVERTING", job: "STOP" },
    confirm: "SIMPLE",
  },
  ATTACH: {
    moves: same(["STOPPED"]),
    who: people,
    task: { name: "CONFIGURING", job: "CONFIGURE", isHarmless: true },
  },
  DETACH: {
    moves: same(["STOPPED"]),
    who: people,
    task: { name: "CONFIGURING", job: "CONFIGURE", isHarmless: true },
    confirm: "SIMPLE",
  },
  GROW: {
    moves: same(still),
    who: people,
    task: { name: "CONFIGURING", job: "CONFIGURE", isHarmless: true },
  },
  FIREWALL: {
    moves: same(still),
    who: people,
    task: { name: "CONFIGURING", job: "CONFIGURE", isHarmless: true },
  },
  UPDATE: { moves: same([...settled, "ISOLATED"]), who: people },
  PAY: {
    moves: same(["PENDING"]),
    who: ["OWNER"],
    guard: (machine) => (isUnpaid(machine) ? null : "PAID"),
  },
  RENEW: {
    moves: same([...settled, "ISOLATED"]),
    who: ["OWNER"],
    guard: (machine) => (!isByTerm(machine) || isUnpaid(machine) ? "NOT_BY_TERM" : null),
  },
  RELEASE: {
    moves: each(["STOPPED", "ERROR"], "RECYCLED"),
    who: people,
    task: { name: "RECYCLING", job: "STOP" },
    guard: isProtected,
    confirm: "TYPE_NAME",
  },
  RESTORE: { moves: { RECYCLED: "STOPPED" }, who: people },
  DISCARD: {
    moves: { PENDING: "RELEASED" },
    who: [...people, "SYSTEM"],
    guard: (machine) => (isUnpaid(machine) ? null : "PAID"),
    confirm: "SIMPLE",
  },
  PURGE: { moves: { RECYCLED: "RELEASED" }, who: ["ADMIN", "SYSTEM"], confirm: "TYPE_NAME" },
  LOCK: { moves: each(held, "ISOLATED"), who: ["ADMIN"], task: { name: "ISOLATING", job: "STOP" } },
  UNLOCK: {
    moves: same(["ISOLATED"]),
    who: ["ADMIN"],
    guard: ({ lock }) => (lock === "ABUSE" ? null : "NOT_HELD"),
    confirm: "SIMPLE",
  },
} as const satisfies Record<string, Step>;

export const systemSteps = {
  SPAWN: {
    moves: each(["PENDING", "ERROR"], "RUNNING"),
    who: ["SYSTEM"],
    task: { name: "SPAWNING", job: "SPAWN" },
  },
  ISOLATE: { moves: each(held, "ISOLATED"), who: ["SYSTEM"], task: { name: "ISOLATING", job: "STOP" } },
  RESUME_RUN: { moves: { ISOLATED: "RUNNING" }, who: ["SYSTEM"], task: { name: "RESUMING", job: "START" } },
  RESUME_RESCUE: {
    moves: { ISOLATED: "RESCUE" },
    who: ["SYSTEM"],
    task: { name: "RESUMING", job: "RESCUE" },
  },
  RESUME_STOP: { moves: { ISOLATED: "STOPPED" }, who: ["SYSTEM"] },
  RESUME_ERROR: { moves: { ISOLATED: "ERROR" }, who: ["SYSTEM"] },
  RECYCLE: { moves: { ISOLATED: "RECYCLED" }, who: ["SYSTEM"] },
  REVOKE: {
    moves: each([...settled, "PENDING", "ISOLATED"], "RECYCLED"),
    who: ["SYSTEM"],
    task: { name: "RECYCLING", job: "STOP" },
    isDuringTask: true,
  },
} as const satisfies Record<string, Step>;

export type PeopleAction = keyof typeof peopleSteps;
export type MachineStep = PeopleAction | keyof typeof systemSteps;
