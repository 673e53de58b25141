import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { type PriceRow, priceTexts, valueText } from "./priceParts.ts";
import { usePriceHistoryQuery } from "./prices.generated.ts";

export function PriceHistoryDrawer({ price, ...state }: DrawerState & { price: PriceRow }) {
  const words = useWords(priceTexts);
  const format = useFormat();
  const { faint } = useTextStyles();
  const { data, error, refetch } = usePriceHistoryQuery({
    variables: { id: price.id },
    fetchPolicy: "cache-and-network",
  });
  const value = (micros: string) => valueText(format, price, micros);
  return (
    <Drawer {...state} title={words(`prices.${price.id}`)} meta={words("history.title")}>
      {data ? (
        data.changes.length === 0 ? (
          <p className={faint}>{words("history.none", { value: value(price.value) })}</p>
        ) : (
          <Timeline
            label={words("history.title")}
            events={data.changes.map(({ id, former, value: now, at, actor }) => ({
              id,
              at,
              tone: "info",
              title: words("history.change", { former: value(former), value: value(now) }),
              text: actor?.fullName ?? words("history.nobody"),
            }))}
          />
        )
      ) : error ? (
        <ErrorState title={words("history.failed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={words("history.title")} lines={4} />
      )}
    </Drawer>
  );
}
