import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { matchPath, useParams } from "react-router-dom";
import { startQuery } from "../../../lib/operations.ts";
import { ActionLink } from "../../../ui/action/ActionLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { FormSkeleton } from "../../../ui/form/FormSkeleton.tsx";
import { ProductEditor } from "./ProductEditor.tsx";
import { productEditPattern, productListPath } from "../shared/productPaths.ts";
import { ProductEditDocument, useProductEditQuery } from "./products.generated.ts";

export function preloadProduct({ pathname }: URL, client: ApolloClient) {
  const id = matchPath(productEditPattern, pathname)?.params.id;
  return id === undefined ? undefined : startQuery(client, ProductEditDocument, { id });
}

export function ProductEditPage() {
  const { t } = useTranslation("ecommerce");
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useProductEditQuery({ variables: { id } });

  if (data?.product) return <ProductEditor key={id} loaded={data.product} reload={async () => (await refetch()).data?.product ?? undefined} />;
  if (loading) return <FormSkeleton label={t("screens:ecommerce.productEdit")} />;
  if (error) return <ErrorState title={t("products.failedOne")} error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      level={1}
      title={t("products.gone.title")}
      text={t("products.gone.text", { id })}
      actions={<ActionLink appearance="primary" action={{ label: t("products.gone.action"), to: productListPath }} />}
    />
  );
}
