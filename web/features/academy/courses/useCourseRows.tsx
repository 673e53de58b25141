import { useApolloClient } from "@apollo/client/react";
import { ArrowReset20Regular } from "@fluentui/react-icons/svg/arrow-reset";
import { useMemo } from "react";
import type { CourseSortField } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { courseHref } from "#web/features/academy/shared/coursePaths.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { courseList, courseStateLooks } from "./courseList.ts";
import {
  CourseBulkDeleteDocument,
  type CourseCellsFragment as CourseRow,
  CourseRestartDocument,
} from "./courses.generated.ts";
import { CourseTile } from "./CourseTile.tsx";

export function useCourseRows(): RowDeclaration<CourseRow, CourseSortField> {
  const { words, format, columns, commands } = useRowTools<CourseRow, CourseSortField>(courseList);
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const remove = useRowRemoval(courseList, CourseBulkDeleteDocument);

  return useMemo(() => {
    const refresh = () => refreshLists(cache, courseList.cache);
    const restart = ({ id, courseTitle }: CourseRow) =>
      mutate(CourseRestartDocument, { courseId: id }).then(({ changed }) => {
        refresh();
        offerUndo({
          text: words("done.RESTARTED", { name: courseTitle }),
          tokens: [changed.undoToken],
          onUndone: refresh,
        });
      }, tellError);
    const { actions } = commands.of<CourseRow>([
      commands.common("open", { to: ({ id }: CourseRow) => courseHref(id) }),
      {
        id: "restart",
        icon: <ArrowReset20Regular />,
        offered: ({ completedTasks }) => completedTasks > 0,
        runOne: restart,
      },
      commands.common("delete", { run: remove }),
    ]);
    const done = (row: CourseRow) =>
      words("doneOf", { count: row.totalTasks, done: format.number(row.completedTasks) });
    return {
      name: ({ courseTitle }) => courseTitle,
      href: ({ id }) => courseHref(id),
      columns: [
        columns.link(
          "courseName",
          ({ courseTitle }) => courseTitle,
          ({ id }) => courseHref(id),
          {
            exports: ["courseTitle:courseName", "user", "label"],
          },
        ),
        columns.number("progress", ({ progress }) => progress, {
          exports: ["progress", "completedTasks", "totalTasks"],
        }),
        columns.number("rating", ({ rating }) => rating, { exports: ["rating", "userCount"] }),
      ],
      actions,
      tile: (row) => <CourseTile course={row} done={done(row)} actions={() => actions(row)} />,
      card: (row) => ({
        picture: <PersonMark name={row.user} avatar={row.avatar} size={44} />,
        title: row.courseTitle,
        meta: [row.user, row.tags, done(row)],
        pill: pillOf(words, "states", courseStateLooks)(row.state),
        value: format.percent(row.progress / 100),
      }),
    };
  }, [cache, words, format, columns, commands, mutate, offerUndo, tellError, remove]);
}
