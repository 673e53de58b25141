import { AppError, notFound } from "#gateway/platform/errors.ts";
import { type CourseRow, type OwnLearningData } from "#gateway/domains/academy/courses/repository.ts";
import type { Chapter, LearningRow } from "./repository.ts";

/** What a person has learnt of whom nothing is kept: the lessons that the course counts as done, and the quizzes of whole chapters. */
export function untouched(course: CourseRow, chapters: readonly Chapter[], owner: string): OwnLearningData {
  const at = course.updatedAt;
  const lessons = chapters
    .flatMap((chapter) => chapter.lessons)
    .slice(0, course.completedTasks)
    .map(({ id }) => ({ id, at }));
  const done = new Set(lessons.map(({ id }) => id));
  return {
    owner,
    courseId: course.id,
    place: `${owner}:${course.id}`,
    completedTasks: course.completedTasks,
    lessons,
    quizzes: chapters
      .filter((chapter) => chapter.lessons.every(({ id }) => done.has(id)))
      .map(({ id, questions }) => ({ id, at, right: questions.map(() => true), passed: true })),
    notes: [],
  };
}

export const isDone = ({ lessons }: OwnLearningData, id: string): boolean =>
  lessons.some((one) => one.id === id);

const isPassed = ({ quizzes }: OwnLearningData, id: string): boolean =>
  quizzes.some((one) => one.id === id && one.passed);

/** Whether a chapter can be learnt: the first one, or the quiz before it is passed. */
export function isOpen({ chapters, own }: LearningRow, { id }: Pick<Chapter, "id">): boolean {
  const before = chapters[chapters.findIndex((one) => one.id === id) - 1];
  return !before || isPassed(own, before.id);
}

export const isQuizOpen = (learning: LearningRow, chapter: Chapter): boolean =>
  isOpen(learning, chapter) && chapter.lessons.every(({ id }) => isDone(learning.own, id));

/** A lesson that can be learnt now. */
export function openLesson(learning: LearningRow, lessonId: string) {
  const chapter = learning.chapters.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = chapter?.lessons.find(({ id }) => id === lessonId);
  if (!chapter || !lesson) throw notFound("Lesson");
  if (!isOpen(learning, chapter))
    throw new AppError("STEP_REFUSED", `Pass the quiz of chapter ${chapter.number - 1} first.`, {
      reason: "STATE",
    });
  return lesson;
}

/** The lesson to go on with. */
export function nextLesson(learning: LearningRow): string | null {
  const { chapters, own, place } = learning;
  if (place.lessonId !== null && !isDone(own, place.lessonId)) return place.lessonId;
  const lessons = chapters
    .filter((chapter) => isOpen(learning, chapter))
    .flatMap((chapter) => chapter.lessons);
  return (lessons.find(({ id }) => !isDone(own, id)) ?? lessons[0])?.id ?? null;
}

export const secondsLeft = ({ chapters, own }: LearningRow): number =>
  chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { id, seconds }) => sum + (isDone(own, id) ? 0 : seconds), 0);

/** The certificate, once all lessons are done and all quizzes passed. */
export function certificateOf({ course, chapters, own }: LearningRow) {
  const whole = chapters.every(
    ({ id, lessons }) => isPassed(own, id) && lessons.every((lesson) => isDone(own, lesson.id)),
  );
  if (chapters.length === 0 || !whole) return null;
  const [last = course.updatedAt] = [...own.lessons, ...own.quizzes]
    .map(({ at }) => at)
    .toSorted()
    .toReversed();
  const holder = own.owner.slice(-6).toUpperCase();
  return { number: `BA-${String(course.id).padStart(4, "0")}-${holder}`, issuedAt: last };
}
