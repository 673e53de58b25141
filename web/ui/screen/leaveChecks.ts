import type { Location } from "react-router-dom";
import { createStore } from "#web/lib/storage/store.ts";

/** Says whether something would be lost on the way from one place to another. */
export type LeaveCheck = (
  here: Pick<Location, "pathname" | "search">,
  next: Pick<Location, "pathname" | "search">,
) => boolean;

/** What is asked before a place is left. */
export const leaveChecks = createStore<readonly LeaveCheck[]>([]);

/** Has the console ask before it leaves a place; the answer takes that back. */
export function checkLeaving(check: LeaveCheck): () => void {
  leaveChecks.set([...leaveChecks.get(), check]);
  return () => leaveChecks.set(leaveChecks.get().filter((one) => one !== check));
}

/** Whether anything that stands on the screen would be lost. */
export const wouldLose: LeaveCheck = (here, next) => leaveChecks.get().some((check) => check(here, next));
