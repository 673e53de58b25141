import { makeStyles } from "@fluentui/react-components";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { AlertsCard } from "./AlertsCard.tsx";
import {
  GatewayAlertChangesDocument,
  GatewaySamplesDocument,
  useGatewayHealthPageQuery,
} from "./health.generated.ts";
import { HealthCharts } from "./HealthCharts.tsx";
import { HealthFigures } from "./HealthFigures.tsx";
import { healthTexts } from "./healthParts.ts";
import { OperationsCard } from "./OperationsCard.tsx";
import { QueuesCard } from "./QueuesCard.tsx";
import { ThingsCard } from "./ThingsCard.tsx";
import { WorkCard } from "./WorkCard.tsx";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function Page() {
  const styles = useStyles();
  const words = useWords(healthTexts);
  const { clock } = useFormat();
  const { data, error, refetch } = useGatewayHealthPageQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  useChanges(GatewaySamplesDocument, again, data !== undefined);
  useChanges(GatewayAlertChangesDocument, again, data !== undefined);
  const health = data?.health;
  return (
    <>
      <ScreenHeader
        status={[
          words("process"),
          health && words(health.isLeading ? "leads" : "follows"),
          health && words("asOf", { time: clock(health.now) }),
        ]}
      />
      {error && !health ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <>
          <HealthFigures health={health} />
          <div className={styles.page}>
            {data && health ? (
              <>
                <HealthCharts history={health.history} />
                <Columns
                  even
                  main={<AlertsCard alerts={data.alerts} now={health.now} reload={again} />}
                  side={
                    <>
                      <ThingsCard states={health.states} engine={data.engine} />
                      <QueuesCard queues={health.queues} />
                    </>
                  }
                />
                <OperationsCard operations={health.operations} />
                <WorkCard work={health.work} now={health.now} isLeading={health.isLeading} />
              </>
            ) : (
              [1, 2, 3].map((card) => <CardSkeleton key={card} label={words("loading")} lines={8} />)
            )}
          </div>
        </>
      )}
    </>
  );
}
