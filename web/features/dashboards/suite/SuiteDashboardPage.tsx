import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { DashboardFrame } from "#web/features/dashboards/shared/DashboardFrame.tsx";
import { readPeriod, usePeriod } from "#web/features/dashboards/shared/usePeriod.ts";
import { ActivityCard } from "./ActivityCard.tsx";
import { ProjectsCard } from "./ProjectsCard.tsx";
import { RatingsCard } from "./RatingsCard.tsx";
import { StagesCard } from "./StagesCard.tsx";
import { SuiteFigures } from "./SuiteFigures.tsx";
import {
  SuiteActivityDocument,
  SuiteInvoiceChangesDocument,
  SuiteOrderChangesDocument,
  SuiteProjectsDocument,
  SuiteReviewChangesDocument,
  useSuiteActivityQuery,
  useSuiteProjectsQuery,
} from "./suite.generated.ts";

const keysOf = (rows: "ecommerceOrders" | "sampleInvoices" | "reviews") => ({
  rows,
  figures: ["suiteActivity"] as const,
});
const [orderKeys, invoiceKeys, reviewKeys] = [
  keysOf("ecommerceOrders"),
  keysOf("sampleInvoices"),
  keysOf("reviews"),
];

export function preload({ searchParams }: URL, client: ApolloClient) {
  return Promise.all([
    startQuery(client, SuiteActivityDocument, { days: readPeriod(searchParams) }),
    startQuery(client, SuiteProjectsDocument, {}),
  ]);
}

export function Page() {
  const [days] = usePeriod();
  const answer = useSuiteActivityQuery({ variables: { days } });
  const projects = useSuiteProjectsQuery().data?.sampleProjects;
  const onOrder = useListChanges(orderKeys, true);
  const onInvoice = useListChanges(invoiceKeys, true);
  const onReview = useListChanges(reviewKeys, true);
  const isShown = answer.data !== undefined;
  useChanges(SuiteOrderChangesDocument, ({ kind }) => onOrder(kind), isShown);
  useChanges(SuiteInvoiceChangesDocument, ({ kind }) => onInvoice(kind), isShown);
  useChanges(SuiteReviewChangesDocument, ({ kind }) => onReview(kind), isShown);
  const { data, previousData, error } = answer;
  return (
    <DashboardFrame
      figures={(data ?? (error ? undefined : previousData))?.suiteActivity}
      answer={answer}
      exportPath="/api/dashboard/analytics/export"
      head={(activity) => <SuiteFigures activity={activity} />}
      cards={(activity) => (
        <>
          <Columns
            level
            main={<ActivityCard activity={activity} />}
            side={<RatingsCard activity={activity} />}
          />
          <Columns
            even
            main={<StagesCard activity={activity} />}
            side={<ProjectsCard projects={projects ?? []} />}
          />
        </>
      )}
    />
  );
}
