import { z } from "zod";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { fixedRows } from "#gateway/platform/store/seed.ts";
import {
  type CourseRow,
  type OwnLearningData,
  type PlaceData,
} from "#gateway/domains/academy/courses/repository.ts";

const chapter = () =>
  z.strictObject({
    title: z.string(),
    lessons: z.array(z.strictObject({ title: z.string(), seconds: z.int().positive() })),
    points: z.array(z.string()).length(3),
    questions: z.array(
      z.strictObject({
        question: z.string(),
        options: z.array(z.string()).length(3),
        answer: z.int().min(0).max(2),
      }),
    ),
  });

const rows = fixedRows("academy/lessons", () =>
  z.array(z.strictObject({ outline: z.string(), chapters: z.array(chapter()) })),
);
const outlines = onFirstUse(() => new Map(rows().map((one) => [one.outline, one.chapters])));

/** A chapter of a course as it is taught. */
export interface Chapter extends Omit<z.output<ReturnType<typeof chapter>>, "lessons" | "points"> {
  id: string;
  number: number;
  lessons: {
    id: string;
    number: string;
    title: string;
    seconds: number;
    slides: { title: string; points: string[] }[];
  }[];
}

/** What a viewer has learnt in a course: as it is kept, or as the course's own figures say where nothing is. */
export interface LearningRow {
  course: CourseRow;
  chapters: Chapter[];
  own: OwnLearningData;
  place: Pick<PlaceData, "positions" | "lessonId">;
  version: number;
}

function slidesOf(title: string, points: readonly string[], at: number) {
  const point = (by: number) => ({ title: points[(at + by) % points.length] ?? title, points: [] });
  return [{ title, points: [] }, point(0), point(1), { title, points: [...points] }];
}

/** The chapters of a course: those of its outline, as many lessons of them as it has tasks. */
export function chaptersOf({ id, outline, totalTasks }: CourseRow): Chapter[] {
  let left = totalTasks;
  return (outlines().get(outline) ?? []).flatMap(({ lessons, points, ...one }, at) => {
    const taken = lessons.slice(0, Math.max(left, 0));
    left -= lessons.length;
    if (taken.length === 0) return [];
    const number = at + 1;
    return {
      ...one,
      id: `${id}-${number}`,
      number,
      lessons: taken.map(({ title, seconds }, place) => ({
        id: `${id}-${number}-${place + 1}`,
        number: `${number}.${place + 1}`,
        title,
        seconds,
        slides: slidesOf(title, points, place),
      })),
    };
  });
}
