import type { ApolloClient } from "@apollo/client";
import { Button, makeStyles } from "@fluentui/react-components";
import { History20Regular } from "@fluentui/react-icons/svg/history";
import { useState } from "react";
import { PointsTabs } from "#web/features/ledger/shared/PointsTabs.tsx";
import { CodeButton } from "#web/features/ledger/shared/store/CodeButton.tsx";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { CheckInCard } from "./CheckInCard.tsx";
import { EntriesCard } from "./EntriesCard.tsx";
import { PointsHomeDocument, PointsChangesDocument, usePointsHomeQuery } from "./points.generated.ts";
import { noonOf, pointsTexts } from "./pointsParts.ts";
import { StoreRowSkeleton } from "./StoreRowSkeleton.tsx";
import { TasksCard } from "./TasksCard.tsx";

const StoreRow = lazyComponent(() => import("./StoreRow.tsx"), "StoreRow", {
  texts: ["ledgerGoods", "ledgerCoupons"],
  Waiting: StoreRowSkeleton,
});

const SOON = 30 * 86_400_000;
const HISTORY = "points-history";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "16px",
    "@media (max-width: 1279.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  history: { scrollMarginBlockStart: "64px" },
});

export const preload = (_: URL, client: ApolloClient) =>
  startQuery(client, PointsHomeDocument, { timeZone: timeZoneHere() });

export function Page() {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const [month, showMonth] = useState<string>();
  const answer = usePointsHomeQuery({
    variables: { timeZone: timeZoneHere(), ...(month !== undefined && { month }) },
    fetchPolicy: "cache-and-network",
  });
  const points = (answer.data ?? answer.previousData)?.points;
  const again = () => void answer.refetch();
  useChanges(PointsChangesDocument, again, points !== undefined);
  const [first] = points?.expiries ?? [];
  const expires = points && first && Date.parse(first.from) - noonOf(points.checkIns.today).getTime() < SOON;
  return (
    <>
      <PageHeader
        title={words("title")}
        status={[
          points && words("count", { count: points.balance, shown: format.number(points.balance) }),
          expires
            ? words("expiresOn", { points: format.number(first.points), day: format.shortDay(first.from) })
            : undefined,
        ]}
        actions={
          <>
            <Button
              appearance="subtle"
              icon={<History20Regular />}
              onClick={() => document.getElementById(HISTORY)?.scrollIntoView()}
            >
              {words("history.title")}
            </Button>
            <CodeButton />
          </>
        }
      />
      <PointsTabs tab="overview">
        {!points && answer.error ? (
          <ErrorState title={words("failed")} error={answer.error} onRetry={answer.refetch} />
        ) : (
          <div className={styles.page}>
            <div className={styles.cards}>
              {points ? (
                <>
                  <BalanceCard points={points} today={points.checkIns.today} />
                  <CheckInCard
                    checkIns={points.checkIns}
                    waiting={answer.data === undefined}
                    asked={month}
                    onMonth={showMonth}
                  />
                  <TasksCard tasks={points.tasks} today={points.checkIns.today} />
                </>
              ) : (
                ["balance.title", "checkIn.title", "tasks.title"].map((title) => (
                  <CardSkeleton key={title} label={words(title)} lines={9} />
                ))
              )}
              <StoreRow balance={points?.balance} />
            </div>
            <div id={HISTORY} className={styles.history}>
              <EntriesCard stamp={points?.balance} />
            </div>
          </div>
        )}
      </PointsTabs>
    </>
  );
}
