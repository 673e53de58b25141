import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allow,
  isOffered,
  peopleActions,
  reasonOf,
  stepOf,
} from "#gateway/domains/machines/machines/allowing.ts";
import {
  actors,
  peopleSteps,
  systemSteps,
  type MachineStep,
  type Stand,
} from "#gateway/domains/machines/machines/machine.ts";
import { states, type State } from "#gateway/domains/machines/machines/repository.ts";

const all: readonly State[] = [...states, "RELEASED"];
const stand = (state: State, changes: Partial<Stand> = {}): Stand => ({
  state,
  task: null,
  lock: null,
  isDeleteProtected: 0,
  period: "MONTH",
  orderId: null,
  expiresAt: "2027-01-01T00:00:00.000Z",
  ...changes,
});

/** By hand, and never of the code: where each step leads, by which task, and who takes it. */
const table: Record<MachineStep, [who: string, task: string, ways: string]> = {
  START: ["OWNER ADMIN", "STARTING", "STOPPED>RUNNING"],
  STOP: ["OWNER ADMIN", "STOPPING", "RUNNING>STOPPED RESCUE>STOPPED"],
  REBOOT: ["OWNER ADMIN", "REBOOTING", "RUNNING>RUNNING"],
  REBOOT_HARD: ["OWNER ADMIN", "REBOOTING", "RUNNING>RUNNING ERROR>RUNNING"],
  CONSOLE: ["OWNER ADMIN", "", "RUNNING>RUNNING RESCUE>RESCUE RESIZED>RESIZED"],
  PASSWORD: ["OWNER ADMIN", "RESETTING_PASSWORD", "RUNNING>RUNNING"],
  SNAPSHOT: ["OWNER ADMIN", "SNAPSHOTTING", "RUNNING>RUNNING STOPPED>STOPPED"],
  SNAPSHOT_RESTORE: ["OWNER ADMIN", "RESTORING", "STOPPED>STOPPED"],
  SNAPSHOT_DELETE: ["OWNER ADMIN", "PRUNING", "RUNNING>RUNNING STOPPED>STOPPED"],
  RESCUE: ["OWNER ADMIN", "RESCUING", "RUNNING>RESCUE"],
  UNRESCUE: ["OWNER ADMIN", "UNRESCUING", "RESCUE>RUNNING"],
  REBUILD: ["OWNER ADMIN", "REBUILDING", "STOPPED>RUNNING ERROR>RUNNING"],
  RESIZE: ["OWNER ADMIN", "RESIZING", "STOPPED>RESIZED"],
  CONFIRM: ["OWNER ADMIN SYSTEM", "", "RESIZED>RUNNING"],
  REVERT: ["OWNER ADMIN SYSTEM", "REVERTING", "RESIZED>STOPPED"],
  ATTACH: ["OWNER ADMIN", "CONFIGURING", "STOPPED>STOPPED"],
  DETACH: ["OWNER ADMIN", "CONFIGURING", "STOPPED>STOPPED"],
  GROW: ["OWNER ADMIN", "CONFIGURING", "RUNNING>RUNNING STOPPED>STOPPED"],
  FIREWALL: ["OWNER ADMIN", "CONFIGURING", "RUNNING>RUNNING STOPPED>STOPPED"],
  UPDATE: [
    "OWNER ADMIN",
    "",
    "RUNNING>RUNNING STOPPED>STOPPED RESIZED>RESIZED RESCUE>RESCUE ISOLATED>ISOLATED ERROR>ERROR",
  ],
  PAY: ["OWNER", "", ""],
  RENEW: [
    "OWNER",
    "",
    "RUNNING>RUNNING STOPPED>STOPPED RESIZED>RESIZED RESCUE>RESCUE ISOLATED>ISOLATED ERROR>ERROR",
  ],
  RELEASE: ["OWNER ADMIN", "RECYCLING", "STOPPED>RECYCLED ERROR>RECYCLED"],
  RESTORE: ["OWNER ADMIN", "", "RECYCLED>STOPPED"],
  DISCARD: ["OWNER ADMIN SYSTEM", "", ""],
  PURGE: ["ADMIN SYSTEM", "", "RECYCLED>RELEASED"],
  LOCK: ["ADMIN", "ISOLATING", "RUNNING>ISOLATED STOPPED>ISOLATED RESCUE>ISOLATED ERROR>ISOLATED"],
  UNLOCK: ["ADMIN", "", ""],
  SPAWN: ["SYSTEM", "SPAWNING", "PENDING>RUNNING ERROR>RUNNING"],
  ISOLATE: ["SYSTEM", "ISOLATING", "RUNNING>ISOLATED STOPPED>ISOLATED RESCUE>ISOLATED ERROR>ISOLATED"],
  RESUME_RUN: ["SYSTEM", "RESUMING", "ISOLATED>RUNNING"],
  RESUME_RESCUE: ["SYSTEM", "RESUMING", "ISOLATED>RESCUE"],
  RESUME_STOP: ["SYSTEM", "", "ISOLATED>STOPPED"],
  RESUME_ERROR: ["SYSTEM", "", "ISOLATED>ERROR"],
  RECYCLE: ["SYSTEM", "", "ISOLATED>RECYCLED"],
  REVOKE: [
    "SYSTEM",
    "RECYCLING",
    "PENDING>RECYCLED RUNNING>RECYCLED STOPPED>RECYCLED RESIZED>RECYCLED RESCUE>RECYCLED ISOLATED>RECYCLED ERROR>RECYCLED",
  ],
};
const steps = Object.keys({ ...peopleSteps, ...systemSteps }).filter((key): key is MachineStep =>
  Object.hasOwn(table, key),
);

