import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { type PriceRow, priceTexts } from "./priceParts.ts";
import { PriceListDocument, usePriceListQuery } from "./prices.generated.ts";
import { PriceTable } from "./PriceTable.tsx";

const PriceHistoryDrawer = lazyComponent(() => import("./PriceHistoryDrawer.tsx"), "PriceHistoryDrawer");

const useStyles = makeStyles({ cards: { display: "grid", gap: "16px" } });

export const preload = (_: URL, client: ApolloClient) => startQuery(client, PriceListDocument, {});

export function Page() {
  const styles = useStyles();
  const words = useWords(priceTexts);
  const { data, error, refetch } = usePriceListQuery();
  const [drawer, openHistory] = useDrawer<PriceRow>((price, state) => (
    <PriceHistoryDrawer price={price} {...state} />
  ));
  const prices = data?.prices ?? [];
  const groups = [...new Set(prices.map(({ group }) => group))];
  return (
    <>
      <ScreenHeader status={[words("line")]} />
      {data ? (
        <div className={styles.cards}>
          {groups.map((group) => (
            <Card key={group} title={words(`groups.${group}`)} line={words(`lines.${group}`)}>
              <PriceTable
                label={words(`groups.${group}`)}
                prices={prices.filter((price) => price.group === group)}
                onHistory={openHistory}
              />
            </Card>
          ))}
        </div>
      ) : error ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={words("loading")} lines={12} />
      )}
      {drawer}
    </>
  );
}
