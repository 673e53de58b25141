import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useFreshPage } from "#web/lib/list/useFreshPage.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { SearchBox } from "#web/ui/table/SearchBox.tsx";
import {
  CategoryTreeDocument,
  useCategoryChangesSubscription,
  useCategoryProductChangesSubscription,
  useCategoryTreeQuery,
} from "./categories.generated.ts";
import { CategoryDrawer } from "./CategoryDrawer.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import { type CategoryRow, treeNodes } from "./categoryTree.ts";
import { categoryCacheKeys } from "./useCategoryActions.tsx";

export const preloadCategories = (_: URL, client: ApolloClient) =>
  startQuery(client, CategoryTreeDocument, {});

export function CategoryListPage() {
  const { t } = useTranslation(["ecommerceCategories", "ecommerce", "shell"]);
  const { data, previousData, error, refetch } = useCategoryTreeQuery();
  const tree = (data ?? previousData)?.shopCategoryTree;
  const [search, setSearch] = useSearchParams();
  const [drawer, setDrawer] = useState<{ category?: CategoryRow; place: string }>();
  useFreshPage(categoryCacheKeys.rows, "tree", refetch);
  const onChanged = useListChanges(categoryCacheKeys, false);
  useCategoryChangesSubscription({
    skip: !data,
    ignoreResults: true,
    onData: ({ data: { data: event } }) => onChanged(event?.shopCategoryChanged.kind),
  });
  useCategoryProductChangesSubscription({
    skip: !data,
    ignoreResults: true,
    onData: () => onChanged("CREATED"),
  });

  const narrow = useNarrow();
  const q = search.get("q") ?? "";
  const find = (text: string) => setSearch(text.trim() === "" ? {} : { q: text.trim() }, { replace: true });
  const nodes = tree && treeNodes(tree, (root) => t(`ecommerce:products.categories.${root}`), q);
  const hidden = tree?.categories.filter(({ status }) => status === "HIDDEN").length;
  const title = t("screens:ecommerce.categories");
  const first = tree?.roots[0]?.category ?? "";
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: title },
        ]}
        status={
          tree
            ? [
                t("count", { count: tree.categories.length }),
                hidden ? t("hiddenCount", { count: hidden }) : undefined,
              ]
            : []
        }
        actions={
          <Button
            appearance="primary"
            icon={<Add20Regular />}
            disabled={!tree}
            onClick={() => setDrawer({ place: first })}
          >
            {t("form.add")}
          </Button>
        }
      />
      {tree && nodes ? (
        <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
          <div style={{ display: "flex" }}>
            <SearchBox wide={narrow} label={t("search")} value={q} onSearch={find} />
          </div>
          {nodes.length > 0 ? (
            <CategoryTable
              tree={tree}
              nodes={nodes}
              searching={q !== ""}
              onAdd={(place) => setDrawer({ place })}
              onEdit={(category) => setDrawer({ category, place: "" })}
            />
          ) : (
            <EmptyState
              title={t("empty.title")}
              text={t("empty.text", { q })}
              actions={<Button onClick={() => find("")}>{t("empty.clear")}</Button>}
            />
          )}
        </div>
      ) : error ? (
        <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton label={title} lines={12} />
      )}
      {tree && (
        <KeepWhileClosing shown={drawer}>
          {({ category, place }, open) => (
            <CategoryDrawer
              open={open}
              tree={tree}
              category={category}
              place={place}
              onClose={() => setDrawer(undefined)}
            />
          )}
        </KeepWhileClosing>
      )}
    </>
  );
}
