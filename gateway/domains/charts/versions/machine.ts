import { AppError } from "#gateway/platform/errors.ts";
import type { ChartVersionStatusText } from "#gateway/domains/charts/charts/repository.ts";

/** Who does something with a version: whose it is, or an administrator. */
export const actors = ["OWNER", "REVIEWER"] as const;
export type Actor = (typeof actors)[number];

/** Why an action that the status offers is not open. */
export type ActionReason = "ERRORS" | "OWN";

/** A version as far as steps go by it. */
export interface Stand {
  status: ChartVersionStatusText;
  errors: number;
  isOwn: boolean;
}

interface Step {
  moves: Partial<Record<ChartVersionStatusText, ChartVersionStatusText>>;
  who: readonly Actor[];
  guard?: (version: Stand) => ActionReason | null;
}

const sound = ({ errors }: Stand): ActionReason | null => (errors > 0 ? "ERRORS" : null);
/** Nobody decides about what is their own. */
const anothers = ({ isOwn }: Stand): ActionReason | null => (isOwn ? "OWN" : null);

export const steps = {
  EDIT: { moves: { DRAFT: "DRAFT", REJECTED: "DRAFT" }, who: ["OWNER"] },
  SUBMIT: { moves: { DRAFT: "IN_REVIEW" }, who: ["OWNER"], guard: sound },
  WITHDRAW: { moves: { IN_REVIEW: "DRAFT" }, who: ["OWNER"] },
  APPROVE: { moves: { IN_REVIEW: "PUBLISHED" }, who: ["REVIEWER"], guard: anothers },
  REJECT: { moves: { IN_REVIEW: "REJECTED" }, who: ["REVIEWER"], guard: anothers },
  INSTALL: { moves: { PUBLISHED: "PUBLISHED" }, who: ["OWNER"] },
  SUSPEND: { moves: { PUBLISHED: "SUSPENDED" }, who: ["REVIEWER"] },
  RESUME: { moves: { SUSPENDED: "PUBLISHED" }, who: ["REVIEWER"] },
  ARCHIVE: {
    moves: { DRAFT: "ARCHIVED", REJECTED: "ARCHIVED", PUBLISHED: "ARCHIVED" },
    who: ["OWNER"],
  },
} as const satisfies Record<string, Step>;

export type ChartActionText = keyof typeof steps;
const table: Readonly<Record<ChartActionText, Step>> = steps;

/** The actions, in the order in which they are offered. */
export const chartActions = Object.keys(steps).filter((key): key is ChartActionText =>
  Object.hasOwn(steps, key),
);

export const stepOf = (action: ChartActionText): Step => table[action];

/** What the actors can do with a version as it is now, and why what is offered is not open. */
export const actionsOf = (version: Stand, who: readonly Actor[]) =>
  chartActions
    .filter(
      (name) =>
        table[name].moves[version.status] !== undefined && table[name].who.some((one) => who.includes(one)),
    )
    .map((name) => {
      const reasonCode = table[name].guard?.(version) ?? null;
      return { name, allowed: reasonCode === null, reasonCode };
    });

export const refused = (reason: string): AppError =>
  new AppError(
    "STEP_REFUSED",
    "The version cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the status it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, STEP_REFUSED with `reason`.
 */
export function allow(
  version: Stand,
  action: ChartActionText,
  who: readonly Actor[],
): ChartVersionStatusText {
  const { moves, guard, who: may } = table[action];
  if (!may.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with a version.");
  const to = moves[version.status];
  if (to === undefined) throw refused("STATE");
  const reason = guard?.(version) ?? null;
  if (reason !== null) throw refused(reason);
  return to;
}
