import { AppError } from "#gateway/platform/errors.ts";
import type { ChartReleaseStatusText } from "./repository.ts";

/** A release as far as steps go by it. */
export interface Stand {
  status: ChartReleaseStatusText;
  /** How many revisions it keeps. */
  kept: number;
}

interface Step {
  moves: Partial<Record<ChartReleaseStatusText, ChartReleaseStatusText>>;
  guard?: (release: Stand) => boolean;
}

/** What its owner does with a release. */
export const peopleSteps = {
  UPGRADE: { moves: { DEPLOYED: "PENDING_UPGRADE", FAILED: "PENDING_UPGRADE" } },
  ROLLBACK: {
    moves: { DEPLOYED: "PENDING_ROLLBACK", FAILED: "PENDING_ROLLBACK" },
    guard: ({ kept }) => kept > 1,
  },
  UNINSTALL: { moves: { DEPLOYED: "UNINSTALLING", FAILED: "UNINSTALLING" } },
} as const satisfies Record<string, Step>;

/** What the platform does then. */
export const systemSteps = {
  DONE: {
    moves: {
      PENDING_INSTALL: "DEPLOYED",
      PENDING_UPGRADE: "DEPLOYED",
      PENDING_ROLLBACK: "DEPLOYED",
      UNINSTALLING: "UNINSTALLED",
    },
  },
  FAIL: {
    moves: {
      PENDING_INSTALL: "FAILED",
      PENDING_UPGRADE: "FAILED",
      PENDING_ROLLBACK: "FAILED",
      UNINSTALLING: "FAILED",
    },
  },
} as const satisfies Record<string, Step>;

export type ReleaseAction = keyof typeof peopleSteps;
export type ReleaseStep = ReleaseAction | keyof typeof systemSteps;
const steps: Readonly<Record<ReleaseStep, Step>> = { ...peopleSteps, ...systemSteps };

const releaseActions = Object.keys(peopleSteps).filter((key): key is ReleaseAction =>
  Object.hasOwn(peopleSteps, key),
);

const leadsTo = (release: Stand, step: ReleaseStep): ChartReleaseStatusText | undefined =>
  (steps[step].guard?.(release) ?? true) ? steps[step].moves[release.status] : undefined;

/** What can be done with a release as it is now. */
export const actionsOf = (release: Stand): ReleaseAction[] =>
  releaseActions.filter((action) => leadsTo(release, action) !== undefined);

/** Where a step leads. @throws {AppError} STEP_REFUSED */
export function allow(release: Stand, step: ReleaseStep): ChartReleaseStatusText {
  const to = leadsTo(release, step);
  if (to === undefined)
    throw new AppError(
      "STEP_REFUSED",
      "The release cannot take this step now: look at what it is now, and choose one of its `actions`.",
      { reason: "STATE" },
    );
  return to;
}
