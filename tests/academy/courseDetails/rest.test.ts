import { afterAll, beforeAll, expect, it } from "vitest";
import details from "../../../fixtures/academy/courseDetails.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it("REST and GraphQL answer the details of a course of the list", async () => {
  const answer = await gateway.inject({ method: "GET", url: "/api/apps/academy/course-details" });
  expect([answer.statusCode, answer.json()]).toEqual([200, details[0]]);
  const { data } =
    await gateway.graphql(`{ courseDetails { title about instructor instructorAvatar instructorPosition skillLevel totalStudents totalLectures isCaptions language length
    description content { title status time topics { title time isCompleted } } } courses(filter: { q: "${details[0]?.title}" }) { total } }`);
  expect(data).toEqual({ courseDetails: details[0], courses: { total: 1 } });
});

it("the chapters say how many of their lectures are done", () => {
  for (const { status, topics } of details[0]?.content ?? [])
    expect(status).toBe(`${topics.filter(({ isCompleted }) => isCompleted).length}/${topics.length}`);
  expect(details[0]?.content.flatMap(({ topics }) => topics)).toHaveLength(details[0]?.totalLectures ?? 0);
});