const outcome = (machine: Stand, step: MachineStep, actor: (typeof actors)[number]): string => {
  try {
    return allow(machine, step, [actor]);
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "?";
  }
};

describe.each(steps)("%s", (step) => {
  const [who, task, written] = table[step];
  const ways = new Map(
    written
      .split(" ")
      .filter(Boolean)
      .map((way): [string, string] => {
        const [from = "", to = from] = way.split(">");
        return [from, to];
      }),
  );

  it.each(actors)("leads %s where the table says, from every state", (actor) => {
    const isFor = who.split(" ").includes(actor);
    expect(all.map((state) => outcome(stand(state), step, actor))).toEqual(
      all.map((state) => (isFor ? (ways.get(state) ?? "STEP_REFUSED") : "FORBIDDEN")),
    );
  });

  it("goes by the task that the table says", () => expect(stepOf(step).task?.name ?? "").toBe(task));

  it("is open during a task only where it reads, or the platform must", () => {
    const isOpen = step === "CONSOLE" || step === "REVOKE";
    for (const state of all) {
      const busy = stand(state, { task: "SNAPSHOTTING" });
      for (const actor of actors)
        if (!isOpen) expect(["STEP_REFUSED", "FORBIDDEN"]).toContain(outcome(busy, step, actor));
        else expect(outcome(busy, step, actor)).toBe(outcome(stand(state), step, actor));
    }
  });
});

it("the table names every step", () => expect(steps.toSorted()).toEqual(Object.keys(table).toSorted()));

const walk = fc.array(
  fc.record({
    step: fc.constantFrom(...steps),
    actor: fc.constantFrom(...actors),
    // A task fails sometimes, and the machine is somewhere even so.
    fails: fc.boolean(),
    // What is asked for while a task is under way, before it ends.
    meanwhile: fc.constantFrom(...steps),
  }),
  { maxLength: 60 },
);

it("a machine that took any steps is always in a state of the table, and never busy twice", () => {
  fc.assert(
    fc.property(
      walk,
      fc.record({
        period: fc.constantFrom("HOUR" as const, "MONTH" as const),
        isDeleteProtected: fc.constantFrom(0, 1),
        expiresAt: fc.constantFrom(null, "2027-01-01T00:00:00.000Z"),
      }),
      (taken, begun) => {
        let machine = stand("PENDING", begun);
        for (const { step, actor, fails, meanwhile } of taken) {
          const before = { ...machine };
          if (reasonOf(machine, step) !== null || !isOffered(machine, step, [actor])) {
            expect(() => allow(machine, step, [actor])).toThrow();
            expect(machine).toEqual(before);
            continue;
          }
          const to = allow(machine, step, [actor]);
          // What only an unpaid, a held or an ordered machine takes has no way in the table.
          if (table[step][2] !== "") expect(table[step][2].split(" ")).toContain(`${machine.state}>${to}`);
          expect(table[step][0].split(" ")).toContain(actor);
          if (step === "RELEASE") expect(machine.isDeleteProtected).toBe(0);
          const { task } = stepOf(step);
          if (task && meanwhile !== "CONSOLE" && meanwhile !== "REVOKE")
            expect(["STEP_REFUSED", "FORBIDDEN"]).toContain(
              outcome({ ...machine, task: task.name }, meanwhile, actor),
            );
          const isFailed = task !== undefined && fails;
          machine = { ...machine, state: isFailed ? (task.isHarmless ? machine.state : "ERROR") : to };
          expect(all).toContain(machine.state);
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe("what closes a step", () => {
  it.each([
    ["RELEASE", "STOPPED", { isDeleteProtected: 1 }, "DELETE_PROTECTED"],
    ["RENEW", "RUNNING", { period: "HOUR" }, "NOT_BY_TERM"],
    ["PAY", "PENDING", {}, "PAID"],
    ["DISCARD", "PENDING", {}, "PAID"],
    ["UNLOCK", "ISOLATED", { lock: "DEBT" }, "NOT_HELD"],
    ["REBUILD", "ERROR", { expiresAt: null }, "UNPAID"],
    ["STOP", "RUNNING", { task: "SNAPSHOTTING" }, "TASK"],
  ] as const)("%s of a %s machine", (step, state, changes, reason) => {
    expect(() => allow(stand(state, changes), step, ["OWNER", "ADMIN"])).toThrow(
      expect.objectContaining({ details: { reason } }),
    );
  });

  it("offers people what is theirs, in one order", () => {
    expect(peopleActions.filter((step) => isOffered(stand("STOPPED"), step, ["OWNER"]))).toEqual(
      "START SNAPSHOT SNAPSHOT_RESTORE SNAPSHOT_DELETE REBUILD RESIZE ATTACH DETACH GROW FIREWALL UPDATE RENEW RELEASE".split(
        " ",
      ),
    );
  });
});
