import { useWords } from "#web/lib/texts/words.ts";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { courseList } from "./courseList.ts";
import { courseListDocuments, CourseListSummaryDocument } from "./courses.generated.ts";
import { useCourseRows } from "./useCourseRows.tsx";

export const preload = preloadList(courseList, courseListDocuments, CourseListSummaryDocument);

export function Page() {
  const words = useWords(courseList.texts);
  const summary = useSummary(CourseListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(courseList, courseListDocuments, {
    summary,
    movedByUpdates: ({ variables }) => variables.sort.field === "PROGRESS",
  });
  const current = countOf(figures?.states, "IN_PROGRESS");
  return (
    <ListScreen
      live={live}
      rows={useCourseRows()}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("countCurrent", { count: current }),
          words("countDone", { count: figures.completed }),
        ]
      }
      counts={{
        all: figures?.total,
        current,
        new: countOf(figures?.states, "NOT_STARTED"),
        done: figures?.completed,
      }}
      known={{ label: { counts: figures?.labels }, state: { counts: figures?.states } }}
      exportPath="/api/apps/academy/courses/export"
    />
  );
}
