import type { LearningFieldsFragment } from "./lessons.generated.ts";

export const lessonTexts = "academyLessons";

export type Learning = LearningFieldsFragment;
export type Chapter = Learning["chapters"][number];
export type Lesson = Chapter["lessons"][number];

/** A place in a lesson: `06:18`. */
export const timeMark = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds % 60)].map((part) => String(part).padStart(2, "0")).join(":");

export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

export const lessonsOf = ({ chapters }: Learning): { chapter: Chapter; lesson: Lesson }[] =>
  chapters.flatMap((chapter) => chapter.lessons.map((lesson) => ({ chapter, lesson })));
