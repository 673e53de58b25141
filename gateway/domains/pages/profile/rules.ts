import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { profileParts } from "./repository.ts";

/** The sample profile, dated by the clock. */
export function profile(clock: Clock) {
  const {
    header: { joiningDay, ...header },
    projects,
    projectTable,
    ...parts
  } = profileParts();
  return {
    ...parts,
    header: { ...header, joiningDate: calendarDay(clock, joiningDay) },
    projects: projects.map(({ startDay, deadlineDay, ...row }) => ({
      ...row,
      startDate: calendarDay(clock, startDay),
      deadline: calendarDay(clock, deadlineDay),
      daysLeft: deadlineDay,
    })),
    projectTable: projectTable.map(({ day, ...row }) => ({ ...row, date: calendarDay(clock, day) })),
  };
}
