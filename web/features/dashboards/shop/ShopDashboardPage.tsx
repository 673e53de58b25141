import { makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import type { ListCacheKeys } from "#web/lib/list/listCache.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { BestProductsCard } from "./BestProductsCard.tsx";
import { CategoriesCard } from "./CategoriesCard.tsx";
import { LatestOrdersCard } from "./LatestOrdersCard.tsx";
import { RevenueCard } from "./RevenueCard.tsx";
import { SalesFigures } from "./SalesFigures.tsx";
import {
  ShopLatestOrdersDocument,
  ShopOrderChangesDocument,
  ShopSalesDocument,
  useShopSalesQuery,
} from "./shop.generated.ts";
import { periods, readPeriod, usePeriod } from "./usePeriod.ts";

const useStyles = makeStyles({
  cards: { display: "grid", gap: "16px", "@media (max-width: 639.98px)": { gap: "12px" } },
  stale: {
    opacity: 0.6,
    transitionProperty: "opacity",
    transitionDuration: "100ms",
    transitionDelay: "150ms",
  },
});

const shopCacheKeys: ListCacheKeys = {
  rows: "ecommerceOrders",
  figures: ["shopSales", "ecommerceOrderSummary"],
};

export function preload({ searchParams }: URL, client: ApolloClient) {
  return Promise.all([
    startQuery(client, ShopSalesDocument, { days: readPeriod(searchParams) }),
    startQuery(client, ShopLatestOrdersDocument, {}),
  ]);
}

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const { title } = useScreen();
  const format = useFormat();
  const [days, setDays] = usePeriod();
  const { data, previousData, loading, error, refetch } = useShopSalesQuery({ variables: { days } });
  const latest = useFreshQuery(shopCacheKeys.rows, "dashboard", ShopLatestOrdersDocument, {});
  const onChanged = useListChanges(shopCacheKeys, true);
  useChanges(ShopOrderChangesDocument, ({ kind }) => onChanged(kind), data !== undefined);
  const sales = (data ?? (error ? undefined : previousData))?.shopSales;

  const body = () => {
    if (sales) {
      return (
        <div className={loading && !data ? styles.stale : undefined} aria-busy={loading}>
          <SalesFigures sales={sales} />
          <div className={styles.cards}>
            <Columns main={<RevenueCard sales={sales} />} side={<CategoriesCard sales={sales} />} />
            <Columns
              main={<LatestOrdersCard latest={latest.data} />}
              side={<BestProductsCard sales={sales} />}
            />
          </div>
        </div>
      );
    }
    return error ? (
      <ErrorState title={t("shop.failed")} error={error} onRetry={() => void refetch()} />
    ) : (
      <DetailSkeleton label={title} />
    );
  };
  return (
    <>
      <ScreenHeader
        status={
          sales
            ? [
                t("shop.period", {
                  from: format.date(`${sales.from}T00:00`),
                  to: format.date(`${sales.to}T00:00`),
                }),
              ]
            : []
        }
        actions={
          <MenuButton
            icon={<ChevronDown16Regular />}
            iconPosition="after"
            actions={() =>
              periods.map((period) => ({
                id: String(period),
                label: t("shop.last", { count: period }),
                chosen: period === days,
                run: () => setDays(period),
              }))
            }
          >
            {t("shop.last", { count: days })}
          </MenuButton>
        }
      />
      {body()}
    </>
  );
}
