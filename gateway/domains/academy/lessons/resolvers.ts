import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { changes, learningById } from "./learning.ts";
import { certificateOf, isDone, isOpen, isQuizOpen, nextLesson, secondsLeft } from "./progress.ts";
import type { LearningRow } from "./repository.ts";
import * as rules from "./rules.ts";

const chapterOf = (learning: LearningRow) => (chapter: LearningRow["chapters"][number]) => ({
  ...chapter,
  seconds: chapter.lessons.reduce((sum, { seconds }) => sum + seconds, 0),
  isOpen: isOpen(learning, chapter),
  lessons: chapter.lessons.map((lesson) => ({
    ...lesson,
    isDone: isDone(learning.own, lesson.id),
    position: learning.place.positions.find(({ lessonId }) => lessonId === lesson.id)?.seconds ?? 0,
  })),
  quiz: {
    isOpen: isQuizOpen(learning, chapter),
    questions: chapter.questions,
    result: learning.own.quizzes.find(({ id }) => id === chapter.id) ?? null,
  },
});

export const resolvers: Resolvers = {
  Learning: {
    id: ({ course }) => String(course.id),
    chapters: (learning) => learning.chapters.map(chapterOf(learning)),
    lessonId: nextLesson,
    secondsLeft,
    notes: ({ own }) => own.notes,
    certificate: certificateOf,
  },
  LearningChange: { learning: ({ id }, _, context) => learningById(context, id) },
  Query: { learning: (_, { id }, context) => learningById(context, id) },
  Mutation: {
    lessonVisit: (_, { courseId, lessonId, position }, context) =>
      rules.visit(context, courseId, lessonId, position),
    lessonComplete: (_, { courseId, lessonId, done }, context) =>
      rules.complete(context, courseId, lessonId, done),
    quizSubmit: (_, { courseId, chapterId, answers }, context) =>
      rules.takeQuiz(context, courseId, chapterId, answers),
    lessonNoteCreate: (_, { courseId, lessonId, ...note }, context) =>
      rules.addNote(context, courseId, lessonId, note),
    lessonNoteUpdate: (_, { courseId, id, text }, context) => rules.changeNote(context, courseId, id, text),
    lessonNoteDelete: (_, { courseId, id }, context) => rules.removeNote(context, courseId, id),
    learningRestart: (_, { courseId }, context) => rules.restart(context, courseId),
  },
  Subscription: {
    learningChanged: { subscribe: (_, { courseId }, context) => changes(context, courseId) },
  },
};
