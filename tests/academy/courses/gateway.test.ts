import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Course {
  id: string;
  courseTitle: string;
  tags: string;
  user: string;
  completedTasks: number;
  totalTasks: number;
  progress: number;
}

describe.each(storeKinds)("courses on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const cells = "courseTitle tags user completedTasks totalTasks progress";
  checkGraphQLList<Course>({
    gateway: () => gateway,
    field: "courses",
    type: "Course",
    cells,
    count: 25,
    order: "oldest",
    sorts: {
      COURSE_NAME: ({ courseTitle }) => courseTitle.toLowerCase(),
      PROGRESS: ({ completedTasks, totalTasks }) => completedTasks / totalTasks,
      CREATED: ({ id }) => Number(id),
    },
  });

  checkGraphQLChanges({
    gateway: () => gateway,
    field: "course",
    type: "Course",
    topic: "academy_courses",
    count: 25,
    inputs: [
      { courseTitle: "Knots and Splices", tags: "Crafts", user: "Nora Ellingsen", totalTasks: 8 },
      { courseTitle: "Sail Repair", tags: "Crafts", user: "Piotr Lisowski", totalTasks: 6 },
    ],
    change: { courseTitle: "Knots", completedTasks: 3, tags: "Web" },
    wrong: [
      [{ courseTitle: " " }, "courseTitle", "REQUIRED"],
      [{ tags: "x".repeat(41) }, "tags", "TOO_LONG"],
      [{ totalTasks: 0 }, "totalTasks", "OUT_OF_RANGE"],
      [{ completedTasks: 9 }, "completedTasks", "OUT_OF_RANGE"],
      [{ avatar: "/media/../secret" }, "avatar", "INVALID"],
    ],
  });

  it("filters by label, text and what is not done yet, and counts", async () => {
    const list = async (filter: object) =>
      (
        await ask<{ page: { total: number; items: Course[] } }>(
          `query ($filter: CourseFilter) { page: courses(itemsPerPage: 100, filter: $filter) { total items { id ${cells} } } }`,
          { filter },
        )
      ).page;
    const all = (await list({})).items;
    const open = all.filter(({ tags, progress }) => ["Web", "Music"].includes(tags) && progress < 100);
    expect(await list({ label: ["Web", "Music"], hideCompleted: true })).toEqual({
      total: open.length,
      items: open,
    });
    expect((await list({ hideCompleted: false })).total).toBe(25);
    expect((await list({ q: "NORA elling" })).items).toEqual(
      all.filter(({ user }) => user === "Nora Ellingsen"),
    );
    const { summary } = await ask<{
      summary: { total: number; completed: number; labels: { value: string; count: number }[] };
    }>("{ summary: courseSummary { total completed labels { value count } } }");
    expect(summary).toMatchObject({
      total: 25,
      completed: all.filter(({ progress }) => progress === 100).length,
    });
    expect(summary.labels.map(({ value }) => value)).toEqual(["Music", "Painting", "SEO", "UI/UX", "Web"]);
  });
});
