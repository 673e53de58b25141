import { AppError } from "#gateway/platform/errors.ts";
import type { BindingStatusText } from "./repository.ts";

/** Where each step leads, by where it is taken. */
export const steps = {
  /** Somebody has it looked at now. */
  CHECK: { PENDING_DNS: "VERIFYING", FAILED: "VERIFYING", DRIFTED: "VERIFYING" },
  /** The name leads to the app. */
  FIND: { PENDING_DNS: "ACTIVE", VERIFYING: "ACTIVE", ACTIVE: "ACTIVE", DRIFTED: "ACTIVE", FAILED: "ACTIVE" },
  /** It does not, or not yet. */
  MISS: {
    PENDING_DNS: "PENDING_DNS",
    VERIFYING: "FAILED",
    ACTIVE: "DRIFTED",
    DRIFTED: "DRIFTED",
    FAILED: "FAILED",
  },
  /** It was waited for long enough. */
  GIVE_UP: { PENDING_DNS: "FAILED" },
} as const satisfies Record<string, Partial<Record<BindingStatusText, BindingStatusText>>>;
export type BindingStep = keyof typeof steps;

/** Where a step leads from a status. @throws {AppError} STEP_REFUSED */
export function allow({ status }: { status: BindingStatusText }, step: BindingStep): BindingStatusText {
  const moves: Partial<Record<BindingStatusText, BindingStatusText>> = steps[step];
  const to = moves[status];
  if (to === undefined)
    throw new AppError("STEP_REFUSED", "The name cannot take this step now: look at what it is now.", {
      reason: "STATE",
    });
  return to;
}

/** Whether the app answers at a name. */
export const answers = (status: BindingStatusText | undefined): boolean =>
  status === "ACTIVE" || status === "DRIFTED";
