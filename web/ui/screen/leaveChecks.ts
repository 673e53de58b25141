import type { Location } from "react-router-dom";

/** Says whether something would be lost on the way from one place to another. */
export type LeaveCheck = (
  here: Pick<Location, "pathname" | "search">,
  next: Pick<Location, "pathname" | "search">,
) => boolean;

const checks = new Set<LeaveCheck>();

/** Has the console ask before it leaves a place; the answer takes that back. */
export function checkLeaving(check: LeaveCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** Whether anything that stands on the screen would be lost. */
export const wouldLose: LeaveCheck = (here, next) => [...checks].some((check) => check(here, next));
