import type { ApolloClient } from "@apollo/client";
import { BookOpen20Regular } from "@fluentui/react-icons/svg/book-open";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle20Regular } from "@fluentui/react-icons/svg/circle";
import { HatGraduation20Regular } from "@fluentui/react-icons/svg/hat-graduation";
import { useMemo } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { courseListPath } from "#web/features/academy/shared/coursePaths.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { countOf } from "#web/ui/table/useSummary.ts";
import { courseList } from "./courseList.ts";
import {
  CourseListChangesDocument,
  CourseListSummaryDocument,
  type CourseListSummaryQuery,
  CourseOverviewNextDocument,
  useCourseListSummaryQuery,
} from "./courses.generated.ts";
import { NextCoursesCard } from "./NextCoursesCard.tsx";

export const preload = (_: URL, client: ApolloClient) =>
  Promise.all([
    startQuery(client, CourseListSummaryDocument, {}),
    startQuery(client, CourseOverviewNextDocument, {}),
  ]);

export function Page() {
  const words = useWords(courseList.texts);
  const { title } = useScreen();
  const { data, previousData, error, refetch } = useCourseListSummaryQuery();
  const next = useFreshQuery(courseList.cache.rows, "overview", CourseOverviewNextDocument, {});
  const onChanged = useListChanges(courseList.cache, true);
  useChanges(CourseListChangesDocument, ({ kind, id }) => onChanged(kind, id), data !== undefined);
  const figures = (data ?? (error ? undefined : previousData))?.summary;
  const body = () => {
    if (figures) {
      return (
        <>
          <Figures figures={figures} />
          <Columns
            level
            main={<Labels figures={figures} />}
            side={<NextCoursesCard courses={next.data?.courses} />}
          />
        </>
      );
    }
    return error ? (
      <ErrorState title={words("overview.failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton label={title} />
    );
  };
  return (
    <>
      <ScreenHeader status={figures ? [words("count", { count: figures.total })] : []} />
      {body()}
    </>
  );
}

interface FiguresProps {
  figures: CourseListSummaryQuery["summary"];
}

function Figures({ figures: { total, completed, states } }: FiguresProps) {
  const words = useWords(courseList.texts);
  const { percent } = useFormat();
  const note = (count: number) =>
    total > 0 ? words("overview.share", { share: percent(count / total) }) : "";
  const current = countOf(states, "IN_PROGRESS") ?? 0;
  const fresh = countOf(states, "NOT_STARTED") ?? 0;
  return (
    <StatCards
      figures={[
        {
          id: "all",
          label: words("views.all"),
          value: total,
          icon: <HatGraduation20Regular />,
          to: courseListPath,
        },
        {
          id: "current",
          label: words("views.current"),
          value: current,
          icon: <BookOpen20Regular />,
          note: note(current),
          to: `${courseListPath}?view=current`,
        },
        {
          id: "done",
          label: words("views.done"),
          value: completed,
          icon: <CheckmarkCircle20Regular />,
          note: note(completed),
          to: `${courseListPath}?view=done`,
        },
        {
          id: "new",
          label: words("views.new"),
          value: fresh,
          icon: <Circle20Regular />,
          note: note(fresh),
          to: `${courseListPath}?view=new`,
        },
      ]}
    />
  );
}

function Labels({ figures: { labels } }: FiguresProps) {
  const words = useWords(courseList.texts);
  const { number } = useFormat();
  const navigate = useNavigate();
  const data = useMemo(
    (): ChartData => ({
      kind: "bar",
      label: words("overview.labels"),
      categoryLabel: words("fields.label"),
      categories: labels.map(({ value }) => value),
      series: [{ id: "courses", name: words("views.all"), values: labels.map(({ count }) => count) }],
      format: number,
      onSelect: (at) => {
        const label = labels[at]?.value;
        if (label !== undefined)
          void navigate(`${courseListPath}?${new URLSearchParams({ label }).toString()}`);
      },
    }),
    [labels, number, words, navigate],
  );
  return <ChartCard title={words("overview.labels")} data={data} height={280} />;
}
