import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import type { ListCacheKeys } from "#web/lib/list/listCache.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { DashboardFrame } from "#web/features/dashboards/shared/DashboardFrame.tsx";
import { readPeriod, usePeriod } from "#web/features/dashboards/shared/usePeriod.ts";
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
  const [days] = usePeriod();
  const answer = useShopSalesQuery({ variables: { days } });
  const latest = useFreshQuery(shopCacheKeys.rows, "dashboard", ShopLatestOrdersDocument, {});
  const onChanged = useListChanges(shopCacheKeys, true);
  useChanges(ShopOrderChangesDocument, ({ kind }) => onChanged(kind), answer.data !== undefined);
  const { data, previousData, error } = answer;
  return (
    <DashboardFrame
      figures={(data ?? (error ? undefined : previousData))?.shopSales}
      answer={answer}
      head={(sales) => <SalesFigures sales={sales} />}
      cards={(sales) => (
        <>
          <Columns main={<RevenueCard sales={sales} />} side={<CategoriesCard sales={sales} />} />
          <Columns
            main={<LatestOrdersCard latest={latest.data} />}
            side={<BestProductsCard sales={sales} />}
          />
        </>
      )}
    />
  );
}
