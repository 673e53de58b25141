import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { matchPath, useParams } from "react-router-dom";
import { startQuery } from "../../../lib/operations.ts";
import { ActionLink } from "../../../ui/action/ActionLink.tsx";
import { DetailSkeleton } from "../../../ui/feedback/DetailSkeleton.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import { orderListPath, orderPattern } from "../shared/orderPaths.ts";
import { OrderDetailDocument, useOrderDetailChangesSubscription, useOrderDetailQuery } from "./orders.generated.ts";

export function preloadOrder({ pathname }: URL, client: ApolloClient) {
  const id = matchPath(orderPattern, pathname)?.params.id;
  return id === undefined ? undefined : startQuery(client, OrderDetailDocument, { id });
}

export function OrderDetailPage() {
  const { t } = useTranslation("ecommerceOrders");
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useOrderDetailQuery({ variables: { id } });
  useOrderDetailChangesSubscription({
    skip: !data?.ecommerceOrder,
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const change = told?.ecommerceOrderChanged;
      if (change?.id === id && change.kind !== "UPDATED") void refetch();
    },
  });

  if (data?.ecommerceOrder) return <OrderDetail order={data.ecommerceOrder} />;
  if (loading) return <DetailSkeleton label={t("screens:ecommerce.order")} />;
  if (error) return <ErrorState title={t("failedOne")} error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      level={1}
      title={t("gone.title")}
      text={t("gone.text", { id })}
      actions={<ActionLink appearance="primary" action={{ label: t("gone.action"), to: orderListPath }} />}
    />
  );
}
