import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Chapter {
  id: string;
  number: number;
  isOpen: boolean;
  seconds: number;
  lessons: { id: string; seconds: number; isDone: boolean; position: number; slides: { title: string }[] }[];
  quiz: {
    isOpen: boolean;
    questions: { options: string[] }[];
    result: { right: boolean[]; passed: boolean } | null;
  };
}
interface Learning {
  lessonId: string | null;
  secondsLeft: number;
  certificate: { number: string } | null;
  notes: { id: string; position: number; text: string }[];
  course: { completedTasks: number; totalTasks: number; state: string };
  chapters: Chapter[];
}

const FIELDS = `id lessonId secondsLeft certificate { number issuedAt } notes { id lessonId position text } course { completedTasks totalTasks state }
  chapters { id number isOpen seconds lessons { id seconds isDone position slides { title } } quiz { isOpen questions { options } result { right passed } } }`;

describe.each(storeKinds)("what is learnt in a course on %s", (kind) => {
  let gateway: TestGateway;
  let me: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    me = await gateway.signIn("admin");
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const read = async (id: string, token = me) =>
    (
      await ask<{ learning: Learning | null }>(
        `query ($id: ID!) { learning(id: $id) { ${FIELDS} } }`,
        { id },
        token,
      )
    ).learning;
  const seen = async (id: string, token = me) => (await read(id, token)) ?? expect.fail("no course");
  const change = async (call: string, token = me) =>
    (
      await ask<{ changed: { learning: Learning; undoToken: string } }>(
        `mutation { changed: ${call} { learning { ${FIELDS} } undoToken } }`,
        {},
        token,
      )
    ).changed;
  const refusal = async (call: string) =>
    (await gateway.graphql(`mutation { ${call} }`, {}, me)).errors?.[0]?.extensions;
  const undo = (token: string) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token }, me);
  const complete = (lesson: string, done = true) =>
    change(`lessonComplete(courseId: 1, lessonId: "${lesson}", done: ${done})`);

  it("begins with the lessons that the course counts as done, the quizzes of whole chapters, and the lesson after them", async () => {
    const learning = await seen("1");
    expect(learning.chapters.map(({ lessons }) => lessons.length)).toEqual([5, 4, 3]);
    expect(learning.chapters.flatMap(({ lessons }) => lessons.filter(({ isDone }) => isDone))).toHaveLength(
      6,
    );
    expect(learning.chapters.map(({ isOpen, quiz }) => [isOpen, quiz.isOpen, quiz.result?.passed])).toEqual([
      [true, true, true],
      [true, false, undefined],
      [false, false, undefined],
    ]);
    expect(learning.lessonId).toBe("1-2-2");
    for (const { seconds, lessons } of learning.chapters)
      expect(seconds).toBe(lessons.reduce((sum, one) => sum + one.seconds, 0));
  });

  it("every sample course has as many lessons as tasks; one that somebody adds has none", async () => {
    for (let id = 1; id <= 25; id += 1) {
      const { chapters, course } = await seen(String(id));
      expect([id, chapters.flatMap(({ lessons }) => lessons).length]).toEqual([id, course.totalTasks]);
    }
    const { course } = await ask<{ course: { id: string } }>(
      'mutation { course: courseCreate(input: { courseTitle: "Knots", tags: "Web", user: "Nora", totalTasks: 4 }) { id } }',
    );
    expect(await seen(course.id)).toMatchObject({
      chapters: [],
      lessonId: null,
      secondsLeft: 0,
      certificate: null,
    });
    expect(await read("9999")).toBeNull();
    expect(await read("no-id")).toBeNull();
  });

  it("keeps where one is, and goes on from there, for this person alone", async () => {
    await ask('mutation { lessonVisit(courseId: 1, lessonId: "1-1-3", position: 77) { id } }', {}, me);
    expect((await seen("1")).chapters[0]?.lessons[2]?.position).toBe(77);
    await complete("1-1-3", false);
    expect((await seen("1")).lessonId).toBe("1-1-3");
    await complete("1-1-3");
    const other = await seen("1", await gateway.signIn("client"));
    expect(other.chapters[0]?.lessons[2]?.position).toBe(0);
  });

  it("marks a lesson, whatever is played meanwhile undo takes it back, and the course counts along", async () => {
    const { learning, undoToken } = await complete("1-2-2");
    expect(learning.course).toMatchObject({ completedTasks: 7, state: "IN_PROGRESS" });
    await ask('mutation { lessonVisit(courseId: 1, lessonId: "1-2-3", position: 5) { id } }', {}, me);
    await undo(undoToken);
    expect((await seen("1")).course.completedTasks).toBe(6);
  });

  it("opens the next chapter once the quiz is passed, and gives a certificate at the end", async () => {
    expect(await refusal('lessonComplete(courseId: 1, lessonId: "1-3-1") { undoToken }')).toMatchObject({
      code: "STEP_REFUSED",
    });
    expect(
      await refusal('quizSubmit(courseId: 1, chapterId: "1-2", answers: [0, 1]) { undoToken }'),
    ).toMatchObject({ code: "STEP_REFUSED" });
    for (const lesson of ["1-2-2", "1-2-3", "1-2-4"]) await complete(lesson);
    const failed = await change('quizSubmit(courseId: 1, chapterId: "1-2", answers: [0, 0])');
    expect(failed.learning.chapters[1]?.quiz.result).toEqual({ right: [true, false], passed: false });
    expect(failed.learning.chapters[2]?.isOpen).toBe(false);
    const passed = await change('quizSubmit(courseId: 1, chapterId: "1-2", answers: [0, 1])');
    expect(passed.learning.chapters[2]?.isOpen).toBe(true);
    for (const lesson of ["1-3-1", "1-3-2", "1-3-3"]) await complete(lesson);
    expect((await seen("1")).certificate).toBeNull();
    const { learning } = await change('quizSubmit(courseId: 1, chapterId: "1-3", answers: [0, 1])');
    expect(learning).toMatchObject({ secondsLeft: 0, course: { completedTasks: 12, state: "COMPLETED" } });
    expect(learning.certificate?.number).toMatch(/^BA-0001-/);
  });

  it("keeps notes at their moment, changed and removed, each with a way back", async () => {
    const { learning } = await change(
      'lessonNoteCreate(courseId: 1, lessonId: "1-1-1", position: 42, text: " Zero line ")',
    );
    const [note] = learning.notes;
    expect(note).toMatchObject({ lessonId: "1-1-1", position: 42, text: "Zero line" });
    await change(`lessonNoteUpdate(courseId: 1, id: "${note?.id}", text: "Axis")`);
    const removal = await change(`lessonNoteDelete(courseId: 1, id: "${note?.id}")`);
    expect(removal.learning.notes).toEqual([]);
    await undo(removal.undoToken);
    expect((await seen("1")).notes).toEqual([{ ...note, text: "Axis" }]);
  });

  it.each([
    [
      'lessonNoteCreate(courseId: 1, lessonId: "1-1-1", position: 1, text: " ") { undoToken }',
      { fields: { text: { code: "REQUIRED" } } },
    ],
    [
      'lessonNoteCreate(courseId: 1, lessonId: "1-1-1", position: -1, text: "x") { undoToken }',
      { fields: { position: { code: "OUT_OF_RANGE" } } },
    ],
    [
      'lessonVisit(courseId: 1, lessonId: "1-1-1", position: 99999) { id }',
      { fields: { position: { code: "OUT_OF_RANGE" } } },
    ],
    ['lessonVisit(courseId: 1, lessonId: "2-1-1", position: 1) { id }', { code: "NOT_FOUND" }],
    ['lessonComplete(courseId: 999, lessonId: "1-1-1") { undoToken }', { code: "NOT_FOUND" }],
    ['lessonNoteDelete(courseId: 1, id: "note_x") { undoToken }', { code: "NOT_FOUND" }],
    [
      'quizSubmit(courseId: 1, chapterId: "1-1", answers: [0]) { undoToken }',
      { fields: { answers: { code: "INVALID" } } },
    ],
    [
      'quizSubmit(courseId: 1, chapterId: "1-1", answers: [0, 9]) { undoToken }',
      { fields: { answers: { code: "INVALID" } } },
    ],
    ['quizSubmit(courseId: 1, chapterId: "1-9", answers: [0, 0]) { undoToken }', { code: "NOT_FOUND" }],
  ])("refuses %s", async (call, why) => {
    const before = await seen("1");
    expect(await refusal(call)).toMatchObject(why);
    expect(await seen("1")).toEqual(before);
  });

  it("begins anew, keeping the notes", async () => {
    const { learning } = await change("learningRestart(courseId: 1)");
    expect(learning).toMatchObject({
      course: { completedTasks: 0, state: "NOT_STARTED" },
      certificate: null,
    });
    expect(learning.notes).toHaveLength(1);
    expect(learning.chapters.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  });
});
