import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { anyOf, given, is } from "#gateway/platform/list/conditions.ts";
import type { Condition, ListArgs, ListPage } from "#gateway/platform/list/list.ts";
import { mapEach, mapSome, merged, type RowChange } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import {
  courseList,
  courseStates,
  courseTable,
  stateOf,
  type CourseRow,
  type CourseSort,
  learningList,
  learningTable,
  placeList,
  type OwnLearningRow,
  type PlaceRow,
} from "./repository.ts";

/** What a list of courses can be asked for, as the viewer sees them. */
export interface Wanted {
  label?: readonly string[] | null | undefined;
  hideCompleted?: boolean | null | undefined;
  state?: readonly (typeof courseStates)[number][] | null | undefined;
}

export const ownerOf = ({ viewer }: RequestContext): string => viewer?.userId ?? "guest";

type Done = Pick<CourseRow, "completedTasks" | "totalTasks">;

export const percentOf = ({ completedTasks, totalTasks }: Done): number =>
  Math.floor((completedTasks * 100) / totalTasks);

const isWanted = (course: Done, { hideCompleted, state }: Wanted): boolean =>
  (state?.includes(stateOf(course)) ?? true) && !(hideCompleted === true && stateOf(course) === "COMPLETED");

const mine = (context: RequestContext, where: readonly Condition[] = []) => ({
  page: 1,
  itemsPerPage: null,
  where: given(is("owner", ownerOf(context)), ...where),
});

/** What the viewer has learnt, of every course that the viewer was in. */
const ownRows = async (context: RequestContext): Promise<OwnLearningRow[]> =>
  (await learningList.page(context.store, mine(context))).items;

/** What the viewer has learnt in a course; undefined where the course's own figures hold still. */
export const ownOf = defineLoader<number, OwnLearningRow>(async (context, courses) => {
  const own = await learningList.page(context.store, mine(context, given(anyOf("courseId", courses))));
  return new Map(own.items.map((row) => [row.courseId, row]));
});

/** Where the viewer is in a course. */
export const placeOf = defineLoader<number, PlaceRow>(async (context, courses) => {
  const own = await placeList.page(context.store, mine(context, given(anyOf("courseId", courses))));
  return new Map(own.items.map((row) => [row.courseId, row]));
});

const overlaid = (course: CourseRow, own: OwnLearningRow | undefined): CourseRow =>
  own ? { ...course, completedTasks: Math.min(own.completedTasks, course.totalTasks) } : course;

/** The course with the figures of the viewer. */
export const viewed = async (context: RequestContext, course: CourseRow): Promise<CourseRow> =>
  overlaid(course, await ownOf(context, course.id));

/** The conditions on the courses' own figures. */
const plainly = ({ label, hideCompleted, state }: Wanted): Condition[] =>
  given(
    anyOf("tags", label),
    is("isCompleted", hideCompleted === true ? false : null),
    anyOf("state", state),
  );

/** All courses that match, with the viewer's figures. */
async function everyOne(
  context: RequestContext,
  own: readonly OwnLearningRow[],
  args: Pick<ListArgs<CourseSort>, "q" | "where">,
) {
  const learnt = new Map(own.map((row) => [row.courseId, row]));
  const { items } = await courseList.page(context.store, { ...args, page: 1, itemsPerPage: null });
  return items.map((course) => overlaid(course, learnt.get(course.id)));
}

/** The conditions of a filter: on the courses' own figures, or, once the viewer has learnt something, on which courses they are. */
export async function conditions(context: RequestContext, wanted: Wanted): Promise<Condition[]> {
  const own = wanted.state || wanted.hideCompleted === true ? await ownRows(context) : [];
  if (own.length === 0) return plainly(wanted);
  const all = await everyOne(context, own, { where: plainly({ label: wanted.label }) });
  return [{ column: "id", in: all.filter((course) => isWanted(course, wanted)).map(({ id }) => id) }];
}

/** A page of courses as the viewer sees them. */
export async function page(
  context: RequestContext,
  args: ListArgs<CourseSort>,
): Promise<ListPage<CourseRow>> {
  const own = await ownRows(context);
  const { sort, page: at, itemsPerPage } = args;
  if (own.length === 0 || sort?.field !== "PROGRESS") {
    const found = await courseList.page(context.store, args);
    const learnt = new Map(own.map((row) => [row.courseId, row]));
    return { ...found, items: found.items.map((course) => overlaid(course, learnt.get(course.id))) };
  }
  const share = ({ completedTasks, totalTasks }: Done) => completedTasks / totalTasks;
  const sign = sort.order === "DESC" ? -1 : 1;
  const all = (await everyOne(context, own, args)).toSorted((a, b) => sign * (share(a) - share(b)));
  const size = itemsPerPage ?? Math.max(all.length, 1);
  return { items: all.slice((at - 1) * size, at * size), total: all.length, page: at, itemsPerPage: size };
}

/** All courses that match, in one go: they are sorted by what the viewer has learnt. */
export async function* walk(
  _: Store,
  args: Omit<ListArgs<CourseSort>, "page" | "itemsPerPage">,
  context: RequestContext,
): AsyncGenerator<CourseRow[]> {
  yield (await page(context, { ...args, page: 1, itemsPerPage: null })).items;
}

/** The courses in figures, as the viewer sees them. */
export async function summary(context: RequestContext) {
  const { store } = context;
  const own = await ownRows(context);
  const courses = await courseTable.byIds(
    store.db,
    own.map(({ courseId }) => courseId),
  );
  const learnt = new Map(own.map((row) => [row.courseId, row]));
  const [total, labels, ...plain] = await Promise.all([
    courseList.total(store),
    courseList.facet(store, "tags"),
    ...courseStates.map((state) => courseList.count(store, plainly({ state: [state] }))),
  ]);
  const states = courseStates.map((value, at) => {
    const moved = courses.map(
      (one) => Number(stateOf(overlaid(one, learnt.get(one.id))) === value) - Number(stateOf(one) === value),
    );
    return { value, count: moved.reduce((sum, by) => sum + by, plain[at] ?? 0) };
  });
  return { total, completed: states.at(-1)?.count ?? 0, labels, states };
}

/** Every change to the courses, and to what the viewer has learnt in them. */
export const changes = (context: RequestContext): AsyncIterable<{ courseChanged: RowChange }> =>
  merged(
    mapEach(context.live.subscribe(courseTable.name), (courseChanged) => ({ courseChanged })),
    mapSome(context.live.subscribe(learningTable.name), async ({ id }) => {
      const row = await learningTable.byId(context.store.db, Number(id));
      if (row?.owner !== ownerOf(context)) return null;
      return { courseChanged: { kind: "UPDATED" as const, id: String(row.courseId) } };
    }),
  );
