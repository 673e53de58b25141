import type { ApolloClient } from "@apollo/client";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CourseScreen } from "./CourseScreen.tsx";
import { lessonTexts } from "./learning.ts";
import {
  CourseLearningDocument,
  useCourseLearningQuery,
  useLearningChangesSubscription,
} from "./lessons.generated.ts";
import { courseIn } from "./useCoursePlace.ts";

const RecordMissing = lazyComponent(
  () => import("#web/ui/screen/missing/RecordMissing.tsx"),
  "RecordMissing",
);

export const preload = ({ searchParams }: URL, client: ApolloClient) =>
  startQuery(client, CourseLearningDocument, { id: courseIn(searchParams) });

export function Page() {
  const [search] = useSearchParams();
  const id = courseIn(search);
  return <Course key={id} id={id} />;
}

function Course({ id }: { id: string }) {
  const { title } = useScreen();
  const { data, previousData, loading, error, refetch } = useCourseLearningQuery({ variables: { id } });
  const learning = (data ?? (loading ? previousData : undefined))?.record;
  useLearningChangesSubscription({ ignoreResults: true, variables: { courseId: id } });
  if (learning) return <CourseScreen learning={learning} reload={refetch} />;
  if (loading) return <DetailSkeleton label={title} />;
  return <RecordMissing texts={lessonTexts} id={id} error={error} onRetry={refetch} />;
}
