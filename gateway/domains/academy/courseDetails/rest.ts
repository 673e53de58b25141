import { route } from "#gateway/platform/rest/rest.ts";
import { courseDetails, details } from "./repository.ts";

export const routes = [
  route({
    method: "GET",
    path: "/apps/academy/course-details",
    access: "sample",
    tag: "Academy",
    summary: "Reads the details of the sample course",
    answers: { 200: { description: "The details.", body: details, example: courseDetails } },
    handle: () => Promise.resolve({ status: 200, body: courseDetails() }),
  }),
];
