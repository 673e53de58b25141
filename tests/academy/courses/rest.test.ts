import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Course {
  id: number;
  courseTitle: string;
  tags: string;
  user: string;
  completedTasks: number;
  totalTasks: number;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/academy/courses";
const get = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `${PATH}?itemsPerPage=-1&${query}` })).json<{
    courses: Course[];
    total: number;
  }>();

describe("GET /api/apps/academy/courses", () => {
  checkRestList<Course>({
    gateway: () => gateway,
    path: PATH,
    rows: "courses",
    total: "total",
    count: 25,
    order: "oldest",
    sorts: {
      courseName: ({ courseTitle }) => courseTitle.toLowerCase(),
      progress: ({ completedTasks, totalTasks }) => completedTasks / totalTasks,
    },
    searches: {
      "CSS Layout": ({ courseTitle }) => courseTitle.startsWith("CSS"),
      Takumi: ({ user }) => user === "Takumi Hayashi",
    },
  });

  it("filters by label, All Courses being none, and hides what is completed", async () => {
    const all = (await get("")).courses;
    const isOpen = ({ completedTasks, totalTasks }: Course) => completedTasks < totalTasks;
    expect((await get("label=All%20Courses")).courses).toEqual(all);
    for (const label of ["Web", "UI/UX", "SEO", "Music", "Painting"]) {
      expect((await get(`label=${encodeURIComponent(label)}`)).courses).toEqual(
        all.filter(({ tags }) => tags === label),
      );
      expect((await get(`label=${encodeURIComponent(label)}&hideCompleted=true`)).courses).toEqual(
        all.filter((one) => one.tags === label && isOpen(one)),
      );
    }
    expect((await get("hideCompleted=true")).total).toBe(20);
    for (const value of ["false", "maybe", "1", ""])
      expect((await get(`hideCompleted=${value}`)).total).toBe(25);
    expect((await get("label=web")).total).toBe(0);
  });
});

it("REST and GraphQL answer the same courses", async () => {
  const { courses } = await get("sortBy=progress");
  const { data } = await gateway.graphql(`{ courses(itemsPerPage: 100, sort: { field: PROGRESS }) { items {
    id user avatar courseTitle desc tags completedTasks totalTasks userCount rating ratingCount } } }`);
  expect(data).toEqual({
    courses: { items: courses.map((course) => ({ ...course, id: String(course.id) })) },
  });
});
