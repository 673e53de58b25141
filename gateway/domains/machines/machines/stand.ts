import type { JobKind } from "#gateway/hypervisor/hypervisor.ts";
import type { MachineRow, MachineTaskText, State } from "./repository.ts";

/** Who does something: who pays for the machine, an administrator, or the platform by itself. */
export const actors = ["OWNER", "ADMIN", "SYSTEM"] as const;
export type Actor = (typeof actors)[number];

/** Why an action that the state offers is not open. */
export type ActionReason =
  | "TASK"
  | "DELETE_PROTECTED"
  | "UNPAID"
  | "PAID"
  | "NOT_BY_TERM"
  | "NOT_HELD"
  | "TERM_OVER";

export type Stand = Pick<
  MachineRow,
  "state" | "task" | "lock" | "isDeleteProtected" | "period" | "orderId" | "expiresAt"
>;

export interface Step {
  /** Where it leads, by where it is taken. */
  moves: Partial<Record<State, State>>;
  who: readonly Actor[];
  /** What the machine is busy with until it is there; without one it is there at once. */
  task?: {
    name: MachineTaskText;
    job: JobKind;
    /** Whether it stays what it was where that fails. */ isHarmless?: boolean;
  };
  guard?: (machine: Stand) => ActionReason | null;
  confirm?: "NONE" | "SIMPLE" | "TYPE_NAME";
  /** Open while a task is under way: what only reads, and what the platform must do. */
  isDuringTask?: boolean;
}
