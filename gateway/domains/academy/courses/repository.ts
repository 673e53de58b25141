import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { sql } from "kysely";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { addColumn, textType, type Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export interface CourseData {
  courseTitle: string;
  desc: string;
  tags: string;
  user: string;
  avatar: string;
  completedTasks: number;
  totalTasks: number;
  userCount: number;
  /** In tenths. */
  ratingTenths: number;
  ratingCount: number;
  /** What its lessons are taken from; empty for a course without lessons. */
  outline: string;
}

export const courseStates = ["NOT_STARTED", "IN_PROGRESS", "COMPLETED"] as const;

type Done = Pick<CourseData, "completedTasks" | "totalTasks">;

export const stateOf = ({ completedTasks, totalTasks }: Done) =>
  completedTasks === 0 ? "NOT_STARTED" : completedTasks < totalTasks ? "IN_PROGRESS" : "COMPLETED";

export interface CourseRow extends CourseData, Stamps {
  titleKey: string;
  /** The share that is done, in millionths. */
  done: number;
  isCompleted: boolean;
  state: ReturnType<typeof stateOf>;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    academy_courses: Stored<CourseRow>;
    academy_learning: Stored<OwnLearningRow>;
    academy_places: Stored<PlaceRow>;
  }
}

const MILLION = 1_000_000;

export const courseTable = defineRows<CourseData, CourseRow>({
  name: "academy_courses",
  derive: ({ courseTitle, user, completedTasks, totalTasks }) => ({
    titleKey: foldForSearch(courseTitle),
    done: Math.floor((completedTasks * MILLION) / totalTasks),
    isCompleted: completedTasks === totalTasks,
    state: stateOf({ completedTasks, totalTasks }),
    search: searchText(courseTitle, user),
  }),
});

export type CourseSort = keyof typeof sorts;

const sorts = { COURSE_NAME: "titleKey", PROGRESS: "done", CREATED: "id" } as const;

export const courseList = defineList(courseTable, {
  sorts,
  facets: ["tags", "isCompleted"],
  ties: "oldest",
});

/** Something that was finished, and when. */
export interface Finished {
  id: string;
  at: string;
}

export interface QuizResultRow extends Finished {
  /** Which questions were answered right, in their order. */
  right: boolean[];
  passed: boolean;
}

export interface LessonNoteRow {
  id: string;
  lessonId: string;
  /** In seconds from the lesson's beginning. */
  position: number;
  text: string;
  createdAt: string;
}

export interface OwnLearningData {
  /** The person's account, or `guest`. */
  owner: string;
  courseId: number;
  /** Both in one, so that nobody has a course twice. */
  place: string;
  completedTasks: number;
  lessons: Finished[];
  quizzes: QuizResultRow[];
  notes: LessonNoteRow[];
}

/** Where a person is in a course: apart from what was learnt, which can be taken back whatever is played meanwhile. */
export interface PlaceData {
  owner: string;
  courseId: number;
  place: string;
  /** Where the person is in the lessons that were opened, in seconds. */
  positions: { lessonId: string; seconds: number }[];
  /** The lesson that was opened last. */
  lessonId: string | null;
}

export interface OwnLearningRow extends OwnLearningData, Stamps {
  search: string;
}

export interface PlaceRow extends PlaceData, Stamps {
  search: string;
}

export const learningTable = defineRows<OwnLearningData, OwnLearningRow>({
  name: "academy_learning",
  derive: () => ({ search: "" }),
});

export const placeTable = defineRows<PlaceData, PlaceRow>({
  name: "academy_places",
  derive: () => ({ search: "" }),
});

const found = { sorts: {}, facets: ["owner", "courseId"], ties: "oldest" } as const;
export const learningList = defineList(learningTable, found);
export const placeList = defineList(placeTable, found);

const whose = { owner: "text", courseId: "integer", place: "text unique" } as const;
const columns = { sorts: [], facets: ["owner", "courseId"], ties: "oldest" } as const;

export const migrations: Record<string, Step> = {
  ...rowsMigration(
    "0320",
    "academy_courses",
    {
      courseTitle: "text",
      desc: "text",
      tags: "text",
      user: "text",
      avatar: "text",
      completedTasks: "integer",
      totalTasks: "integer",
      userCount: "integer",
      ratingTenths: "integer",
      ratingCount: "integer",
      titleKey: "text",
      done: "integer",
      isCompleted: "boolean",
    },
    { sorts: ["titleKey", "done"], facets: ["tags", "isCompleted"], ties: "oldest" },
  ),
  "0321_academy_course_outlines": async (db, dialect) => {
    await addColumn(db, courseTable.name, "outline", textType(dialect), "");
    await addColumn(db, courseTable.name, "state", textType(dialect), "");
    // The sample courses have the first numbers: the documented one has lessons of its own, the others those of their label.
    await sql`update ${sql.table(courseTable.name)} set outline = case when id = 1 then "courseTitle" else tags end where id <= 25`.execute(
      db,
    );
  },
  ...rowsMigration(
    "0322",
    "academy_learning",
    { ...whose, completedTasks: "integer", lessons: "json", quizzes: "json", notes: "json" },
    columns,
  ),
  ...rowsMigration(
    "0323",
    "academy_places",
    { ...whose, positions: "json", lessonId: "text or null" },
    columns,
  ),
};
