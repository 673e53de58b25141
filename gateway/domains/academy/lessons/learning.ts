import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import {
  courseTable,
  type CourseRow,
  learningTable,
  placeTable,
  type PlaceData,
} from "#gateway/domains/academy/courses/repository.ts";
import { ownerOf, ownOf, placeOf } from "#gateway/domains/academy/courses/rules.ts";
import { untouched } from "./progress.ts";
import { chaptersOf, type LearningRow } from "./repository.ts";

export async function learningOf(context: RequestContext, course: CourseRow): Promise<LearningRow> {
  const chapters = chaptersOf(course);
  const [own, place] = await Promise.all([ownOf(context, course.id), placeOf(context, course.id)]);
  return {
    course,
    chapters,
    own: own ?? untouched(course, chapters, ownerOf(context)),
    place: place ?? { positions: [], lessonId: null },
    version: own?.version ?? 0,
  };
}

export async function learningById(context: RequestContext, id: string): Promise<LearningRow | null> {
  const course = await courseTable.byId(context.store.db, keyOf(id));
  return course ? await learningOf(context, course) : null;
}

/** Makes sure that what is learnt has a row, and answers its key. */
export async function stand(context: RequestContext, { course, own }: LearningRow): Promise<number> {
  const { store } = context;
  const known = await ownOf(context, course.id);
  if (known) return known.id;
  const dates = { createdAt: course.updatedAt, updatedAt: course.updatedAt };
  await unlessTaken(inTransaction(store, (db) => learningTable.insert(db, { ...own, ...dates })));
  return (await ownOf(context, course.id))?.id ?? 0;
}

/** Keeps where the viewer is. */
export async function keepPlace(
  context: RequestContext,
  { course, own }: LearningRow,
  at: PlaceData["positions"][number],
) {
  const { store, clock } = context;
  const now = timestamp(clock);
  const blank = { owner: own.owner, courseId: course.id, place: own.place, positions: [], lessonId: null };
  const dates = { createdAt: now, updatedAt: now };
  if (!(await placeOf(context, course.id)))
    await unlessTaken(inTransaction(store, (db) => placeTable.insert(db, { ...blank, ...dates })));
  await changeVersioned(
    "The place",
    null,
    () => placeOf(context, course.id),
    (row) => {
      const others = row.positions.filter(({ lessonId }) => lessonId !== at.lessonId);
      return placeTable.update(store.db, row, {
        lessonId: at.lessonId,
        positions: [...others, at],
        updatedAt: now,
      });
    },
  );
}

/** Somebody else was faster to add the same row. */
const unlessTaken = (added: Promise<unknown>) =>
  added.catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });

/** The changes to what the viewer has learnt in one course. */
export const changes = (context: RequestContext, courseId: string) =>
  mapSome(context.live.subscribe(learningTable.name), async ({ id }) => {
    const row = await learningTable.byId(context.store.db, Number(id));
    return row?.owner === ownerOf(context) && String(row.courseId) === courseId
      ? { learningChanged: { kind: "UPDATED" as const, id: courseId } }
      : null;
  });
