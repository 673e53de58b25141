import { describe, expect, it } from "vitest";
import {
  actors,
  allow,
  isOffered,
  peopleSteps,
  systemSteps,
  type AppAction,
  type Stand,
} from "#gateway/domains/hosting/apps/machine.ts";
import { appPhases, type Phase } from "#gateway/domains/hosting/apps/repository.ts";

const phases: readonly Phase[] = [...appPhases, "DELETED"];
const stand = (phase: Phase, changes: Partial<Stand> = {}): Stand => ({
  phase,
  reason: null,
  isDeleteProtected: 0,
  latestRevision: 2,
  deploymentStatus: "QUEUED",
  orderId: null,
  expiresAt: null,
  billing: "HOURLY",
  ...changes,
});

/** By hand, and never of the code: where each action leads, and who takes it. */
const table: Record<AppAction, { who: string; ways: string }> = {
  UPDATE: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "CREATING STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED STOPPING SUSPENDED",
  },
  DEPLOY: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "STARTING RUNNING>UPDATING DEGRADED>UPDATING UPDATING SLEEPING>UPDATING FAILED>UPDATING STOPPED",
  },
  ROLLBACK: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "STARTING RUNNING>UPDATING DEGRADED>UPDATING UPDATING SLEEPING>UPDATING FAILED>UPDATING STOPPED",
  },
  SCALE: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED",
  },
  RESTART: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER STAFF",
    ways: "RUNNING>STARTING DEGRADED>STARTING",
  },
  STOP: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "STARTING>STOPPING RUNNING>STOPPING DEGRADED>STOPPING UPDATING>STOPPING SLEEPING>STOPPING FAILED>STOPPING",
  },
  START: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "STOPPED>STARTING SLEEPING>STARTING FAILED>STARTING",
  },
  TERMINAL: { who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER", ways: "STARTING RUNNING DEGRADED UPDATING" },
  SLEEP: { who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER SYSTEM", ways: "RUNNING>SLEEPING DEGRADED>SLEEPING" },
  SLEEP_SET: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "CREATING STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED STOPPING SUSPENDED",
  },
  CLONE: {
    who: "OWNER TEAM_ADMIN TEAM_DEVELOPER",
    ways: "CREATING STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED STOPPING SUSPENDED",
  },
  CANCEL: { who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER", ways: "STARTING UPDATING" },
  PAY: { who: "OWNER TEAM_ADMIN TEAM_BILLING", ways: "" },
  RENEW: { who: "OWNER TEAM_ADMIN TEAM_BILLING", ways: "" },
  ENVIRONMENT: {
    who: "OWNER ADMIN TEAM_ADMIN TEAM_DEVELOPER",
    ways: "CREATING STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED STOPPING SUSPENDED DELETING RECYCLED",
  },
  MOVE: {
    who: "OWNER ADMIN TEAM_ADMIN",
    ways: "CREATING STARTING RUNNING DEGRADED UPDATING STOPPED SLEEPING FAILED STOPPING SUSPENDED RECYCLED",
  },
  DELETE: {
    who: "OWNER ADMIN TEAM_ADMIN",
    ways: "CREATING>DELETING STARTING>DELETING RUNNING>DELETING DEGRADED>DELETING UPDATING>DELETING STOPPED>DELETING SLEEPING>DELETING FAILED>DELETING STOPPING>DELETING SUSPENDED>DELETING",
  },
  RESTORE: { who: "OWNER ADMIN TEAM_ADMIN", ways: "RECYCLED>STOPPED" },
  PURGE: { who: "OWNER ADMIN TEAM_ADMIN SYSTEM", ways: "RECYCLED>DELETED" },
  SUSPEND: {
    who: "ADMIN SYSTEM",
    ways: "STARTING>SUSPENDED RUNNING>SUSPENDED DEGRADED>SUSPENDED UPDATING>SUSPENDED STOPPED>SUSPENDED SLEEPING>SUSPENDED FAILED>SUSPENDED STOPPING>SUSPENDED",
  },
  RESUME: { who: "ADMIN SYSTEM", ways: "SUSPENDED>STOPPED" },
  BEGIN: { who: "SYSTEM", ways: "CREATING>STARTING" },
  HOLD: { who: "SYSTEM", ways: "CREATING>STOPPED" },
  FAIL: { who: "SYSTEM", ways: "CREATING>FAILED STARTING>FAILED UPDATING>FAILED STOPPING>FAILED" },
  SUCCEED: { who: "SYSTEM", ways: "STARTING>RUNNING UPDATING>RUNNING" },
  FALL_BACK: { who: "SYSTEM", ways: "STARTING>RUNNING UPDATING>RUNNING" },
  DEGRADE: { who: "SYSTEM", ways: "RUNNING>DEGRADED" },
  RECOVER: { who: "SYSTEM", ways: "DEGRADED>RUNNING" },
  STOPPED: { who: "SYSTEM", ways: "STOPPING>STOPPED STARTING>STOPPED UPDATING>STOPPED" },
  WAKE: { who: "SYSTEM", ways: "SLEEPING>STARTING" },
  RESUME_RUN: { who: "ADMIN SYSTEM", ways: "SUSPENDED>STARTING" },
  DISCARD: { who: "SYSTEM", ways: "CREATING>DELETED" },
  RECYCLE: { who: "SYSTEM", ways: "DELETING>RECYCLED SUSPENDED>RECYCLED" },
};
const actions = Object.keys({ ...peopleSteps, ...systemSteps }).filter((key): key is AppAction =>
  Object.hasOwn(table, key),
);

const outcome = (phase: Phase, action: AppAction, actor: (typeof actors)[number]): string => {
  try {
    return allow(stand(phase), action, [actor]);
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "?";
  }
};

describe.each(actions)("%s", (action) => {
  const ways = new Map(
    table[action].ways
      .split(" ")
      .filter(Boolean)
      .map((way): [string, string] => {
        const [from = "", to = from] = way.split(">");
        return [from, to];
      }),
  );
  it.each(actors)("leads %s where the table says, from every phase", (actor) => {
    const isFor = table[action].who.split(" ").includes(actor);
    const found = phases.map((phase) => outcome(phase, action, actor));
    expect(found).toEqual(phases.map((phase) => (isFor ? (ways.get(phase) ?? "STEP_REFUSED") : "FORBIDDEN")));
  });
});

it("the table names every action", () => {
  expect(actions.toSorted()).toEqual(Object.keys(table).toSorted());
});

describe("what closes an action", () => {
  it.each([
    ["DELETE", "RUNNING", { isDeleteProtected: 1 }, "DELETE_PROTECTED"],
    ["ROLLBACK", "RUNNING", { latestRevision: 1 }, "NO_REVISION"],
    ["CANCEL", "UPDATING", { deploymentStatus: "CHECKING" }, "NOTHING_TO_CANCEL"],
    ["START", "STOPPED", { billing: "MONTHLY" }, "UNPAID"],
    ["RESUME", "SUSPENDED", { reason: "DEBT" }, "NOT_HELD"],
  ] as const)("%s of a %s app", (action, phase, changes, reason) => {
    expect(() => allow(stand(phase, changes), action, ["OWNER", "ADMIN"])).toThrow(
      expect.objectContaining({ details: { reason } }),
    );
    expect(isOffered(stand(phase, changes), action, ["OWNER", "ADMIN"])).toBe(true);
  });

  it("lets a pack go on for longer that has been paid for, and nothing by the hour", () => {
    const paid = stand("RUNNING", { billing: "MONTHLY", expiresAt: "2026-12-01" });
    expect(allow(paid, "RENEW", ["TEAM_BILLING"])).toBe("RUNNING");
    expect(() => allow(stand("RUNNING"), "RENEW", ["OWNER"])).toThrow(
      expect.objectContaining({ details: { reason: "NOT_BY_TERM" } }),
    );
  });

  it("lets a pack be paid for that was not", () => {
    expect(allow(stand("CREATING", { billing: "MONTHLY" }), "PAY", ["OWNER"])).toBe("CREATING");
  });
});
