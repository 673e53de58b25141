import { AppError } from "#gateway/platform/errors.ts";
import type { GrantStatus } from "./repository.ts";

export type GrantActor = "OWNER" | "SYSTEM";
export type GrantAction = "APPROVE" | "DECLINE" | "REVOKE" | "EXPIRE";

/** Where a grant goes, and who brings it there. */
export const steps: Readonly<Record<GrantAction, { from: GrantStatus; to: GrantStatus; who: GrantActor }>> = {
  APPROVE: { from: "REQUESTED", to: "GRANTED", who: "OWNER" },
  DECLINE: { from: "REQUESTED", to: "DECLINED", who: "OWNER" },
  REVOKE: { from: "GRANTED", to: "REVOKED", who: "OWNER" },
  EXPIRE: { from: "GRANTED", to: "EXPIRED", who: "SYSTEM" },
};

/** Where a step leads. @throws {AppError} STEP_REFUSED */
export function allow(status: GrantStatus, action: GrantAction): GrantStatus {
  if (steps[action].from !== status)
    throw new AppError("STEP_REFUSED", "The access cannot take this step now: look at what it is now.", {
      reason: "STATE",
    });
  return steps[action].to;
}
