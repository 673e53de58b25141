import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import {
  CategoryChangesDocument,
  CategoryProductChangesDocument,
  CategoryTreeDocument,
} from "./categories.generated.ts";
import { CategoryDrawer } from "./CategoryDrawer.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import { categoryList, type OpenCategory, treeNodes } from "./categoryTree.ts";

const { cache } = categoryList;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, CategoryTreeDocument, {});

export function Page() {
  const words = useWords(categoryList.texts);
  const productWords = useWords("ecommerce:products");
  const { title } = useScreen();
  const query = useFreshQuery(cache.rows, "ecommerce.categories", CategoryTreeDocument, {});
  const { data, previousData, error, refetch } = query;
  const tree = (data ?? previousData)?.tree;
  const onChanged = useListChanges(cache, false);
  useChanges(CategoryChangesDocument, ({ kind }) => onChanged(kind), data !== undefined);
  useChanges(CategoryProductChangesDocument, () => onChanged("CREATED"), data !== undefined);

  const [search, setSearch] = useSearchParams();
  const narrow = useNarrow();
  const q = search.get("q") ?? "";
  const find = (text: string) => setSearch(text.trim() === "" ? {} : { q: text.trim() }, { replace: true });
  const nodes = tree && treeNodes(tree, (root) => productWords(`categories.${root}`), q);
  const hidden = tree?.categories.filter(({ status }) => status === "HIDDEN").length;
  const [drawer, open] = useDrawer(
    (shown: OpenCategory, state) => tree && <CategoryDrawer {...state} {...shown} tree={tree} />,
  );
  return (
    <>
      <ScreenHeader
        status={
          tree
            ? [
                words("count", { count: tree.categories.length }),
                hidden ? words("hiddenCount", { count: hidden }) : undefined,
              ]
            : []
        }
        actions={
          <Button
            appearance="primary"
            icon={<Add20Regular />}
            disabled={!tree}
            onClick={() => open({ place: tree?.roots[0]?.category ?? "" })}
          >
            {words("add")}
          </Button>
        }
      />
      {tree && nodes ? (
        <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
          <div style={{ display: "flex" }}>
            <SearchBox wide={narrow} label={words("search")} value={q} onSearch={find} />
          </div>
          {nodes.length > 0 ? (
            <CategoryTable tree={tree} nodes={nodes} searching={q !== ""} onOpen={open} />
          ) : (
            <EmptyState
              why="noMatch"
              title={words("empty.title")}
              text={words("empty.text", { q })}
              actions={<Button onClick={() => find("")}>{words("empty.clear")}</Button>}
            />
          )}
        </div>
      ) : error ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={title} lines={12} />
      )}
      {drawer}
    </>
  );
}
