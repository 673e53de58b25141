import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { DashboardFrame } from "#web/features/dashboards/shared/DashboardFrame.tsx";
import { readPeriod, usePeriod } from "#web/features/dashboards/shared/usePeriod.ts";
import { CrmDaysCard } from "./CrmDaysCard.tsx";
import { CrmFigures } from "./CrmFigures.tsx";
import { CrmCategoriesCard } from "./CrmCategoriesCard.tsx";
import { CrmSales, preloadSales } from "./CrmSales.tsx";
import { CrmSalesDocument, useCrmSalesQuery } from "./crm.generated.ts";

export function preload(url: URL, client: ApolloClient) {
  return Promise.all([
    startQuery(client, CrmSalesDocument, { days: readPeriod(url.searchParams) }),
    preloadSales(url, client),
  ]);
}

export function Page() {
  const [days] = usePeriod();
  const answer = useCrmSalesQuery({ variables: { days } });
  const { data, previousData, error } = answer;
  return (
    <DashboardFrame
      figures={(data ?? (error ? undefined : previousData))?.crmSales}
      answer={answer}
      head={(figures) => <CrmFigures figures={figures} />}
      cards={(figures) => (
        <>
          <Columns
            level
            main={<CrmDaysCard figures={figures} />}
            side={<CrmCategoriesCard figures={figures} />}
          />
          <CrmSales />
        </>
      )}
    />
  );
}
