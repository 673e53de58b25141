import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { learningTable, type OwnLearningData } from "#gateway/domains/academy/courses/repository.ts";
import { keepPlace, learningById, learningOf, stand } from "./learning.ts";
import { isDone, isQuizOpen, openLesson } from "./progress.ts";
import type { LearningRow } from "./repository.ts";

const MAX_NOTES = 200;
const noted = z.object({ text: text(1, 500) });

type Work = (learning: LearningRow, now: string) => Partial<OwnLearningData>;

/** Changes what the viewer has learnt in a course so that it can be taken back. */
async function change(context: RequestContext, courseId: string, work: Work) {
  const before = await learningById(context, courseId);
  if (!before) throw notFound("Course");
  const now = timestamp(context.clock);
  // A refusal comes before anything is kept.
  work(before, now);
  const id = await stand(context, before);
  const { undoToken } = await changeUndoably(context, learningTable.name, [id], async (db) => {
    const row = await learningTable.byId(db, id);
    if (!row) return [];
    const changes = work({ ...before, own: row }, now);
    const { lessons } = changes;
    const all = { ...changes, ...(lessons && { completedTasks: lessons.length }), updatedAt: now };
    const changed = await learningTable.update(db, row, all);
    return changed ? [changed] : [];
  });
  if (undoToken === null)
    throw new AppError("CONFLICT", "The course was changed in another window at the same time: try again.");
  return { learning: await learningOf(context, before.course), undoToken };
}

export async function visit(context: RequestContext, courseId: string, lessonId: string, given: number) {
  const before = await learningById(context, courseId);
  if (!before) throw notFound("Course");
  const { seconds } = openLesson(before, lessonId);
  const { position } = validate(z.object({ position: z.int().min(0).max(seconds) }), { position: given });
  await keepPlace(context, before, { lessonId, seconds: position });
  return await learningOf(context, before.course);
}

export const complete = (context: RequestContext, courseId: string, lessonId: string, done: boolean) =>
  change(context, courseId, (before, at) => {
    openLesson(before, lessonId);
    const { lessons } = before.own;
    if (isDone(before.own, lessonId) === done) return {};
    const next = done ? [...lessons, { id: lessonId, at }] : lessons.filter(({ id }) => id !== lessonId);
    return { lessons: next };
  });

export const takeQuiz = (
  context: RequestContext,
  courseId: string,
  chapterId: string,
  answers: readonly number[],
) =>
  change(context, courseId, (before, at) => {
    const chapter = before.chapters.find(({ id }) => id === chapterId);
    if (!chapter) throw notFound("Chapter");
    if (!isQuizOpen(before, chapter))
      throw new AppError("STEP_REFUSED", "Do all lessons of the chapter first.", { reason: "STATE" });
    const { questions } = chapter;
    if (answers.length !== questions.length || answers.some((one) => one < 0 || one > 2))
      throw badInput({ answers: { code: "INVALID", message: "Choose one answer for each question." } });
    const right = questions.map(({ answer }, number) => answers[number] === answer);
    const others = before.own.quizzes.filter(({ id }) => id !== chapterId);
    const wasPassed = before.own.quizzes.some(({ id, passed }) => id === chapterId && passed);
    return {
      quizzes: [...others, { id: chapterId, at, right, passed: wasPassed || right.every(Boolean) }],
    };
  });

export const addNote = (
  context: RequestContext,
  courseId: string,
  lessonId: string,
  given: { position: number; text: string },
) =>
  change(context, courseId, (before, createdAt) => {
    const { seconds } = openLesson(before, lessonId);
    const note = validate(noted.extend({ position: z.int().min(0).max(seconds) }), given);
    const { notes } = before.own;
    if (notes.length >= MAX_NOTES)
      throw badInput({
        text: {
          code: "TOO_LONG",
          message: `At most ${MAX_NOTES} notes are kept for a course: delete one first.`,
          params: { max: MAX_NOTES },
        },
      });
    return { notes: [{ id: newId("note", context.clock), lessonId, ...note, createdAt }, ...notes] };
  });

function noteOf({ own }: LearningRow, id: string) {
  const note = own.notes.find((one) => one.id === id);
  if (!note) throw notFound("Note");
  return note;
}

export const changeNote = (context: RequestContext, courseId: string, id: string, given: string) =>
  change(context, courseId, (before) => {
    const changed = { ...noteOf(before, id), ...validate(noted, { text: given }) };
    return { notes: before.own.notes.map((one) => (one.id === id ? changed : one)) };
  });

export const removeNote = (context: RequestContext, courseId: string, id: string) =>
  change(context, courseId, (before) => {
    noteOf(before, id);
    return { notes: before.own.notes.filter((one) => one.id !== id) };
  });

export const restart = (context: RequestContext, courseId: string) =>
  change(context, courseId, () => ({ lessons: [], quizzes: [] }));
