import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Course {
  id: string;
  completedTasks: number;
  totalTasks: number;
  progress: number;
  state: string;
}
interface Summary {
  total: number;
  completed: number;
  states: { value: string; count: number }[];
}

const PAGE = `query ($sort: CourseSort, $filter: CourseFilter, $page: Int! = 1, $size: Int! = 100) {
  page: courses(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total items { id completedTasks totalTasks progress state } } }`;

describe.each(storeKinds)("courses as a viewer sees them on %s", (kind) => {
  let gateway: TestGateway;
  let me: string;
  let other: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [me, other] = [await gateway.signIn("admin"), await gateway.signIn("client")];
    for (const courseId of ["3", "8"])
      await ask(
        "mutation ($courseId: ID!) { learningRestart(courseId: $courseId) { undoToken } }",
        { courseId },
        me,
      );
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const list = async (variables: object, token: string) =>
    (await ask<{ page: { total: number; items: Course[] } }>(PAGE, variables, token)).page;
  const summary = async (token: string) =>
    (
      await ask<{ summary: Summary }>(
        "{ summary: courseSummary { total completed states { value count } } }",
        {},
        token,
      )
    ).summary;

  it("hold one's own progress, and nobody else's", async () => {
    const mine = (await list({}, me)).items.find(({ id }) => id === "3");
    const theirs = (await list({}, other)).items.find(({ id }) => id === "3");
    expect(mine).toMatchObject({ completedTasks: 0, progress: 0, state: "NOT_STARTED" });
    expect(theirs).toMatchObject({ completedTasks: 24, progress: 100, state: "COMPLETED" });
  });

  it("are filtered by it, and every figure is the number of the courses behind it", async () => {
    for (const token of [me, other]) {
      const all = (await list({}, token)).items;
      const figures = await summary(token);
      for (const { value, count } of figures.states) {
        const found = await list({ filter: { state: [value] } }, token);
        expect(found.items).toEqual(all.filter(({ state }) => state === value));
        expect([value, found.total]).toEqual([value, count]);
      }
      const open = all.filter(({ progress }) => progress < 100);
      expect(await list({ filter: { hideCompleted: true } }, token)).toEqual({
        total: open.length,
        items: open,
      });
      expect(figures.completed).toBe(all.length - open.length);
    }
    expect([(await summary(me)).completed, (await summary(other)).completed]).toEqual([3, 5]);
  });

  it.each(["ASC", "DESC"])("are sorted by it, %s, page by page", async (order) => {
    const sort = { field: "PROGRESS", order };
    const sign = order === "ASC" ? 1 : -1;
    const all = (await list({}, me)).items;
    const sorted = all.toSorted(
      (a, b) => sign * (a.completedTasks / a.totalTasks - b.completedTasks / b.totalTasks),
    );
    expect((await list({ sort }, me)).items).toEqual(sorted);
    expect((await list({ sort, page: 3, size: 10 }, me)).items).toEqual(sorted.slice(20));
  });

  it("answer REST and the export with the same figures", async () => {
    const headers = { authorization: `Bearer ${me}` };
    const rest = await gateway.inject({
      method: "GET",
      url: "/api/apps/academy/courses?itemsPerPage=-1&hideCompleted=true",
      headers,
    });
    expect(rest.json<{ total: number }>().total).toBe(22);
    const file = await gateway.inject({
      method: "GET",
      url: "/api/apps/academy/courses/export?columns=courseTitle,completedTasks&state=NOT_STARTED",
      headers,
    });
    expect(file.body.replace("\uFEFF", "")).toBe(
      "Title,Done\r\nSearch Engines for Small Shops,0\r\nOil Portraits,0\r\n",
    );
  });

  it("leave with a removed course, and come back with it", async () => {
    const { removal } = await ask<{ removal: { undoToken: string } }>(
      "mutation { removal: courseDelete(id: 8) { undoToken } }",
      {},
      me,
    );
    expect(await summary(me)).toMatchObject({ total: 24, completed: 3 });
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: removal.undoToken }, me);
    expect((await list({ filter: { state: ["NOT_STARTED"] } }, me)).items.map(({ id }) => id)).toEqual([
      "3",
      "8",
    ]);
  });
});
