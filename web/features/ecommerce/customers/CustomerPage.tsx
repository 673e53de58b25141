import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { matchPath, useParams } from "react-router-dom";
import { startQuery } from "../../../lib/operations.ts";
import { ActionLink } from "../../../ui/action/ActionLink.tsx";
import { DetailSkeleton } from "../../../ui/feedback/DetailSkeleton.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { CustomerScreen } from "./CustomerScreen.tsx";
import { CustomerDetailDocument, useCustomerDetailQuery } from "./customer.generated.ts";
import { customerListPath, customerPattern } from "../shared/customerPaths.ts";

export function preloadCustomer({ pathname }: URL, client: ApolloClient) {
  const id = matchPath(customerPattern, pathname)?.params.id;
  return id === undefined ? undefined : startQuery(client, CustomerDetailDocument, { id });
}

export function CustomerPage() {
  const { id = "" } = useParams();
  return <LoadedCustomer key={id} id={id} />;
}

function LoadedCustomer({ id }: { id: string }) {
  const { t } = useTranslation("ecommerceCustomers");
  const { data, previousData, error, loading, refetch } = useCustomerDetailQuery({ variables: { id } });
  const customer = (data ?? (loading ? previousData : undefined))?.customer;

  if (customer) return <CustomerScreen customer={customer} reload={async () => (await refetch()).data?.customer ?? undefined} />;
  if (loading) return <DetailSkeleton label={t("screens:ecommerce.customer")} />;
  if (error) return <ErrorState title={t("failedOne")} error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      level={1}
      title={t("gone.title")}
      text={t("gone.text", { id })}
      actions={<ActionLink appearance="primary" action={{ label: t("gone.action"), to: customerListPath }} />}
    />
  );
}
