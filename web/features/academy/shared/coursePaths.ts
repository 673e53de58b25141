export const courseListPath = "/apps/academy/my-course";
export const coursePath = "/apps/academy/course-details";
export const academyPath = "/apps/academy/dashboard";

/** The course's screen, at one of its lessons where one is named. */
export const courseHref = (id: string, lesson?: string): string =>
  `${coursePath}?${new URLSearchParams({ course: id, ...(lesson !== undefined && { lesson }) }).toString()}`;
